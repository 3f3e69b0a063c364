"""Java: records, an exception for each kind, methods that wait and methods that do not."""

from __future__ import annotations

import re

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method,
    Number, Record, Reference, Text, Type,
)
from ..names import camel, pascal, snake
from ..text import GLUE, NOTICE, Lines

FOLDER = "clients/java/src/entitled/generated"

_KEYWORDS = frozenset(
    "abstract assert boolean break byte case catch char class const continue default do double "
    "else enum extends final finally float for goto if implements import instanceof int interface "
    "long native new package private protected public return short static strictfp super switch "
    "synchronized this throw throws transient try void volatile while true false null".split())

# Names that a record's component, or a method of every object, has already.
_TAKEN = frozenset({"clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString",
                    "wait"})


def emit(contract: Contract) -> dict[str, str]:
    files = {"Kinds": _kinds(contract), "Methods": _methods(contract)}
    for error in contract.errors:
        files[_exception(error.kind)] = _error(error.kind, error.when)
    for enumeration in contract.enumerations:
        files[enumeration.name] = _enumeration(enumeration)
    for record in contract.records:
        if record.name not in contract.given:
            files[record.name] = _record(record)
            if record.kinds:
                files[f"{record.name}Body"] = _body(record)
        elif record.name in contract.answered:
            files[record.name] = _shared(record)
        else:
            files[record.name] = _given(record.name, record.description, record.fields)
    common = _common(contract)
    files |= {name: _given(name, description, fields, base, is_open=True)
              for name, (description, fields, base) in common.items()}
    for method in contract.methods:
        if method.params:
            name = f"{pascal(method.name)}Params"
            fields = tuple(param for param in method.params if not param.required)
            base = "Params"
            for each, (_, inherited, _) in common.items():
                if set(inherited) <= set(fields):
                    base, fields = each, tuple(x for x in fields if x not in inherited)
            files[name] = _given(name, f"What `{method.name}` may be given.", fields, base)
    return {f"{FOLDER}/{name}.java": _tidied(text) for name, text in files.items()}


def _tidied(text: str) -> str:
    """Without the imports that nothing needs."""
    lines = text.split("\n")
    rest = "\n".join(line for line in lines if not line.startswith("import "))
    words = set(re.findall(r"\w+", rest))
    kept = [line for line in lines
            if not line.startswith("import ") or line.rstrip(";").rsplit(".", 1)[1] in words]
    # Nor with the blank line of imports that are all gone.
    return re.sub("\n\n\n+", "\n\n", "\n".join(kept))


def _file(*imports: str) -> Lines:
    lines = Lines()
    lines.add(f"// {NOTICE}", "", "package entitled.generated;", "")
    if imports:
        lines.add(*(f"import {each};" for each in imports), "")
    return lines


def _name(name: str) -> str:
    text = camel(name)
    return f"{text}_" if text in _KEYWORDS or text in _TAKEN else text


def _escaped(text: str) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace("*/", "*&#47;")
    pieces = text.replace("@", "&#64;").split("`")
    # Text in backticks is code.
    return "".join(piece if index % 2 == 0 else f"{{@code {piece}}}"
                   for index, piece in enumerate(pieces))


def _doc(lines: Lines, text: str, indent: int = 0, *more: str) -> None:
    if not text and not more:
        return
    text = _escaped(text)
    if len(text) + indent <= 91 and not more:
        lines.add(f"/** {text} */", indent=indent)
        return
    lines.add("/**", indent=indent)
    if text:
        lines.wrapped(text, indent=indent, first=" * ")
    if text and more:
        lines.add(" *", indent=indent)
    for each in more:
        lines.wrapped(_escaped(each).replace("&#64;", "@", 1), indent=indent, first=" * ",
                      rest=" *     ")
    lines.add(" */", indent=indent)


# Errors


def _exception(kind: str) -> str:
    return f"{pascal(kind)}Exception"


def _error(kind: str, when: str) -> str:
    lines = _file("entitled.RemoteException", "java.util.Map")
    _doc(lines, when)
    name = _exception(kind)
    lines.add(f"public final class {name} extends RemoteException {{",
              "    private static final long serialVersionUID = 1;", "",
              f"    public {name}(long code, String message, Map<String, Object> data) {{",
              "        super(code, message, data);", "    }", "}")
    return lines.text()


def _kinds(contract: Contract) -> str:
    lines = _file("entitled.RemoteException", "java.util.HashMap", "java.util.Map")
    _doc(lines, "The exception of each kind.")
    lines.add("public final class Kinds {", "    /** Makes an exception. */",
              "    public interface Maker {",
              "        RemoteException make(long code, String message, Map<String, Object> data);",
              "    }", "", "    public static final Map<String, Maker> BY_NAME;", "",
              "    static {", "        var makers = new HashMap<String, Maker>();")
    lines.add(*(f'makers.put("{error.kind}", {_exception(error.kind)}::new);'
                for error in contract.errors), indent=8)
    lines.add("        BY_NAME = Map.copyOf(makers);", "    }", "", "    private Kinds() {}", "}")
    return lines.text()


# Types


def annotation(type: Type, *, boxed: bool = False) -> str:
    boxed = boxed or type.nullable
    match type:
        case Text(is_moment=True):
            return "Instant"
        case Text():
            return "String"
        case Boolean():
            return "Boolean" if boxed else "boolean"
        case Integer():
            return "Long" if boxed else "long"
        case Number():
            return "Number"
        case ListOf(of=of):
            return f"List<{annotation(of, boxed=True)}>"
        case MapOf(of=of):
            return f"Map<String, {annotation(of, boxed=True)}>"
        case Enumeration(name=name) | Reference(name=name):
            return name
        case Choice() | Anything():
            return "Object"
    raise TypeError(f"no Java for {type}")


def _member(field: Field) -> str:
    if field.is_both:
        return f"Maybe<{annotation(field.type, boxed=True)}>"
    return annotation(field.type, boxed=not field.required)


def _enumeration(enumeration: Enumeration) -> str:
    lines = _file("entitled.values.Word")
    name = enumeration.name
    _doc(lines, " ".join(filter(None, [
        enumeration.description, "A newer daemon may send words that are not among these."])))
    lines.add(f"public final class {name} extends Word {{")
    lines.add(*(f'public static final {name} {snake(value).upper()} = new {name}("{value}");'
                for value in enumeration.values), indent=4)
    lines.add("", f"    public {name}(String word) {{", "        super(word);", "    }", "}")
    return lines.text()


def _record(record: Record) -> str:
    lines = _file("entitled.Maybe", "entitled.values.Body", "entitled.values.OrNull",
                  "java.time.Instant", "java.util.List", "java.util.Map")
    tags = []
    for field in record.fields:
        tags.append(f"@param {_name(field.name)} {field.description or 'See Protocol.'}")
    if record.additional is not None:
        tags.append("@param additional Members that are not named here.")
    _doc(lines, record.description or f"See `{record.name}` in Protocol.", 0, *tags)
    members = [f"{_or_null(field)}{_member(field)} {_name(field.name)}" for field in record.fields]
    if record.additional is not None:
        members.append(f"Map<String, {annotation(record.additional, boxed=True)}> additional")
    lines.add(f"public record {record.name}(")
    lines.add(*(f"{each}," for each in members[:-1]), *members[-1:], indent=8)
    if not record.kinds:
        lines.add(") {}")
        return lines.text()
    body = f"{record.name}Body"
    lines.add(") {", "    /** What an object of its kind always has. */",
              f"    public {body} body() {{",
              f"        return Body.of(this, kind.word(), {body}.class, new {body}.Newer());",
              "    }", "}")
    return lines.text()


def _body(record: Record) -> str:
    """An interface with a record for each kind."""
    lines = _file("entitled.values.OrNull", "java.time.Instant", "java.util.List", "java.util.Map")
    by_name = {field.name: field.type for field in record.fields}
    _doc(lines, f"What `{record.name}` always has, by its kind.")
    lines.add(f"public sealed interface {record.name}Body {{")
    for kind, has in record.kinds.items():
        members = ", ".join(
            f"{'@OrNull' + GLUE if by_name[name].nullable else ''}"
            f"{annotation(by_name[name]).replace(' ', GLUE)}{GLUE}{_name(name)}" for name in has)
        lines.add(f"    /** Of {{@code {kind}}}. */")
        lines.wrapped(f"record {pascal(kind)}({members}) implements {record.name}Body {{}}",
                      indent=4, rest="        ")
        lines.add("")
    lines.add("    /** Of a kind that this client does not know. */",
              f"    record Newer() implements {record.name}Body {{}}", "}")
    return lines.text()


def _or_null(field: Field) -> str:
    """Whether null stands for a member."""
    is_sure = field.required and not field.type.nullable
    return "" if is_sure or field.is_both or annotation(field.type) == "Object" else "@OrNull "


def _shared(record: Record) -> str:
    """Of what is given and answered: a reader of each member, and copies with other ones."""
    lines = _file("entitled.Maybe", "entitled.values.OrNull", "entitled.values.Shared",
                  "java.time.Instant", "java.util.List", "java.util.Map")
    name = record.name
    _doc(lines, record.description or f"See `{name}` in Protocol.")
    lines.add(f"public final class {name} extends Shared<{name}> {{",
              f"    {name}(Map<String, Object> members) {{", "        super(members);", "    }")
    _make(lines, record)
    for field in record.fields:
        is_sure = field.must_be_given and field.required and not field.type.nullable
        lines.add("")
        _doc(lines, field.description or "See Protocol.", 4)
        type = _member(field) if is_sure or field.is_both else annotation(field.type, boxed=True)
        null = "" if is_sure or field.is_both else "@OrNull "
        how = "maybe" if field.is_both else "get"
        lines.add(f"public {null}{type} {_name(field.name)}() {{",
                  f'    return {how}("{field.name}");', "}", indent=4)
        if field.must_be_given or not field.is_sent:
            continue
        lines.add("", f"    /** A copy with that as {{@link #{_name(field.name)}()}}. */",
                  f"    public {name} with{pascal(field.name)}("
                  f"{annotation(field.type, boxed=True)} {_name(field.name)}) {{",
                  f'        return with("{field.name}", {_name(field.name)});', "    }")
    refused = [f'"{field.name}"' for field in record.fields if field.is_refused]
    if refused:
        lines.add("", "    @Override", "    public Map<String, Object> given() {",
                  f"        return givenWithout({', '.join(refused)});", "    }")
    lines.add("}")
    return lines.text()


def _make(lines: Lines, record: Record) -> None:
    name = record.name
    needed = [field for field in record.fields if field.must_be_given]
    arguments = [f"{annotation(field.type)} {_name(field.name)}" for field in needed]
    lines.add("", "/** With what must be given. */",
              f"public static {name} of({', '.join(arguments)}) {{", indent=4)
    lines.wrapped(f"return new {name}(Map.of())" + "".join(
        f'.with("{field.name}", {_name(field.name)})' for field in needed) + ";",
        indent=8, rest="        ")
    lines.add("    }")
    if needed and isinstance(needed[-1].type, ListOf):
        last = needed[-1]
        few = [*arguments[:-1], f"{annotation(last.type.of)}... {_name(last.name)}"]
        given = [*(_name(field.name) for field in needed[:-1]), f"List.of({_name(last.name)})"]
        lines.add("", "/** With what must be given. */",
                  f"public static {name} of({', '.join(few)}) {{",
                  f"    return of({', '.join(given)});", "}", indent=4)


# What is given


def _arguments(type: Type) -> list[str]:
    """The types that a param may be given as, each of which makes an overload."""
    match type:
        case Text(is_moment=True):
            return ["Instant", "String"]
        case Text(name="Duration"):
            return ["TemporalAmount", "String"]
        case Enumeration(name=name):
            return [name, "String"]
        case ListOf(of=Text(is_moment=False) | Enumeration() as of):
            return [annotation(type), f"{annotation(of)}..."]
        case Choice(options=options):
            return list(dict.fromkeys(each for option in options for each in _arguments(option)))
    return [annotation(type)]


def _common(contract: Contract) -> dict[str, tuple[str, tuple[Field, ...], str]]:
    """Params that many methods have, as classes, each based on the one before."""
    params = next(method.params for method in contract.methods if method.name == "grant")
    by_name = {param.name: param for param in params}
    return {
        "ProjectParams": ("What a method of a project may be given.",
                          (by_name["project"],), "Params"),
        "WritingParams": ("What a method that writes may be given.",
                          (by_name["dryRun"], by_name["idempotencyKey"]), "ProjectParams"),
    }


def _given(name: str, description: str, fields: tuple[Field, ...], base: str = "Params", *,
           is_open: bool = False) -> str:
    lines = _file("entitled.values.Params", "java.time.Instant",
                  "java.time.temporal.TemporalAmount", "java.util.List", "java.util.Map")
    _doc(lines, description or f"See `{name}` in Protocol.")
    if is_open:
        lines.add(f"public abstract class {name}<T extends {name}<T>> extends {base}<T> {{")
    else:
        lines.add(f"public final class {name} extends {base}<{name}> {{")
    name = "T" if is_open else name
    required = [field for field in fields if field.required]
    for given in _products([_arguments(field.type)[:2] for field in required]):
        taken = ", ".join(f"{each} {_name(field.name)}" for each, field in zip(given, required))
        if required:
            lines.add(f"public {name}({taken}) {{", indent=4)
            lines.add(*(f'set("{field.name}", {_kept(each, field)});'
                        for each, field in zip(given, required)), indent=8)
            lines.add("    }", "")
    for field in fields:
        if field.required:
            continue
        first, *others = _arguments(field.type)
        for each in (first, *others):
            if each == first:
                _doc(lines, field.description, 4)
            else:
                of = first.partition("<")[0].replace("...", "[]")
                lines.add(f"    /** As {{@link #{_name(field.name)}({of})}}. */")
            lines.add(f"public {name} {_name(field.name)}({each} {_name(field.name)}) {{",
                      f'    return give("{field.name}", {_kept(each, field)});', "}", "",
                      indent=4)
        if field.type.nullable and not isinstance(field.type, Anything):
            _doc(lines, f"Sends null as `{field.name}`, which clears it.", 4)
            lines.add(f"public {name} clear{pascal(field.name)}() {{",
                      f'    return set("{field.name}", null);', "}", "", indent=4)
    lines.add("}")
    return lines.text().replace("\n\n}\n", "\n}\n")


def _kept(given: str, field: Field) -> str:
    return f"List.of({_name(field.name)})" if given.endswith("...") else _name(field.name)


def _products(choices: list[list[str]]) -> list[list[str]]:
    """Every way to take one of each."""
    ways: list[list[str]] = [[]]
    for choice in choices:
        ways = [[*way, each] for way in ways for each in choice]
    return ways


# Methods


def _methods(contract: Contract) -> str:
    lines = _file("entitled.values.NoParams", "entitled.values.Params",
                  "java.util.List", "java.util.Map", "java.util.concurrent.CompletableFuture",
                  "java.util.function.Consumer", "static java.util.Map.entry")
    _doc(lines, "Every method of the protocol, with the type of what it answers; a function `more` "
                "gives the params that may be left out.")
    lines.add("public abstract class Methods {",
              "    /** Every method, and whether it only reads. */",
              "    public static final Map<String, Boolean> ONLY_READS = Map.ofEntries(")
    entries = ", ".join(f'entry("{method.name}",{GLUE}{str(method.only_reads).lower()})'
                        for method in contract.methods)
    lines.wrapped(entries, indent=12, last=");")
    lines.add("", "/** Waits for the result. */",
        "protected abstract <T> T ask(String method, Params<?> params, Class<T> result);", "",
        "/** Does not wait. */", "protected abstract <T> CompletableFuture<T> askLater(",
        "        String method, Params<?> params, Class<T> result);", indent=4)
    for method in contract.methods:
        _method(lines, method)
    lines.add("}")
    return lines.text()


def _method(lines: Lines, method: Method) -> None:
    required = [param for param in method.params if param.required]
    name, result = _name(method.name), method.result.name
    taken = [f"{annotation(param.type)} {_name(param.name)}" for param in required]
    tags = [f"@param {_name(param.name)} {param.description}" for param in required]
    exactly = ""
    if method.exactly_one:
        groups = " or ".join(" and ".join(f"`{_name(name)}`" for name in group)
                             for group in method.exactly_one)
        exactly = f" Exactly one is given: {groups}."
    has_more = len(method.params) > len(required)
    params = f"{pascal(method.name)}Params"
    arguments = [*taken, *([f"Consumer<{params}> more"] if has_more else [])]
    kinds = ", ".join(each.partition(" ")[0].partition("<")[0]
                      for each in [*taken, *(["Consumer<>"] if has_more else [])])
    given = f"new {params if method.params else 'NoParams'}()" + "".join(
        f'.set("{param.name}", {_name(param.name)})' for param in required)
    given += ".taking(more)" if has_more else ""
    for suffix, answer, ask in (("", result, "ask"),
                                ("Async", f"CompletableFuture<{result}>", "askLater")):
        passed = [_name(param.name) for param in required]
        later = f"Does not wait; otherwise {{@link #{name}({kinds})}}."
        if has_more and not exactly:
            lines.add("")
            if suffix:
                lines.add(f"    /** {later} */")
            else:
                _doc(lines, method.summary, 4)
            lines.add(f"public {answer} {name}{suffix}({', '.join(taken)}) {{",
                      f"    return {name}{suffix}({', '.join([*passed, 'more -> {}'])});", "}",
                      indent=4)
        lines.add("")
        if suffix:
            lines.add(f"    /** {later} */")
        else:
            _doc(lines, method.summary + exactly, 4, *tags)
        lines.add(f"public {answer} {name}{suffix}({', '.join(arguments)}) {{", indent=4)
        lines.wrapped(f'return {ask}("{method.name}", {given}, {result}.class);', indent=8,
                      rest="        ")
        lines.add("    }")
