### The labels of what is compared.

number = Number
name = Name
reading = Reading
aliases = Also known as
club = Club
born = Born
# Numbers of other bodies.
external = External ID
events = Tournaments
rating = Rating
matches = Last matches
