"""`python -m signoria.cli` is the command `signoria`."""

from signoria.cli import main

main()
