"""Where matches and tables are kept."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from signoria.cli.failures import BadInput


def data_folder() -> Path:
    """The user's data folder for Signoria; SIGNORIA_DATA names another one."""
    if chosen := os.environ.get("SIGNORIA_DATA"):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "signoria"


def match_folder() -> Path:
    """The folder for matches."""
    return data_folder() / "matches"


def new_match_file(game: str) -> Path:
    """A file name that no match has yet, made of the title and the time."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = match_folder()
    number = 1
    while (path := folder / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}.json").exists():
        number += 1
    return path


def latest_match_file() -> Path:
    """The match saved last.  Raises `BadInput` if there is none."""
    folder = match_folder()
    found = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadInput(f"no saved match in {folder}; start one with `signoria play`")
    return found[-1]
