"""What the server remembers.  All SQL is here: nothing else imports SQLAlchemy or Alembic.

`storage` writes and reads, `queries` and `changes` say what, `database` opens and upgrades.
"""
