"""The tables: what may be done at one, who is told, and what guests may do with them as a whole.

`table_service` finds a table, `lobby` opens one and gives its seats away.  A `Table` is put together
from its live match, its command queue, its watchers, its chat, its hints and its bot driver.
"""
