### Virtù: what is written on its box, in two lines, and its whole name.

title = Virtù
box-name = Virtù
box-below = Sztuka rządzenia
