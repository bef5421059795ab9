### Headings and phrases of `--help`.

# Before how a command is typed.
usage = Usage
commands_heading = Commands
arguments_heading = Arguments
options_heading = Options
# In place of options, in how a command is typed.
any_options = [OPTIONS]
# In place of a command, likewise.
any_command = COMMAND
choices_heading = Possible values
choices = [possible values: { $values }]
default = [default: { $value }]
variable = [env: { $name }]
help = Print help, short with -h
version = Print version
help_command = Print this message or the help of a command
