"""Swift for the daemon: the writers of results, and structs where the core has no type for them.

An object is written from a type of the core if `_CORE` names one, with the paths of the members
that the type calls differently; a path to `self` is the value itself, and one that begins with a
name of `_LOCALS` begins there.
"""

from __future__ import annotations

from .model import (
    Boolean, Contract, Enumeration, Field, Integer, ListOf, MapOf, Record, Reference, Text, Type,
    record_types,
)
from .names import camel
from .text import NOTICE, Lines

_CORE = {
    "ClockAdvanceResult": "Moment now=self",
    "Entitlement": "Entitlement active=isActive productId=facts?.product source=sourceName"
                   " periodType=facts?.periodType gracePeriodExpiresAt=facts?.gracePeriodExpiresAt"
                   " firstPurchasedAt=facts?.firstPurchasedAt"
                   " lastPurchasedAt=facts?.lastPurchasedAt"
                   " trialStartedAt=facts?.trialStartedAt"
                   " autoRenewDisabledAt=facts?.autoRenewDisabledAt environment=facts?.environment"
                   " store=facts?.key.store transactionId=facts?.transaction"
                   " originalTransactionId=facts?.key.originalTransaction",
    "EventsAcknowledgeResult": "Consumer consumer=id",
    "RevokeResult": "Entitlement entitlement=self",
    "IdentifyResult": "Draft.Identification",
    "InstallResult": "Draft.Installation",
    "LogoutResult": "Draft.LogoutEffect",
    "Move": "Move store=key.store originalTransactionId=key.originalTransaction",
    "NotifiedPurchase": "NotifiedPurchase store=view.purchase.key.store stale=notes.stale"
                        " originalTransactionId=view.purchase.key.originalTransaction"
                        " transactionId=transaction",
    "ProjectDescribeResult": "ProjectView project=self",
    "ProjectWebhooksResult": "[WebhookView] webhooks=self",
    "PurchaseRef": "ChainKey originalTransactionId=originalTransaction",
    "Refusal": "RefusedRestore store=key.store"
               " originalTransactionId=key.originalTransaction",
    "RemainingChange": "Draft.RemainingChange method=method.onTheWire",
    "RestoreResult": "Draft.Restoration entitlements=access.entitlements",
    "Rules": "Rules userIdLengthMax=userIDLengthMax blockedUserIds=blockedUserIDs",
    "StoreNotification": "StoreReport.Notification",
    "User": "UserView",
    "UserExportResultDevicesItem": "Device device=id anonymousId=anonymousUser"
                                   " identityId=identifiedUser",
    "UserExportResultGrantsItem": "Grant",
    "UserExportResultIdsItem": "User kind=idOrigin.word device=idOrigin.device",
    "UserExportResultPropertiesItem": "Properties.Entry",
    "UserInfoResult": "UserView user=self",
    "UserLinkUndoResult": "Draft.Undoing purchases=moves",
    "Webhook": "WebhookView url=webhook.url secret=webhook.secret oldSecret=webhook.oldSecret"
               " authorization=webhook.authorization format=webhook.format"
               " kinds=webhook.kinds"
               " paused=webhook.isPaused consumer=webhook.consumer",
    "WebhookClaimResult": "Bool claimed=self",
    "WebhookFailure": "WebhookReportFailure",
    "WebhookPauseResult": "WebhookView url=webhook.url paused=webhook.isPaused",
}

# What a writer looks up once, by record.
_LOCALS = {"Entitlement": ["facts"]}

# Objects whose members are not all named, and so are written as a map.
_MAPS = {"Limits"}

# Results, and objects that stand in them, that no type of the core holds.
_OWN = ("ServerInfoResult", "ServerStatsResult")

# Types whose names another module has for something else.
_NAMES = {"Peer": "PeerInfo"}

# Members that the service adds to any writing method's result.
_COMMON = ("dryRun", "events", "replayed")
# A restore has no warnings yet; a preset is no rule.
_NEVER = {("RestoreResult", "warnings"), ("Rules", "preset")}


def writers(contract: Contract, methods: dict[str, str]) -> dict[str, str]:
    """The text of each writer, by record; `methods` has the type of the method of a result."""
    own = _own(contract)
    return {record.name: _file(record, methods.get(record.name), own)
            for record in contract.records if record.name in _CORE or record.name in own}


def _own(contract: Contract) -> set[str]:
    """The names of the records that get a struct: those of `_OWN` and what stands in them."""
    names, left = set(), [contract.record(name) for name in _OWN]
    while left:
        record = left.pop()
        names.add(record.name)
        types = list(record_types(record))
        types += [type.of for type in types if isinstance(type, (ListOf, MapOf))]
        left += [contract.record(type.name) for type in types
                 if isinstance(type, Reference) and type.name not in _MAPS]
    return names


def _file(record: Record, method: str | None, own: set[str]) -> str:
    lines = Lines()
    lines.add(f"// {NOTICE}", "// swift-format-ignore-file", "")
    fields = [field for field in record.fields
              if field.name not in _COMMON and (record.name, field.name) not in _NEVER]
    words = _CORE.get(record.name, _NAMES.get(record.name, record.name)).split()
    type, paths = words[0], dict(word.split("=") for word in words[1:])
    if record.name in own:
        _struct(lines, record, type, fields)
    elif type != "Bool":
        lines.add(f"{'package ' if method else ''}import IdentityCore", "")
    lines.add("extension JSONWriter {", f"  /// Writes the members of `{record.name}`.",
              f"  mutating func members(of{record.name} value: {type}) {{")
    names = _LOCALS.get(record.name, [])
    lines.add(*(f"let {name} = value.{name}" for name in names), indent=4)
    for field in fields:
        path = paths.get(field.name, _property(field.name))
        is_local = any(path.startswith(f"{name}{mark}") for name in names for mark in ".?")
        start = "" if is_local else "value."
        lines.add(*_write(field, "value" if path == "self" else f"{start}{path}"), indent=4)
    lines.add("  }", "}")
    if method:
        lines.add("", f"extension {method} {{", "  /// Writes the result.",
                  f"  package static func write(_ result: {type}, to writer: inout JSONWriter) {{",
                  f"    writer.members(of{record.name}: result)", "  }", "}")
    return lines.text()


def _property(name: str) -> str:
    text = camel(name)
    return f"{text[:-2]}ID" if text.endswith("Id") else text


def _declared(name: str) -> str:
    name = _property(name)
    return f"`{name}`" if name == "protocol" else name


def _struct(lines: Lines, record: Record, type: str, fields: list[Field]) -> None:
    core = ("Id", "ID", "Moment")
    if any(name in _swift(field) for field in fields for name in core):
        lines.add("package import IdentityCore", "")
    lines.wrapped(record.description or f"See `{record.name}` in Protocol.", first="/// ")
    lines.add(f"package struct {type} {{")
    for field in fields:
        lines.wrapped(field.description, indent=2, first="/// ")
        lines.add(f"package var {_declared(field.name)}: {_swift(field)}", indent=2)
    lines.add("", "  package init(")
    arguments = [f"{_declared(field.name)}: {_swift(field)}{_default(field)}" for field in fields]
    lines.add(*(f"{each}," for each in arguments[:-1]), arguments[-1], indent=4)
    lines.add("  ) {")
    lines.add(*(f"self.{name} = {name}" for name in (_declared(field.name) for field in fields)),
              indent=4)
    lines.add("  }", "}", "")


def _swift(field: Field) -> str:
    text = _type(field.type)
    return text if field.required and not field.type.nullable else f"{text}?"


def _default(field: Field) -> str:
    """Counts begin at zero, lists empty, and so do objects that have only these."""
    if not field.required or field.type.nullable:
        return " = nil"
    match field.type:
        case Integer():
            return " = 0"
        case Boolean():
            return " = false"
        case ListOf() | MapOf():
            return " = []"
        case Reference(name=name) if name.endswith("Stats") or name == "Durations":
            return f" = {name}()"
    return ""


def _type(of: Type) -> str:
    named = of.schema.get("$ref", "").rpartition("/")[2]
    match of:
        case Text(is_moment=True):
            return "Moment"
        case Text() if named == "Cursor":
            return "Int64"
        case Text() if named.endswith("Id"):
            return f"{named[:-2]}ID"
        case Text() | Enumeration():
            return "String"
        case Boolean():
            return "Bool"
        case Integer():
            return "Int"
        case ListOf(of=of):
            return f"[{_type(of)}]"
        case MapOf(of=of):
            return f"[(name: String, value: {_type(of)})]"
        case Reference(name=name):
            return "[(name: String, value: Int)]" if name in _MAPS else _NAMES.get(name, name)
    raise TypeError(f"no Swift for {of}")


def _write(field: Field, value: str) -> list[str]:
    """The statements that write a member."""
    is_list = isinstance(field.type, ListOf)
    written = value if field.required or is_list else "value"
    text = _member(field, written)
    if field.required:
        return [text]
    if is_list:
        return [f"if !{value}.isEmpty {{ {text} }}"]
    return [f"if let value = {value} {{ {text} }}"]


def _member(field: Field, value: str) -> str:
    name = f'"{field.name}"'
    match field.type:
        case Reference(name=record) if record not in _MAPS:
            return f"object({name}) {{ $0.members(of{record}: {value}) }}"
        case ListOf(of=Reference(name=record)):
            return f"list({name}, {value}) {{ $1.members(of{record}: $0) }}"
        case MapOf(of=Reference(name=record)) if record != "Entitlement":
            return f"map({name}, {value}) {{ $1.members(of{record}: $0) }}"
        case Text() if field.type.schema.get("$ref", "").endswith("/Cursor"):
            return f"member({name}, String({value}))"
    return f"member({name}, {value})"
