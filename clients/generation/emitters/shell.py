"""Shell: a function for each method, with what each param is to be on the wire."""

from __future__ import annotations

from ..model import (
    Boolean, Choice, Contract, Enumeration, Integer, ListOf, Method, Number, Text, Type,
)
from ..names import snake
from ..text import NOTICE, Lines

FOLDER = "clients/shell/generated"


def emit(contract: Contract) -> dict[str, str]:
    lines = Lines()
    lines.add("# shellcheck shell=bash", f"# {NOTICE}", "", "# Methods that only read.",
              "declare -gA _entitled_reads=(")
    lines.add(*(f"[{method.name}]=1" for method in contract.methods if method.only_reads), indent=4)
    lines.add(")", "", "# Every method.", "_entitled_methods=(")
    lines.add(*(method.name for method in contract.methods), indent=4)
    lines.add(")")
    for method in contract.methods:
        lines.add("")
        _method(lines, method)
    return {f"{FOLDER}/methods.sh": lines.text()}


def _type(type: Type) -> str:
    """How `name=value` is written as JSON."""
    match type:
        case Text() | Enumeration() | Choice():
            return "text"
        case Boolean():
            return "boolean"
        case Integer() | Number():
            return "number"
        case ListOf(of=of) if _type(of) == "text":
            return "texts"
    return "json"


def _method(lines: Lines, method: Method) -> None:
    lines.add(f"# {method.summary}")
    if method.exactly_one:
        groups = " or ".join(" and ".join(group) for group in method.exactly_one)
        lines.add(f"# Exactly one is given: {groups}.")
    for param in method.params:
        words = (f" One of: {', '.join(param.type.values)}."
                 if isinstance(param.type, Enumeration) else "")
        lines.wrapped(f"{param.name}: {param.description}{words}", first="# ", rest="#   ")
    types = " ".join(f"{param.name}={_type(param.type)}" for param in method.params)
    lines.add(f"entitled_{snake(method.name)}() {{")
    lines.add(f'_entitled_typed {method.name} "{types}" "$@"', indent=4)
    lines.add("}")
