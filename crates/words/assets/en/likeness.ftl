### Why two registrations may be one person.

# One fact, as a fragment of a sentence.
same_name = same name
order_of_words = other word order
same_reading = same reading
same_sound = same sound
other_spelling = another spelling
variant_kanji = variant kanji
look_alike_letters = letters that look alike
one_letter_apart = one letter apart
letters_exchanged = two letters exchanged
few_letters_apart = a few letters apart
nickname = short form of the name
initials = initials
middle_name_dropped = a name left out
honorific = form of address
alias = alias
rare_name = rare name
common_name = but a common name
shared_word = one word shared
two_names = but each is a real name of its own
same_number = same { $scheme } ID
same_club = same club
same_birth_date = same birth date
near_birth_date = birth dates almost equal
other_number = but another { $scheme } ID
other_club = but other clubs
met_in_event = but both in one tournament
other_birth_date = but other birth dates
other_number_in_name = but other numbers in the names
other_generation = but another generation (Jr., II)
other_reading = but another reading
may_be_read = possible reading
other_kanji = but other kanji
# How probable it is that two are one person, as people say it: so many in ten, at the ends in a hundred.
almost_certain = almost certain
about_in = about { $tenths } in 10
chance_about_in = about { $hundredths } in 100
# The meaning of a likeness score, in a word or two.
band =
    .Strong = strong
    .Possible = possible
    .Unlike = unlike
or = , or{" "}
# `Ryo Nakano may be Nakano Ryo (P0002-1): order of words`.
# facts: $name, $owners
may = { $name } may be the same person as { $owners }
# A player, and the facts behind the likeness.
# facts: $who, $reasons
because = { $who }: { $reasons }
