### Texts about the files of the configuration folder.

# There is no colour, whatever the theme.
colourless = NO_COLOR is set: mono is used
# There is nowhere to keep settings.
no_place = no folder was found for the settings
    .remedy = give --config DIR
# Where a value comes from.
default = default
file = file
# Where the settings are kept, and whether the file is there yet.
# facts: $path, $there
kept = { $path }{ $there ->
    [yes] {""}
   *[no] {" "}(not written yet)
}
out_of_range = write it like { $example }
# facts: $themes, $file
unknown_theme = write { $themes }, or create the file { $file }
unknown_command = see `banzuke settings --keys` for all names
unknown_key = write keys like k, G, enter, page-up, f1, ctrl-r, alt-x
or = {" "}or{" "}
meant = did you mean { $near }?
one_of = write one of { $names }
switch = true or false, without quotes
unreadable = cannot be read: { $why }
    .remedy = check that it is readable UTF-8 text
unwritable = cannot be written: { $why }
    .remedy = check that its folder is writable
exists = already exists
    .remedy = edit it, or move it away to start again
syntax = { $why }
    .remedy = see `banzuke settings --help` for samples of all three files
no_setting = there is no setting `{ $name }`
# facts: $setting, $value
no_value = { $setting } cannot be `{ $value }`
wrong_kind = { $setting } cannot have that value
# facts: $setting, $least, $most
beyond = { $setting } must be from { $least } to { $most }
no_hook = there is no hook `{ $name }`
no_theme = there is no theme `{ $name }`
no_scope = there is no scope [{ $name }]
no_command = there is no command `{ $name }`
no_key = there is no key `{ $name }`
no_command_line = the hook { $hook } has no command line
    .remedy = write a command of the shell in quotes: { $hook } = "notify.sh"
no_program = the command `{ $command }` has no program
    .remedy = write the program first, then its arguments, like run = ["say", "{"{"}name{"}"}"]
# facts: $command, $fact, $facts
no_fact = the command `{ $command }` asks for { $fact }, which its `on` does not offer
    .remedy = use { $facts }
# facts: $key, $command, $by
own_key_taken = the key `{ $key }` of the command `{ $command }` already runs `{ $by }`
    .remedy = choose another key, or give `{ $by }` another one
# facts: $command, $scope, $scopes
misplaced = `{ $command }` is not available in [{ $scope }]
    .remedy = move it to { $scopes }
# facts: $key, $first
key_twice = the key `{ $key }` already runs `{ $first }` in this scope
    .remedy = remove it from one of the two lines
# facts: $key, $by, $scope
key_taken = the key `{ $key }` runs `{ $by }` in [{ $scope }]
    .remedy = choose another key, or give `{ $by }` other keys under [{ $scope }] too
# facts: $command, $usual
out_of_reach = no key would run `{ $command }` everywhere
    .remedy = keep a free key for `{ $command }` that works in text fields, like { $usual }
# A theme in a list.
theme = `{ $name }`
