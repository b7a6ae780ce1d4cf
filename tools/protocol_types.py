"""Writes the TypeScript types of what the server tells: its messages, and the views of the titles.

python tools/protocol_types.py          write web/src/lib/protocol.ts and, for every title that has
                                        drawings, web/src/titles/<title>/viewTypes.ts
python tools/protocol_types.py --check  fail if one of them is not up to date
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    Type,
    TypedDictType,
    UnionType,
    multi_type_info,
)

from signoria.games import find, names
from signoria.server import messages
from signoria.texts import telling

SOURCES: Final = Path(__file__).resolve().parent.parent / "web" / "src"
MESSAGES: Final = SOURCES / "lib" / "protocol.ts"
VIEWS: Final = "viewTypes.ts"
MADE: Final = "Made by tools/protocol_types.py: do not edit.\n"
MODULES: Final = (telling, messages)

Aliases = dict[frozenset[Any], str]
"""The words of a Literal -> the name that its module gives it."""


def shapes(module: ModuleType) -> list[type]:
    """The messages and the parts of views that a module declares, in its order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and (issubclass(value, msgspec.Struct) or is_typeddict(value))
        and value.__module__ == module.__name__
    ]


def literals(module: ModuleType) -> dict[str, tuple[Any, ...]]:
    """The lists of words to which a module gives a name."""
    return {
        name: get_args(value)
        for name, value in vars(module).items()
        if get_origin(value) is Literal and not name.startswith("_")
    }


# -- types ---------------------------------------------------------------------------------------------


def written(kind: Type, aliases: Aliases) -> str:
    """A type in TypeScript."""
    if isinstance(kind, StructType | TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, Metadata):
        holds = (kind.extra or {}).get("holds")
        return holds.__name__ if holds else written(kind.type, aliases)
    if isinstance(kind, UnionType):
        return " | ".join(written(part, aliases) for part in kind.types)
    if isinstance(kind, LiteralType):
        return aliases.get(frozenset(kind.values)) or words(kind.values)
    simple: dict[type[Type], str] = {
        AnyType: "unknown",
        RawType: "unknown",
        BoolType: "boolean",
        IntType: "number",
        FloatType: "number",
        StrType: "string",
        NoneType: "null",
    }
    if type(kind) in simple:
        return simple[type(kind)]
    return written_collection(kind, aliases)


def written_collection(kind: Any, aliases: Aliases) -> str:
    """Lists and dicts, sequences and mappings."""
    if isinstance(kind, ListType) or hasattr(kind, "item_type"):
        inner = written(kind.item_type, aliases)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, DictType) or hasattr(kind, "value_type"):
        key = written(kind.key_type, aliases)
        return f"Record<{key}, {written(kind.value_type, aliases)}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def words(values: tuple[Any, ...]) -> str:
    return " | ".join(repr(value) for value in values)


# -- declarations --------------------------------------------------------------------------------------


def comment(text: str | None, indent: str) -> str:
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    if len(lines) <= 1:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def field_comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """Class -> field -> the sentence that stands below it; "" for the module's own names."""
    tree = ast.parse(inspect.getsource(module))
    found = {"": dict(_commented(tree.body))}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = dict(_commented(node.body))
    return found


def _commented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for node, below in pairwise(body):
        if isinstance(node, ast.AnnAssign):
            target: ast.expr = node.target
        elif isinstance(node, ast.Assign):
            target = node.targets[0]
        else:
            continue
        if (
            isinstance(target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
            and isinstance(below.value.value, str)
        ):
            yield target.id, below.value.value


def interface(
    info: StructType | TypedDictType, comments: dict[str, dict[str, str]], aliases: Aliases
) -> str:
    """One message, or one part of a view, as a TypeScript interface."""
    name = info.cls.__name__
    about = comments.get(name, {})
    fields = "".join(
        f"{comment(about.get(field.name), '  ')}"
        f"  {field.encode_name}{'?' if may_miss(info, field) else ''}: "
        f"{written(field.type, aliases)}\n"
        for field in in_order(info)
    )
    tag = ""
    if isinstance(info, StructType) and info.tag_field:
        tag = f"  {info.tag_field}: {info.tag!r}\n"
    text = info.cls.__doc__ or comments[""].get(name)
    return f"{comment(text, '')}export interface {name} {{\n{tag}{fields}}}\n"


def in_order(info: StructType | TypedDictType) -> tuple[Field, ...]:
    """The fields in the order of their declaration; msgspec sorts those of TypedDicts."""
    if isinstance(info, StructType):
        return info.fields
    order = list(info.cls.__annotations__)
    return tuple(sorted(info.fields, key=lambda field: order.index(field.name)))


def may_miss(info: StructType | TypedDictType, field: Field) -> bool:
    """May a field be absent?  In messages with a default: when we omit it, or clients may."""
    if field.required:
        return False
    if isinstance(info, TypedDictType):
        return True
    config = info.cls.__struct_config__
    return bool(config.omit_defaults or config.forbid_unknown_fields)


def declarations(module: ModuleType) -> list[str]:
    """Everything that a module declares, in TypeScript."""
    named = literals(module)
    aliases = {frozenset(values): name for name, values in named.items()}
    comments = field_comments(module)
    lists = [
        f"{comment(comments[''].get(name), '')}export type {name} = {words(values)}\n"
        for name, values in named.items()
    ]
    infos = [
        info
        for info in multi_type_info(shapes(module))
        if isinstance(info, StructType | TypedDictType)
    ]
    return [*lists, *(interface(info, comments, aliases) for info in infos)]


# -- files ---------------------------------------------------------------------------------------------


def message_types() -> str:
    unions = "".join(
        f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)}\n"
        for name, union in (
            ("ClientMessage", messages.ClientMessage),
            ("ServerMessage", messages.ServerMessage),
        )
    )
    value = "export type Value = number | string | Telling | Listing\n"
    heading = f"// The messages between server and client. {MADE}"
    declared = [text for module in MODULES for text in declarations(module)]
    return "\n".join([heading, *declared, value + unions])


def view_types(view: type) -> str:
    """The types of a title's views; the whole view also has what those of all titles have."""
    declared = declarations(sys.modules[view.__module__])
    name = view.__name__
    whole = f"export interface {name} {{"
    heading = f"// What the views of this title hold. {MADE}import type {{ Heading }} from '../../lib/protocol'\n"
    return "\n".join([heading, *declared]).replace(
        whole, f"export interface {name} extends Heading {{"
    )


def documents() -> dict[Path, str]:
    """Every file that is made, and what belongs in it."""
    found = {MESSAGES: message_types()}
    for name in names():
        view = find(name).view_type()
        drawings = SOURCES / "titles" / name
        if view is not None and drawings.is_dir():
            found[drawings / VIEWS] = view_types(view)
    return found


def main() -> int:
    stale = {
        path: text
        for path, text in documents().items()
        if not path.is_file() or path.read_text("utf-8") != text
    }
    for path, text in stale.items():
        name = path.relative_to(SOURCES)
        if "--check" in sys.argv[1:]:
            print(f"{name} is out of date: run tools/protocol_types.py")
        else:
            path.write_text(text, "utf-8")
            print(f"wrote {name}")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
