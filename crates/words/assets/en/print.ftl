### The questions what to print, and on which paper.

lead = Saved in the club file's folder. If that name exists, a number is added.
letter = Letter
page = HTML, to print from a browser
pdf = PDF
# Paper and format.
# facts: $paper, $format
way = { $paper }, { $format }
# There is nothing to print.
nothing = There is nothing to print yet.
# facts: $kind, $of
title = Print: { $kind }{ $of ->
    [none] {""}
   *[other] , { $of }
}
# The question what to print of a tournament.
what = Print: { $of }
# The way to print certificates by a drawing of the operator's own, and what is to be typed.
own_template = By your own template (SVG)
template_hint = Path of your own template: an SVG drawing with a viewBox and fields in braces. Tab completes it. Fields: { $fields }. A <text> with font-size="20" and data-fit="240" keeps its text within 240 units.
