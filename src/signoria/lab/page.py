"""A self-contained page of HTML for reports."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files


def page(title: str, subtitle: str, generator: str, sections: list[str]) -> str:
    """The whole page.  `generator` is the tag that names its maker."""
    style = (files("signoria.lab") / "report.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n{generator}\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_squeezed(style)}</style>\n</head>\n<body>\n"
        f"<header><div><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></div></header>\n"
        f"<main>\n{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def section(heading: str, about: str, body: str, kind: str = "") -> str:
    """A part of the page; the body is HTML, the rest is text."""
    head = f"<h2>{escape(heading)}</h2>" if heading else ""
    lead = f"<p>{escape(about)}</p>" if about else ""
    return f'<section class="{kind}">{head}{lead}{body}</section>\n'


def _squeezed(style: str) -> str:
    return re.sub(r"/\*.*?\*/\n?", "", style, flags=re.DOTALL)
