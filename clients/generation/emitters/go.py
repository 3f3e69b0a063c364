"""Go: structs for params and results, a method of the client for each of the daemon's."""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import words
from ..text import NOTICE, Lines

# A folder is a package, so the generated files stand beside the others.
PREFIX = "clients/go/generated_"

_INITIALISMS = {"id": "ID", "ids": "IDs", "uid": "UID", "gid": "GID", "url": "URL", "rpc": "RPC",
                "pid": "PID", "json": "JSON"}


def emit(contract: Contract) -> dict[str, str]:
    return {
        f"{PREFIX}errors.go": _errors(contract),
        f"{PREFIX}methods.go": _methods(contract),
        f"{PREFIX}types.go": _types(contract),
    }


def name_of(name: str) -> str:
    """`userId` to `UserID`, `project.define` to `ProjectDefine`."""
    return "".join(_INITIALISMS.get(word.lower(), word[0].upper() + word[1:])
                   for word in words(name))


def _head(*imports: str) -> Lines:
    lines = Lines()
    lines.add(f"// {NOTICE}", "", "package entitled", "")
    if len(imports) == 1:
        lines.add(f'import "{imports[0]}"', "")
    elif imports:
        lines.add("import (", *(f'\t"{each}"' for each in imports), ")", "")
    return lines


def _text(lines: Lines) -> str:
    return lines.text().rstrip("\n") + "\n"


def _doc(lines: Lines, text: str, tab: str = "") -> None:
    if text:
        lines.wrapped(text, first=f"{tab}// ")


# Errors


def _errors(contract: Contract) -> str:
    lines = _head()
    lines.add("// The kinds of errors that the daemon answers, for errors.Is.", "const (")
    for index, error in enumerate(contract.errors):
        if index:
            lines.add("")
        _doc(lines, error.when, "\t")
        lines.add(f'\tErr{name_of(error.kind)} Kind = "{error.kind}"')
    lines.add(")")
    return _text(lines)


# Types


def annotation(type: Type) -> str:
    """The type of a value that is there and is not null."""
    match type:
        case Text(is_moment=True):
            return "time.Time"
        case Text():
            return "string"
        case Boolean():
            return "bool"
        case Integer():
            return "int64"
        case Number():
            return "float64"
        case ListOf(of=of):
            return f"[]{_nullable(of)}"
        case MapOf(of=of):
            return f"map[string]{_nullable(of)}"
        case Enumeration(name=name) | Reference(name=name):
            return name_of(name)
        case Choice(name=name, options=options):
            return name_of(name) if _is_sealed(options) else "any"
        case Anything():
            return "any"
    raise TypeError(f"no Go for {type}")


def _is_sealed(options: tuple[Type, ...]) -> bool:
    """Options with names of their own can say which choice they are for."""
    return all(isinstance(option, (Enumeration, Reference)) for option in options)


def _has_none(type: Type) -> bool:
    """Whether a value of its Go type may be nil."""
    return isinstance(type, (ListOf, MapOf, Choice, Anything))


def _nullable(type: Type) -> str:
    text = annotation(type)
    return f"*{text}" if type.nullable and not _has_none(type) else text


def _answered(field: Field) -> str:
    """Of a record: a pointer is nil where the member is absent, or null."""
    text = annotation(field.type)
    if field.is_both:
        return f"Optional[{text}]"
    is_sure = field.required and not field.type.nullable
    return text if is_sure or _has_none(field.type) else f"*{text}"


def _shared(field: Field) -> str:
    """Of what is answered and given: a pointer where a zero value can be meant."""
    if field.may_be_left_out and field.is_sent:
        match field.type:
            case Text(is_moment=True) | Text(name=None, nullable=False) | Boolean():
                return f"*{annotation(field.type)}"
    if field.must_be_given and not field.required:
        return annotation(field.type)
    return _answered(field)


def _given(field: Field, *, is_param: bool) -> str:
    """Of what only a caller gives: a zero value is not sent, where it cannot be meant."""
    text = annotation(field.type)
    if field.is_both:
        return f"Optional[{text}]"
    if field.required or _has_none(field.type):
        return text
    match field.type:
        case Text(is_moment=False) if not is_param:
            return f"*{text}"
        # A time that could not be parsed is zero, and must not read as left out: no end at all.
        case Text(is_moment=False) | Enumeration():
            return text
        case Boolean() if is_param:
            return text
    return f"*{text}"


def _types(contract: Contract) -> str:
    lines = _head("time")
    for enumeration in contract.enumerations:
        name = name_of(enumeration.name)
        _doc(lines, f"{name} is one of the words below, or one that only a newer daemon knows. "
                    + enumeration.description)
        lines.add(f"type {name} string", "")
        consts = [(f"{name}{name_of(value)}", value) for value in enumeration.values]
        width = max(len(const) for const, _ in consts)
        lines.add(f"// The words of {name}.", "const (",
                  *(f'\t{const:<{width}} {name} = "{value}"' for const, value in consts),
                  ")", "")
    for choice in contract.choices:
        if _is_sealed(choice.options):
            _choice(lines, choice)
    for record in contract.records:
        _record(lines, record, contract)
    for method in contract.methods:
        if method.params:
            _params(lines, method)
    return _text(lines)


def _choice(lines: Lines, choice: Choice) -> None:
    name = name_of(choice.name)
    options = [annotation(option) for option in choice.options]
    _doc(lines, f"{name} is one of {' and '.join(options)}. {choice.description}")
    lines.add(f"type {name} interface{{ is{name}() }}", "")
    for option in options:
        lines.add(f"func ({option}) is{name}() {{}}", "")


def _member(lines: Lines, field: Field, text: str) -> None:
    _doc(lines, field.description, "\t")
    omit = "" if field.required and not field.may_be_left_out else ",omitempty"
    how = ("unsent" if not field.is_sent else
           "null" if field.may_be_left_out and field.type.nullable and field.sends_null else "")
    how = f' entitled:"{how}"' if how else ""
    lines.add(f'\t{name_of(field.name)} {text} `json:"{field.name}{omit}"{how}`')


def _record(lines: Lines, record: Record, contract: Contract) -> None:
    name = name_of(record.name)
    is_answered = record.name in contract.answered or record.name not in contract.given
    _doc(lines, f"{name}: {record.description}" if record.description
         else f"{name} is an object of the protocol.")
    lines.add(f"type {name} struct {{")
    for index, field in enumerate(record.fields):
        if index:
            lines.add("")
        _member(lines, field, _shared(field) if is_answered and record.name in contract.given else
                _answered(field) if is_answered else _given(field, is_param=False))
    if any(field.may_be_left_out and field.is_sent and field.type.nullable and field.sends_null
           for field in record.fields):
        lines.add("", "\tisAnswered bool", "}", "",
                  "// UnmarshalJSON notes that it is an answer, whose nulls are given back.",
                  f"func (r *{name}) UnmarshalJSON(data []byte) error {{",
                  f"\ttype plain {name}", "\tr.isAnswered = true",
                  "\treturn decode(data, (*plain)(r))", "}", "")
        return
    if record.additional is None:
        lines.add("}", "")
        return
    lines.add("", "\t// Members that this client does not know by name.",
              f'\tAdditional map[string]{_nullable(record.additional)} `json:"-"`', "}", "",
              f"// UnmarshalJSON keeps what has no field of its own in Additional.",
              f"func (r *{name}) UnmarshalJSON(data []byte) error {{",
              f"\ttype plain {name}",
              "\treturn withAdditional(data, (*plain)(r), &r.Additional)", "}", "")


def _params(lines: Lines, method: Method) -> None:
    name = f"{name_of(method.name)}Params"
    _doc(lines, f"{name} is what {method.name} is given. {_groups(method)}".strip())
    lines.add(f"type {name} struct {{")
    for index, param in enumerate(method.params):
        if index:
            lines.add("")
        _member(lines, param, _given(param, is_param=True))
    lines.add("}", "")


def _groups(method: Method) -> str:
    if not method.exactly_one:
        return ""
    groups = " or ".join(" and ".join(name_of(name) for name in group)
                         for group in method.exactly_one)
    return f"Exactly one is given: {groups}."


# Methods


def _methods(contract: Contract) -> str:
    lines = _head("context")
    lines.add("// Every method, and whether it only reads.", "var methods = []methodTraits{",
              *(f'\t{{"{method.name}", {str(method.only_reads).lower()}}},'
                for method in contract.methods), "}", "")
    for method in contract.methods:
        name, result = name_of(method.name), name_of(method.result.name)
        argument, params = (f", params {name}Params", "params") if method.params else ("", "nil")
        _doc(lines, f"{name} calls {method.name}. {method.summary}")
        lines.add(f"func (c *Client) {name}(ctx context.Context{argument}) (*{result}, error) {{",
                  f'\treturn ask[{result}](ctx, c, "{method.name}", {params})', "}", "")
    return _text(lines)
