score_sheets = Score sheets
pairings = Pairings
# The list of players for the wall.
where_to_play = Where do I play?
table_cards = Table cards
report_here = Scan to report a result
opponent = Opponent
# Heading of the numbers of matches.
match_heading = Match
# Over the places and points of a game of a pod.
game = Game { $number }
place = place
points = points
# Over the points of all games.
total = Total points
# The points for each place, the first one first.
worth = Points by place: { $points }
entry = As of journal entry { $seq }
# facts: $number, $all
page = Page { $number } of { $all }
stage = Stage { $number }
# A sheet of a bracket that was cut.
# facts: $number, $all
sheet = Sheet { $number } of { $all }
# Beside a match whose winner goes on to a match on another sheet.
# facts: $no, $sheet
onward = → { $no }, sheet { $sheet }
match_no = Match { $no }
hall_table = Table
# Where the table is to be written.
table_blank = Table ______
games_won = Games won
hand = hand
signature = Signature: { $name }
# Above a drawing: day, last entry.
# facts: $day, $seq
as_of = { $day } · as of journal entry { $seq }
# There is nothing of that kind to print or draw.
of_event = {" "}of { $event }
# facts: $kind, $of_event
none_to_print = { $kind }{ $of_event }: there is nothing to print or draw.
    .remedy = Brackets and cross tables need pairings; score sheets and pairings sheets, matches that can be played; certificates, a place that is certain.
# No program that prints HTML is installed; the programs that are looked for.
no_pdf_program = PDF needs one of these programs, and none is in PATH: { $printers }.
    .remedy = Install one, or write HTML (--format html) and print it from a browser.
# That program made no PDF.
printer_failed = { $printer } made no PDF.
    .remedy = Write HTML with --format html and print it from a browser.
# That program did not end in a minute.
printer_slow = { $printer } did not finish within a minute and was stopped.
    .remedy = Try again, or write HTML with --format html and print it from a browser.
# A picture of pixels was asked for, and this program was built without them.
not_in_build = This build of banzuke makes no PNG pictures.
    .remedy = Use --format svg.
# A picture has letters that no font of the machine has.
letters_without_font = No installed font has these letters: { $letters }. No picture was written.
    .remedy = Install a font with them, such as Noto Sans CJK, or use --format svg.
# A picture cannot be made, as the maker of pictures says.
no_picture = The picture cannot be made: { $why }.
    .remedy = Use --format svg.
# On each certificate, and what the sheets are called.
certificate = Certificate
certificates = Certificates
placing = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] Place { $place }
}
# A template for certificates is refused: the file with its line.
template_not_svg = { $at }: no SVG drawing with a viewBox begins here.
    .remedy = Begin it with <svg viewBox="0 0 297 210" xmlns="http://www.w3.org/2000/svg">.
template_script = { $at }: a template cannot have a script.
    .remedy = Remove it.
# facts: $at, $field, $fields
template_field = { $at }: certificates have no field { $field }.
    .remedy = Use { $fields }.
template_size = { $at }: a text with data-fit needs its font-size as a number in the same tag.
    .remedy = Write <text font-size="12" data-fit="200">.
# facts: $kind, $name, $tournament
no_prizes = { $kind } of { $name }: no prizes are set.
    .remedy = Set them, for example with `banzuke tournament prizes { $tournament } --set 100`.
# There are no tables for these cards.
no_tables = { $kind }: there is no table to print a card for.
    .remedy = Set up the tables of the hall, for example with `banzuke tables set 1 2 3`.
no_open_event = { $kind }: no tournament is open, and a card leads phones to its matches.
    .remedy = Create the tournament first: `banzuke tournament new NAME`
# A tournament is named for sheets that are of no tournament.
of_no_event = { $kind }: this sheet is not about one tournament
    .remedy = leave the tournament out of the command
