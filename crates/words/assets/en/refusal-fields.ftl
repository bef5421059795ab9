### Fields that a refusal names.

field =
    .Name = the name
    .Reading = the reading
    .Club = the club
    .Alias = the alias
    .Note = the note
    .Tournament = the tournament's name
    .Tag = the tag
    .List = the rating list's name
    .Round = the round's name
    .Category = the category's name
    .Prize = the prize
    .Title = the title
    .Phone = the phone's ID
    .Table = the table's name
    .Scheme = the issuing body
    .External = the external ID
    .Reason = the reason
# A thing that has a number, in a refusal of the number.
numbered =
    .Player = player number
    .Tournament = tournament number
    .List = rating list number
    .Match = match number
    .Stage = stage number
    .Round = round number
    .Game = game number
