"""What can go wrong at the command line, and the exit code it means."""

from __future__ import annotations

from typing import Final

from signoria.kernel.reasons import SignoriaError

FAILED_CHECK: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class CheckFailed(SignoriaError):
    """A check that was asked for found a fault; exit code 1."""


class BadInput(SignoriaError):
    """Bad input of the user; exit code 2."""
