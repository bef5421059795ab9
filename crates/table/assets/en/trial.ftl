# For the tests of this crate.
title = Trial
# facts: $name, $share.1
won = { $name } won { $share } %
phase =
    .Open = open
    .Closed = closed
# facts: $name, $day.full_day
held = { $name } on { $day }
