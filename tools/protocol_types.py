"""Writes web/src/lib/protocol.ts, the TypeScript types of the server's messages.

python tools/protocol_types.py          write the file
python tools/protocol_types.py --check  fail if it is not up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    Type,
    UnionType,
    multi_type_info,
)

from signoria.server import messages
from signoria.texts import telling

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEADING: Final = (
    "// The messages between server and client. Made by tools/protocol_types.py: do not edit.\n"
)
MODULES: Final = (telling, messages)


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order in which the modules define them."""
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def written(kind: Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, StructType):
        return kind.cls.__name__
    if isinstance(kind, UnionType):
        return " | ".join(written(part) for part in kind.types)
    if isinstance(kind, ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, LiteralType):
        return " | ".join(repr(value) for value in kind.values)
    simple: dict[type[Type], str] = {
        AnyType: "any",
        RawType: "any",
        BoolType: "boolean",
        IntType: "number",
        FloatType: "number",
        StrType: "string",
        NoneType: "null",
    }
    if type(kind) in simple:
        return simple[type(kind)]
    return written_collection(kind)


def written_collection(kind: Any) -> str:
    """Abstract collections: sequences and mappings."""
    if hasattr(kind, "item_type"):
        inner = written(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if hasattr(kind, "value_type"):
        return f"Record<string, {written(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def comment(text: str | None, indent: str) -> str:
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    if len(lines) <= 1:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def interface(info: StructType) -> str:
    """One message as a TypeScript interface."""
    config = info.cls.__struct_config__
    fields = "".join(
        f"  {field.encode_name}{'' if field.required or not may_miss(config, info) else '?'}: "
        f"{written(field.type)}\n"
        for field in info.fields
    )
    tag = f"  {info.tag_field}: {info.tag!r}\n" if info.tag_field else ""
    return (
        f"{comment(info.cls.__doc__, '')}export interface {info.cls.__name__} {{\n{tag}{fields}}}\n"
    )


def may_miss(config: Any, info: StructType) -> bool:
    """May fields with a default be absent?  When we omit them, and in what clients send."""
    return bool(config.omit_defaults or config.forbid_unknown_fields) or not info.fields


def document() -> str:
    infos = [info for info in multi_type_info(structs()) if isinstance(info, StructType)]
    unions = "".join(
        f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)}\n"
        for name, union in (
            ("ClientMessage", messages.ClientMessage),
            ("ServerMessage", messages.ServerMessage),
        )
    )
    value = "export type Value = number | string | Telling | Listing\n"
    return "\n".join([HEADING, *map(interface, infos), value + unions])


def main() -> int:
    text = document()
    if "--check" in sys.argv[1:]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            print(f"{TARGET.name} is out of date: run tools/protocol_types.py")
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    print(f"wrote {TARGET.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
