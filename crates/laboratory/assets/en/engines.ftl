### Engines that are installed, and the games that they are asked about.

# A game of a file that is left out.
# facts: $path, $line, $number, $why
left_out = { $path }:{ $line }: game { $number } is left out: { $why }
# A file without a game that can be analysed.
# facts: $path, $skipped
nothing_to_analyse = { $path } has no game that can be analysed ({ $skipped } left out)
    .remedy = correct the file, or give another one
# Games of chess or shogi without an engine.
other_game = { $path } is no Othello: its games need an installed engine
    .remedy = name one, like --engine stockfish --nodes 20000
# Our own engine does not search so deep.
too_deep = without --engine the depth is at most { $most }
    .remedy = give a smaller --depth
# Games of several kinds cannot be in one analysis.
several_kinds = the files have games of different kinds
    .remedy = analyse each kind by itself
# Engines of this game speak something else.
other_protocol = engines of { $kind } do not speak this protocol
    .remedy = leave out --protocol, or give other games
# A number of positions means nothing to engines of Othello.
no_nodes = engines that speak NBoard know no --nodes
    .remedy = give --depth
# How far an engine searches was not said.
no_limit = how far the engine searches is missing
    .remedy = give --nodes or --depth
# A text that names no program.
no_command = --engine names no program, or lacks a quotation mark
    .remedy = give a command, like --engine "stockfish"
# An option of an engine without a value.
no_option = "{ $text }" is no option of an engine
    .remedy = write NAME=VALUE, like --set Hash=64
# A game that is left out, since the engine did not do what it was asked.
# facts: $name, $command, $why
game_left_out = { $name } is left out: the engine { $command } { $why }
# An engine did not do what it was asked. What stands in the file by then stays there.
# facts: $done, $all, $path
kept = ; { $done } of { $all } games are in { $path }, and the same command goes on there
# facts: $command, $why, $asked, $kept
not_done = the engine { $command } { $why }{ $asked }{ $kept }
illegal_move = illegal move { $text }
ambiguous_move = { $text } could be several moves
unreadable = "{ $text }" cannot be read
bad_start = its start is no position that can be read: { $text }
other_rules = it has other rules: { $text }
unclosed = the end of { $sign } is missing
no_moves = it has no moves
not_found = is not installed, or not there
    .remedy = install it, or give its whole path to --engine
failed = cannot be run: { $error }
    .remedy = start it by hand to see what it says, or name another engine
ended = ended by itself with status { $status }
    .remedy = { failed.remedy }
ended_by_itself = ended by itself
    .remedy = { failed.remedy }
silent = did not answer in { $seconds } s
    .remedy = give fewer --nodes, less --depth or a longer --timeout; check --protocol
nonsense = answered "{ $line }", which means nothing here
    .remedy = check --protocol and --set, or name another engine
illegal = named { $made }, which is no legal move
    .remedy = { failed.remedy }
no_value = gave a move without a value
    .remedy = { failed.remedy }
# What the engine was asked, behind what it did.
asked = {" "}(asked: { $asked })
