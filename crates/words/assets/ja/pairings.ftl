in_file = { $file }：{ $line }
bye = { $start }は不戦
pair = { $white }–{ $black }
