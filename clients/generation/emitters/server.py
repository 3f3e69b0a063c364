"""Swift for the daemon: what it reads of each method's params, all methods, errors and results.

The command line gets its list of methods from `command_line`.

What is generated belongs to `Sources/LineProtocol`; a file for each method. A part of a method that
no schema can say, such as a check across params, stands by hand in an extension of its type.
"""

from __future__ import annotations

from .. import command_line
from ..model import (
    Anything, Boolean, Contract, Enumeration, Field, Integer, ListOf, MapOf, Method, Record,
    Reference, Text, Type,
)
from ..names import camel, pascal
from ..server_codes import codes
from ..server_results import writers
from ..server_rules import rules
from ..text import NOTICE, Lines

MODULE = "LineProtocol"

_HEAD = [f"// {NOTICE}", "// swift-format-ignore-file", ""]

# The types of methods; any other is named like `DeleteUser` for `user.delete`.
_METHODS = {
    "events.subscribe": "SubscribeToEvents",
    "events.unsubscribe": "UnsubscribeFromEvents",
    "events.wait": "WaitForEvents",
    "grant": "GrantAccess",
    "project.list": "ListProjects",
    "project.stores": "ProjectStores",
    "project.webhooks": "ProjectWebhooks",
    "purchase": "RecordPurchase",
    "revoke": "RevokeAccess",
    "rpc.discover": "Discover",
    "server.describe": "Describe",
    "server.info": "ServerInfo",
    "server.ping": "Ping",
    "server.stats": "ServerStats",
    "store.unclaimed": "ListUnclaimed",
    "user.link.undo": "UndoLink",
    "user.list": "ListUsers",
    "webhook.claim": "ClaimWebhooks",
    "webhook.list": "ListWebhooks",
}

# Methods whose params mean more together than each by itself; their readers stand by hand.
_READ_BY_HAND = {"events.read", "events.wait", "project.define"}

# Schemas with a type and a reader of their own; the id `XId` is an `XID`, read by `identifier`.
_SCHEMAS = {
    "AccountToken": ("AccountTokenID", "accountToken()"),
    "Attributes": ("[Transaction.Attribute]", "attributes()"),
    "Country": ("[UInt8]", "code(letters: 2...3)"),
    "Currency": ("[UInt8]", "code(letters: 3...3)"),
    "Cursor": ("Int64", "cursor()"),
    "Duration": ("CalendarDuration", "duration()"),
    "EndReason": ("EndReason", "choice()"),
    "EventId": ("[UInt8]", "identifier(of: Void.self).bytes"),
    "EventKind": ("Event.Kind", "choice()"),
    "PeriodType": ("PeriodType", "choice()"),
    "Platform": ("Platform", "platform()"),
    "Price": ("[UInt8]", "decimal()"),
    "ProductKind": ("PurchaseKind", "choice()"),
    "PropertyKey": ("[UInt8]", "propertyKey()"),
    "PurchaseEnvironment": ("PurchaseEnvironment", "choice()"),
    "Store": ("StoreName", "store()"),
    "SubscriptionId": ("[UInt8]", "string(scalarsMax: 255)"),
    "UserId": ("UserID", "userID()"),
}

# Params and members whose schema does not name what they are.
_PARAMS = {
    "app": ("AppID", "identifier()"),
    "body": ("[UInt8]", "storeObject()"),
    "customerId": ("CustomerID", "customerID()"),
    "device": ("DeviceID", "identifier()"),
    "identityId": ("UserID", "userID()"),
    "onConflict": ("CustomerImport.ConflictRule", "choice()"),
    "platform": ("Platform", "platform()"),
    "renewsAs": ("ProductID", "identifier()"),
    "storeAccount": ("StoreAccountID", "identifier()"),
}

# Objects for which the core has a type, with the labels of the members that its initializer calls
# differently; the others get a struct.
_CORE_RECORDS = {
    "PurchaseRef": "ChainKey",
    "UserImportDevicesItem": "Device device=id anonymousId=anonymousUser identityId=identifiedUser",
    "UserImportGrantsItem": "Grant",
    "UserImportIdsItem": "CustomerImport.ID",
    "UserImportOverriddenItem": "CustomerImport.Property",
    "UserImportPropertiesItem": "CustomerImport.Property",
}

# Objects whose members mean more together than each by itself; their readers stand by hand.
_RECORDS_BY_HAND = {"ImportedPurchase", "ImportedTransaction"}

# The method whose params about a transaction are read as what it says of each field.
_STATING = "purchase.update"

# Every writing method has these, and reads them in the same way.
_COMMON = ("project", "dryRun", "idempotencyKey")


def emit(contract: Contract) -> dict[str, str]:
    files = {"Errors/Generated/ErrorKind": _errors(contract),
             "Methods/Generated/Request+Methods": _requests(contract)}
    stated = {field.name for field in contract.record("ImportedTransaction").fields}
    stated -= {"transactionId", "asOf"}
    for method in contract.methods:
        files[f"Methods/Generated/Method+{camel(method.name)}"] = _method(method, stated)
    read = set(_CORE_RECORDS).union(*(
        _records(param.type) for method in contract.methods
        if method.name not in _READ_BY_HAND for param in method.params)) - _RECORDS_BY_HAND
    for record in contract.records:
        # An object within another one begins with its name.
        if record.name in read or any(record.name.startswith(name) for name in read):
            files[f"Methods/Generated/Parameter+{record.name}"] = _record(record)
    methods = {method.result.name: type_of(method) for method in contract.methods}
    for name, text in writers(contract, methods).items():
        files[f"Results/Generated/Writer+{name}"] = text
    files["Methods/Generated/Shape+Records"] = _shapes(contract)
    files = {f"{MODULE}/{name}": text for name, text in files.items()}
    files |= rules(contract) | codes(contract)
    files["entitle/Generated/MethodList+Contract"] = command_line.methods()
    return {f"Sources/{name}.swift": text for name, text in files.items()}


def _records(type: Type) -> list[str]:
    if isinstance(type, ListOf):
        return _records(type.of)
    is_read = isinstance(type, Reference) and type.name not in _SCHEMAS
    return [type.name] if is_read else []


def type_of(method: Method) -> str:
    return _METHODS.get(method.name) or "".join(map(pascal, reversed(method.name.split("."))))


def case_of(method: Method) -> str:
    name = type_of(method)
    return name[0].lower() + name[1:]


def _errors(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_HEAD, "/// Every kind of error in the protocol.", "///",
              "/// The raw values are part of the contract, and a `code` keeps its meaning.",
              "package enum ErrorKind: String, CaseIterable, Sendable {")
    for error in contract.errors:
        lines.wrapped(error.when, indent=2, first="/// ")
        lines.add(f"  case {error.kind}")
    lines.add("", "  /// The error code on the wire; several kinds may share a code.",
              "  package var code: Int {", "    switch self {")
    lines.add(*(f"case .{error.kind}: {error.code}" for error in contract.errors), indent=4)
    lines.add("    }", "  }", "", "  /// Whether the same request may succeed a little later.",
              "  package var isRetryable: Bool {", "    switch self {")
    lines.add(*(f"case .{error.kind}: {str(error.retryable).lower()}"
                for error in contract.errors), indent=4)
    lines.add("    }", "  }", "", "  /// What helps, unless an error itself says more.",
              "  package var hint: String {", "    switch self {")
    for error in contract.errors:
        hint = (error.hint[0].lower() + error.hint[1:]).removesuffix(".").replace('"', '\\"')
        lines.add(f"case .{error.kind}:", f'  "{hint}"', indent=4)
    lines.add("    }", "  }", "}")
    return lines.text()


def _requests(contract: Contract) -> str:
    lines = Lines()
    lines.add(*_HEAD, "/// A request whose method and params have been read.",
              "package enum Request: Sendable {")
    lines.add(*(f"case {case_of(method)}({type_of(method)})" for method in contract.methods),
              indent=2)
    lines.add("", "  /// All methods.",
              "  package static let methods: [any Method.Type] = [")
    lines.add(*(f"{type_of(method)}.self," for method in contract.methods), indent=4)
    lines.add("  ]", "}")
    return lines.text()


def _method(method: Method, stated: set[str]) -> str:
    lines, name = Lines(), type_of(method)
    names = [param.name for param in method.params]
    kind = ("WritingMethod" if "dryRun" in names else
            "ProjectMethod" if "project" in names else "Method")
    by_hand = method.name in _READ_BY_HAND
    lines.add(*_HEAD)
    if not by_hand:
        if "project" in names:
            lines.add("package import IdentityCore", "")
        lines.wrapped(f"`{method.name}`: {method.summary}", first="/// ")
    lines.add(f"extension {name} {{" if by_hand else f"package struct {name}: {kind} {{",
              f'  package static let name: StaticString = "{method.name}"',
              f'  package static let summary: StaticString = "{method.summary}"')
    lines.add("  package static let parameters: [StaticString] = [")
    lines.wrapped(", ".join(f'"{name}"' for name in names), first="    ")
    lines.add("  ]")
    lines.add(f"  package static let role = Role.{method.role}")
    if not method.stands_in_batch:
        lines.add("  package static let standsInBatch = false")
    for param in method.params if by_hand else ():
        most = next((param.type.schema[key] for key in ("maxItems", "maximum", "maxProperties")
                     if key in param.type.schema), None)
        if most is not None:
            lines.add(f"  /// The most of `{param.name}`.",
                      f"  package static let {camel(param.name)}Max = {most}")
    if not by_hand:
        _reader(lines, method, stated if method.name == _STATING else set())
    if method.name == "purchase":
        _named(lines, method, stated)
    lines.add("", f"  package consuming func asRequest() -> Request {{ .{case_of(method)}(self) }}",
              "}")
    return lines.text()


def _named(lines: Lines, method: Method, stated: set[str]) -> None:
    """The fields of a transaction that a purchase names."""
    lines.add("", "  /// The fields of the transaction that the request names.",
              "  var named: TransactionFields {", "    var named: TransactionFields = [.product]")
    lines.add(*(f"if {param.name} != nil {{ named.insert(.{param.name}) }}"
                for param in method.params if param.name in stated and not param.required),
              indent=4)
    lines.add("    return named", "  }")


def _reader(lines: Lines, method: Method, stated: set[str]) -> None:
    """The properties and the initializer that reads them."""
    names = [param.name for param in method.params]
    groups = [name for group in method.exactly_one for name in group]
    properties: list[tuple[str, str, str]] = []
    read: list[str] = []
    for param in method.params:
        if param.name in groups or param.name in method.at_most_one:
            if param.name != (groups or method.at_most_one)[0]:
                continue
            _group(lines, method, properties, read)
        elif param.name in stated:
            continue
        elif param.name not in _COMMON:
            name, (type, reader) = _property(param), _read(param)
            properties.append((param.description, name, type))
            read.append(f"{name} = {reader}")
    if stated:
        properties.append(("What it says of the fields of the transaction; null is `none`.",
                           "statements", "[Fact.Entry]"))
        read.append("statements = try given.statements(Self.fields)")
        lines.add("", "  private static let fields = StatedField.all(among: parameters)")
    if "project" in names:
        properties.append(("", "project", "ProjectID"))
        read.append("project = try given.project()")
    if "dryRun" in names:
        properties.append(("", "writing", "Writing"))
        read.append("writing = try Writing(given)")
    if properties:
        lines.add("")
    for description, name, type in properties:
        if description:
            lines.wrapped(description, indent=2, first="/// ")
        lines.add(f"package let {name}: {type}", indent=2)
    for param in method.params:
        if _is_nested(param.type) and param.name not in _PARAMS:
            _words(lines, param)
    lines.add("", "  package init(_ given: Parameters) throws(RPCError) {")
    lines.add(*(line for text in read for line in text.split("\n")), "try check()", indent=4)
    lines.add("  }")


def _group(lines: Lines, method: Method, properties: list, read: list) -> None:
    """Params of which one is given: a subject, or a type of the method's own."""
    groups = [name for group in method.exactly_one for name in group]
    if method.at_most_one == ("device", "userId"):
        properties.append(("Nil if the request names none.", "subject", "Subject?"))
        read.append("subject = try given.optionalSubject()")
    elif groups == ["device", "userId"]:
        properties.append(("", "subject", "Subject"))
        read.append("subject = try given.subject()")
    else:
        first, second = (next(param for param in method.params if param.name == name)
                         for name in groups)
        lines.add("", f"  /// One of `{first.name}` and `{second.name}`.",
                  "  package enum Target: Sendable {")
        read += ["target =", f'  switch try given.exactlyOne("{first.name}", "{second.name}") {{']
        for case, param in (("first", first), ("second", second)):
            type, reader = _value(param.type)
            lines.add(f"    case {_property(param)}({type})")
            read.append(f"  case .{case}(let value): .{_property(param)}(try value.{reader})")
        lines.add("  }")
        read.append("  }")
        properties.append(("", "target", "Target"))


def _property(field: Field) -> str:
    """The name without `Id`, which the type says."""
    return camel(field.name.removesuffix("Id"))


def _is_nested(type: Type) -> bool:
    return isinstance(type, Enumeration) and "$ref" not in type.schema


def _words(lines: Lines, param: Field) -> None:
    lines.add("")
    lines.wrapped(param.description, indent=2, first="/// ")
    lines.add(f"package enum {pascal(param.name)}: String, CaseIterable, Sendable {{",
              f"  case {', '.join(param.type.values)}", "}", indent=2)


def _read(field: Field, in_record: bool = False) -> tuple[str, str]:
    """The type of a property and the expression that reads it; in a record, null is absence."""
    type, reader = _PARAMS.get(field.name) or _value(field.type, field.name)
    if field.is_both and not in_record and not isinstance(field.type, Anything):
        return f"Change<{type}>", (
            f'try given.change("{field.name}") {{ value throws(RPCError) in\n'
            f"  try value.{reader}\n}}")
    default = field.type.schema.get("default")
    if field.required:
        return type, f'try given.required("{field.name}").{reader}'
    text = f'try given.optional("{field.name}")?.{reader}'
    if isinstance(default, int) and not isinstance(default, bool):
        return type, f"{text} ?? {default}"
    return f"{type}?", text


def _value(of: Type, name: str = "") -> tuple[str, str]:
    """The Swift type of a value, and the reader of a `Parameter` that returns it."""
    schema = of.schema
    named = schema.get("$ref", "").rpartition("/")[2]
    if named in _SCHEMAS:
        return _SCHEMAS[named]
    match of:
        case Text(is_moment=True):
            return "Moment", "moment()"
        case Text() if named.endswith("Id"):
            return f"{named[:-2]}ID", "identifier()"
        case Text() if schema.get("minLength") == 1 and schema.get("maxLength") == 255:
            return "[UInt8]", "identifier(of: Void.self).bytes"
        case Text():
            most = schema.get("maxLength")
            return "[UInt8]", f"string(scalarsMax: {most})" if most else "bytes()"
        case Boolean():
            return "Bool", "bool()"
        case Integer():
            return "Int", f"integer({schema['minimum']}...{schema['maximum']})"
        case Enumeration():
            return pascal(name), "choice()"
        case ListOf(of=of):
            type, reader = _value(of)
            return f"[{type}]", (f"list(max: {schema['maxItems']}) {{ each throws(RPCError) in\n"
                                 f"  try each.{reader}\n}}")
        case MapOf(of=Text()):
            return "[(name: [UInt8], value: [UInt8])]", f"texts(max: {schema['maxProperties']})"
        case Reference(name=record):
            return _core(record)[0], f"{camel(record)}()"
        case MapOf(of=Anything()):
            return "[UInt8]", "anyObject()"
        case Anything():
            return "[UInt8]", "anything()"
    raise TypeError(f"no reader for {of}")


def _shapes(contract: Contract) -> str:
    """What the daemon knows of the objects that it reads, also by hand."""
    lines = Lines()
    lines.add(*_HEAD, "extension Shape {")
    for record in contract.records:
        if record.title:
            lines.add(f"  /// The object `{record.name}`.",
                      f"  static let {camel(record.name)} = Shape(", "    names: [")
            lines.wrapped(", ".join(f'"{field.name}"' for field in record.fields), indent=6)
            lines.add("    ],", f'    owner: "{record.title}"', "  )")
        for field in record.fields if record.name in _RECORDS_BY_HAND else ():
            if "maxItems" in field.type.schema:
                name = f"{camel(record.name)}{pascal(field.name)}Max"
                lines.add(f"  /// The most of `{field.name}`.",
                          f"  static let {name} = {field.type.schema['maxItems']}")
    lines.add("}")
    return lines.text()


def _core(name: str) -> tuple[str, dict[str, str]]:
    """The Swift type of an object, and the labels of its members."""
    type, *labels = _CORE_RECORDS.get(name, name).split()
    return type, dict(label.split("=") for label in labels)


def _record(record: Record) -> str:
    lines = Lines()
    type, labels = _core(record.name)
    fields = [(field, *_read(field, in_record=True)) for field in record.fields
              if field.description != "Not read."]
    is_own = type == record.name
    lines.add(*_HEAD, f"{'package ' if is_own else ''}import IdentityCore", "")
    if is_own:
        lines.wrapped(record.description, first="/// ")
        lines.add(f"package struct {type}: Sendable {{")
        for field, swift, _ in fields:
            if field.description:
                lines.wrapped(field.description, indent=2, first="/// ")
            lines.add(f"package var {_property(field)}: {swift}", indent=2)
        for field, _, _ in fields:
            if _is_nested(field.type):
                _words(lines, field)
        lines.add("", "  package init(")
        properties = [f"{_property(field)}: {swift}" for field, swift, _ in fields]
        lines.add(*(f"{each}," for each in properties[:-1]), properties[-1], indent=4)
        lines.add("  ) {")
        lines.add(*(f"self.{name} = {name}" for name in (_property(field) for field, _, _ in fields)),
                  indent=4)
        lines.add("  }", "}", "")
    lines.add("extension Parameter {",
              f"  /// Reads the object `{record.name}`.",
              f"  func {camel(record.name)}() throws(RPCError) -> {type} {{",
              f'    let given = try object(.{camel(record.name)})',
              f"    return {type}(")
    arguments = [f"{labels.get(field.name, _property(field))}: {reader}"
                 for field, _, reader in fields]
    lines.add(*(f"{each}," for each in arguments[:-1]), arguments[-1], indent=6)
    lines.add("    )", "  }", "}")
    return lines.text()
