### The questions what to print, and on which paper.

lead = Writes sheets to print beside the club's file, numbered if the name is taken.
letter = Letter
page = HTML, to print from a browser
pdf = PDF
# Paper and format.
way = { $paper }, { $format }
# There is nothing to print.
nothing = There is nothing to print yet.
titled = Print: { $kind }{ $of ->
    [none] {""}
   *[other] , { $of }
}
# The question what to print of a tournament.
what = Print: { $of }
