### The words of a confirmation; question, consequence and the word for yes come with the question.

title = Please confirm
# The button that changes nothing.
cancel = Cancel
# After a question was answered with it.
unchanged = Nothing changed.
# Before a screen is left on which something was typed.
leave = Leave without saving?
leave_loses = What you typed here will be lost.
leave_yes = Leave
# No way of a list is called by what was typed.
no_way = No row begins with { $typed }. Type the beginning of a row.
