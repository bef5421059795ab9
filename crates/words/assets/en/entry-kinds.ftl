### Decisions of one kind in an entry of many, by their number.

counted =
    .AddPlayer =
        { $count ->
            [one] 1 player registered
           *[other] { NUMBER($count) } players registered
        }
    .RenamePlayer =
        { $count ->
            [one] 1 player renamed
           *[other] { NUMBER($count) } players renamed
        }
    .SetReading =
        { $count ->
            [one] 1 reading set
           *[other] { NUMBER($count) } readings set
        }
    .SetClub =
        { $count ->
            [one] club of 1 player set
           *[other] clubs of { NUMBER($count) } players set
        }
    .SetPlayerCategories =
        { $count ->
            [one] categories of 1 player set
           *[other] categories of { NUMBER($count) } players set
        }
    .SetNote =
        { $count ->
            [one] 1 note set
           *[other] { NUMBER($count) } notes set
        }
    .AddAlias =
        { $count ->
            [one] 1 alias added
           *[other] { NUMBER($count) } aliases added
        }
    .RemoveAlias =
        { $count ->
            [one] 1 alias removed
           *[other] { NUMBER($count) } aliases removed
        }
    .CreateTournament =
        { $count ->
            [one] 1 tournament created
           *[other] { NUMBER($count) } tournaments created
        }
    .RenameTournament =
        { $count ->
            [one] 1 tournament renamed
           *[other] { NUMBER($count) } tournaments renamed
        }
    .NoteOrigin =
        { $count ->
            [one] origin of 1 tournament noted
           *[other] origins of { NUMBER($count) } tournaments noted
        }
    .DeleteTournament =
        { $count ->
            [one] 1 tournament deleted
           *[other] { NUMBER($count) } tournaments deleted
        }
    .EnterPlayers =
        { $count ->
            [one] 1 entrant added
           *[other] { NUMBER($count) } entrants added
        }
    .RemoveEntrant =
        { $count ->
            [one] 1 entrant removed
           *[other] { NUMBER($count) } entrants removed
        }
    .OrderEntrants =
        { $count ->
            [one] order of entrants set once
           *[other] order of entrants set { NUMBER($count) } times
        }
    .SetPresence =
        { $count ->
            [one] presence of 1 entrant noted
           *[other] presence of { NUMBER($count) } entrants noted
        }
    .DrawStage =
        { $count ->
            [one] 1 stage paired
           *[other] { NUMBER($count) } stages paired
        }
    .RecordResult =
        { $count ->
            [one] 1 match recorded
           *[other] { NUMBER($count) } matches recorded
        }
    .RecordMatch = { counted.RecordResult }
    .CorrectResult =
        { $count ->
            [one] 1 match corrected
           *[other] { NUMBER($count) } matches corrected
        }
    .CloseTournament =
        { $count ->
            [one] 1 tournament closed
           *[other] { NUMBER($count) } tournaments closed
        }
    .SetRatingList =
        { $count ->
            [one] rules of 1 rating list set
           *[other] rules of { NUMBER($count) } rating lists set
        }
    .SetBorn =
        { $count ->
            [one] 1 birth date set
           *[other] { NUMBER($count) } birth dates set
        }
    .SetExternalId =
        { $count ->
            [one] 1 external ID set
           *[other] { NUMBER($count) } external IDs set
        }
    .SetPublicity =
        { $count ->
            [one] name on the web site set for 1 player
           *[other] names on the web site set for { NUMBER($count) } players
        }
    .MergePlayers =
        { $count ->
            [one] 1 player merged
           *[other] { NUMBER($count) } players merged
        }
    .UnmergePlayers =
        { $count ->
            [one] 1 player unmerged
           *[other] { NUMBER($count) } players unmerged
        }
    .JudgePlayers =
        { $count ->
            [one] 1 possible duplicate judged
           *[other] { NUMBER($count) } possible duplicates judged
        }
    .SetGames =
        { $count ->
            [one] 1 match recorded game by game
           *[other] { NUMBER($count) } matches recorded game by game
        }
    .SetHands =
        { $count ->
            [one] hands of 1 game recorded
           *[other] hands of { NUMBER($count) } games recorded
        }
    .SetTag =
        { $count ->
            [one] 1 tag set
           *[other] { NUMBER($count) } tags set
        }
    .SetCardGame =
        { $count ->
            [one] 1 card game set
           *[other] { NUMBER($count) } card games set
        }
    .SetFirstMove =
        { $count ->
            [one] 1 first-move win rate set
           *[other] { NUMBER($count) } first-move win rates set
        }
    .SetDivision =
        { $count ->
            [one] entry limits of 1 tournament set
           *[other] entry limits of { NUMBER($count) } tournaments set
        }
    .PublishList =
        { $count ->
            [one] 1 rating list published
           *[other] { NUMBER($count) } rating lists published
        }
    .AdjustRating =
        { $count ->
            [one] 1 rating corrected by hand
           *[other] { NUMBER($count) } ratings corrected by hand
        }
    .AddStage =
        { $count ->
            [one] 1 stage planned
           *[other] { NUMBER($count) } stages planned
        }
    .AddThirdPlace =
        { $count ->
            [one] 1 third-place match added
           *[other] { NUMBER($count) } third-place matches added
        }
    .DrawRound =
        { $count ->
            [one] seats of 1 round drawn
           *[other] seats of { NUMBER($count) } rounds drawn
        }
    .DrawPairings =
        { $count ->
            [one] 1 round paired
           *[other] { NUMBER($count) } rounds paired
        }
    .SetAbsence =
        { $count ->
            [one] 1 absence set
           *[other] { NUMBER($count) } absences set
        }
    .ForbidPair =
        { $count ->
            [one] rule for 1 pair set (paired or not)
           *[other] rules for { NUMBER($count) } pairs set (paired or not)
        }
    .SetRounds =
        { $count ->
            [one] number of rounds set once
           *[other] number of rounds set { NUMBER($count) } times
        }
    .EnterLate =
        { $count ->
            [one] 1 late entry
           *[other] { NUMBER($count) } late entries
        }
    .ReplaceEntrant =
        { $count ->
            [one] 1 entrant replaced
           *[other] { NUMBER($count) } entrants replaced
        }
    .ReturnEntrant =
        { $count ->
            [one] 1 entrant returned
           *[other] { NUMBER($count) } entrants returned
        }
    .ExchangeEntrants =
        { $count ->
            [one] 1 exchange of places
           *[other] { NUMBER($count) } exchanges of places
        }
    .Withdraw =
        { $count ->
            [one] 1 withdrawal or disqualification
           *[other] { NUMBER($count) } withdrawals or disqualifications
        }
    .BreakTie =
        { $count ->
            [one] 1 tie broken
           *[other] { NUMBER($count) } ties broken
        }
    .SetPlaces =
        { $count ->
            [one] final places of 1 tournament set
           *[other] final places of { NUMBER($count) } tournaments set
        }
    .AddPlayOff =
        { $count ->
            [one] 1 play-off added
           *[other] { NUMBER($count) } play-offs added
        }
    .SetLateEntries =
        { $count ->
            [one] 1 rule for late entries set
           *[other] { NUMBER($count) } rules for late entries set
        }
    .SetPoints =
        { $count ->
            [one] points of 1 stage set
           *[other] points of { NUMBER($count) } stages set
        }
    .SetLengths =
        { $count ->
            [one] 1 match length set
           *[other] { NUMBER($count) } match lengths set
        }
    .SetMatchLength = { counted.SetLengths }
    .RecordGame =
        { $count ->
            [one] 1 game recorded
           *[other] { NUMBER($count) } games recorded
        }
    .CorrectGame =
        { $count ->
            [one] 1 game corrected
           *[other] { NUMBER($count) } games corrected
        }
    .SetCalls =
        { $count ->
            [one] calls of 1 tournament set
           *[other] calls of { NUMBER($count) } tournaments set
        }
    .SetTables =
        { $count ->
            [one] tables of the hall set once
           *[other] tables of the hall set { NUMBER($count) } times
        }
    .SetCategories =
        { $count ->
            [one] categories of the club set once
           *[other] categories of the club set { NUMBER($count) } times
        }
    .SetRoundDays =
        { $count ->
            [one] days of the rounds of 1 tournament set
           *[other] days of the rounds of { NUMBER($count) } tournaments set
        }
    .SetMatchDay =
        { $count ->
            [one] day of 1 match set
           *[other] days of { NUMBER($count) } matches set
        }
    .SetPrizes =
        { $count ->
            [one] prizes of 1 tournament set
           *[other] prizes of { NUMBER($count) } tournaments set
        }
    .SetFees =
        { $count ->
            [one] fees of 1 tournament set
           *[other] fees of { NUMBER($count) } tournaments set
        }
    .SetPaid =
        { $count ->
            [one] 1 payment noted
           *[other] { NUMBER($count) } payments noted
        }
    .SetTitle =
        { $count ->
            [one] 1 title set
           *[other] { NUMBER($count) } titles set
        }
    .SetBreak =
        { $count ->
            [one] 1 break set
           *[other] { NUMBER($count) } breaks set
        }
    .CallMatch =
        { $count ->
            [one] 1 match called
           *[other] { NUMBER($count) } matches called
        }
    .CallAgain =
        { $count ->
            [one] 1 match called again
           *[other] { NUMBER($count) } matches called again
        }
    .StartMatch =
        { $count ->
            [one] 1 match started
           *[other] { NUMBER($count) } matches started
        }
    .WithdrawCall =
        { $count ->
            [one] 1 call cancelled
           *[other] { NUMBER($count) } calls cancelled
        }
    .ReportResult =
        { $count ->
            [one] 1 result reported
           *[other] { NUMBER($count) } results reported
        }
    .PostponeMatch =
        { $count ->
            [one] 1 postponement set or ended
           *[other] { NUMBER($count) } postponements set or ended
        }
