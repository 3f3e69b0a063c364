"""One type for each schema: the contract as clients have it.

`contract.py` names a type for each place. Here, enumerations of the same words are one type, so are
equal results, and so is what a caller may give of what the daemon answers: `Field.needed` and
what follows it say how the two differ.
"""

from __future__ import annotations

from dataclasses import replace

from .model import (
    Anything, Choice, Contract, Enumeration, Field, ListOf, MapOf, Record, Reference, Text,
    Type, parts, record_types,
)

# What the daemon answers, and what it takes of it.
_GIVEN = {
    "AppStoreSettings": "StoresChoiceAppStore",
    "PlayStoreSettings": "StoresChoicePlayStore",
    "Purchase": "ImportedPurchase",
    "Rules": "RulesChoiceObject",
    "Stores": "StoresChoice",
    "StripeSettings": "StoresChoiceStripe",
    "Transaction": "ImportedTransaction",
    "User": "UserImportUser",
    "UserExportResultDevicesItem": "UserImportDevicesItem",
    "UserExportResultGrantsItem": "UserImportGrantsItem",
    "UserExportResultIdsItem": "UserImportIdsItem",
    "UserExportResultOverriddenItem": "UserImportOverriddenItem",
    "UserExportResultPropertiesItem": "UserImportPropertiesItem",
    "Webhook": "WebhookChoice",
    "WebhookFailure": "WebhookReportFailure",
}

# Of records that are only ever passed back, a caller gives all.
_WHOLE = {"User"}

# Members that only events of a dry run lack, where they read as missing.
_ALWAYS = {("Event", "cursor")}

# Names for what stands in several places, by the name of one of them.
_NAMES = {
    "ClockChoiceWord": "ClockKind",
    "EventsReadResult": "EventsPage",
    "EventsSubscribeResult": "Subscription",
    "NotifiedPurchaseOutcome": "PurchaseOutcome",
    "PeerRole": "Role",
    "RulesOnIdentifyNew": "RulesOnIdentify",
    "StoreQuestionKind": "StoreObjectKind",
    "UserExportResultDevicesItem": "Device",
    "UserExportResultGrantsItem": "Grant",
    "UserExportResultIdsItem": "KnownId",
    "UserExportResultIdsItemKind": "KnownIdKind",
    "UserExportResultPropertiesItem": "Property",
    "WebhookPauseResult": "WebhookPosition",
}


def shared(contract: Contract) -> Contract:
    """The contract with one type for each schema."""
    return _Sharing(contract).contract()


class _Sharing:
    def __init__(self, contract: Contract) -> None:
        self._contract = contract
        # From each name to that of the type which stands for it.
        self._names: dict[str, str] = {}
        self._answered: set[str] = set()
        self._said: dict[str, str] = {}
        self._share(contract.enumerations, lambda each: each.values)
        for answered, given in _GIVEN.items():
            self._names[given] = answered
        self._share(contract.records, self._members)
        for name, target in self._names.items():
            self._names[name] = self._names.get(target, target)
        stale = [name for name in _NAMES if self._names.get(name) != _NAMES[name]]
        if stale:
            raise ValueError(f"no types to name after {', '.join(stale)}")
        self._answered = self._answered_words()
        # What is said of a type by its own name counts first.
        for each in sorted(contract.enumerations,
                           key=lambda each: each.name != self._names[each.name]):
            if each.description:
                self._said.setdefault(self._names[each.name], each.description)

    def _answered_words(self) -> set[str]:
        """The names of the enumerations that answers hold."""
        found = set()
        left = [type for record in self._contract.records
                if record.name in self._contract.answered or record.name not in self._contract.given
                for type in record_types(record)]
        while left:
            type = left.pop()
            left += parts(type)
            if isinstance(type, Enumeration):
                found.add(self._names[type.name])
        return found

    def _share(self, types, shape) -> None:
        """Names the types with an equal shape after the shortest of their names."""
        groups: dict[object, list[str]] = {}
        for each in types:
            if each.name not in self._names:
                groups.setdefault(shape(each), []).append(each.name)
        for names in groups.values():
            chosen = next((_NAMES[name] for name in names if name in _NAMES),
                          min(names, key=lambda name: (len(name), name)))
            self._names.update(dict.fromkeys(names, chosen))

    def _members(self, record: Record) -> tuple[object, ...]:
        return (tuple((each.name, self._type(each.type), each.required) for each in record.fields),
                record.additional)

    def contract(self) -> Contract:
        records: dict[str, Record] = {}
        for record in self._contract.records:
            if record.name not in _GIVEN.values():
                name = self._names[record.name]
                records.setdefault(name, self._record(record, name))
        return replace(
            self._contract,
            methods=tuple(
                replace(method, params=tuple(self._field(param) for param in method.params),
                        result=records[self._names[method.result.name]])
                for method in self._contract.methods),
            records=_below_first(records),
            enumerations=_once(self._type(each) for each in self._contract.enumerations),
            choices=tuple(self._type(each) for each in self._contract.choices),
            given=frozenset(self._names[name] for name in self._contract.given),
            answered=frozenset(self._names[name] for name in self._contract.answered),
        )

    def _record(self, record: Record, name: str) -> Record:
        given = {}
        if record.name in _GIVEN:
            given = {each.name: each for each in self._contract.record(_GIVEN[record.name]).fields}
            unknown = given.keys() - {field.name for field in record.fields}
            if unknown:
                raise ValueError(f"{_GIVEN[record.name]} has what {name} has not: {unknown}")
        fields = [replace(self._field(each),
                          required=each.required or (name, each.name) in _ALWAYS)
                  for each in record.fields]
        if given and name not in _WHOLE:
            fields = [self._both(each, given.get(each.name)) for each in fields]
        further = record.additional and self._type(record.additional)
        kinds = _event_kinds(fields) if name == "Event" else {}
        return replace(record, name=name, fields=tuple(fields), additional=further, kinds=kinds)

    def _both(self, answered: Field, given: Field | None) -> Field:
        """A member of what is answered, with what a caller may do with it."""
        if given is None or isinstance(given.type, Anything):
            return replace(answered, needed=False, is_sent=False, is_refused=given is None)
        wanted = self._type(given.type)
        # Where answers leave it out, a null is something else, and tells the daemon something.
        type = replace(answered.type, nullable=answered.type.nullable
                       or wanted.nullable and not answered.required)
        if isinstance(type, Text) and type.name is None:
            type = replace(type, name=wanted.name)
        if replace(type, nullable=wanted.nullable) != wanted and not isinstance(type, Text):
            raise ValueError(f"{answered.name} is given as {wanted}, answered as {type}")
        return replace(answered, type=type, needed=given.required, sends_null=wanted.nullable)

    def _field(self, field: Field) -> Field:
        return replace(field, type=self._type(field.type))

    def _type(self, type: Type) -> Type:
        match type:
            case ListOf(of=of) | MapOf(of=of):
                return replace(type, of=self._type(of))
            case Choice(options=options):
                return replace(type, options=tuple(self._type(each) for each in options))
            case Enumeration(name=name):
                name = self._names[name]
                return replace(type, name=name, description=self._said.get(name, ""),
                               is_answered=name in self._answered)
            case Reference(name=name):
                return replace(type, name=self._names.get(name, name))
        return type


def _event_kinds(fields: list[Field]) -> dict[str, tuple[str, ...]]:
    """What an event of each kind always has; a test of the Node client checks it."""
    by_name = {field.name: field.type for field in fields}
    members = by_name["kind"].schema["x-members"]
    kinds = {kind: tuple(has) for kind, has in members.items()}
    if set(kinds) != set(by_name["kind"].values):
        raise ValueError("EventKind needs x-members for each kind")
    unknown = {name for has in kinds.values() for name in has} - by_name.keys()
    if unknown:
        raise ValueError(f"EventKind has x-members that an event has not: {unknown}")
    return kinds


def _once(types) -> tuple:
    by_name = {each.name: each for each in types}
    return tuple(by_name[name] for name in sorted(by_name))


def _below_first(records: dict[str, Record]) -> tuple[Record, ...]:
    """What stands inside another record comes before it."""
    ordered: dict[str, Record] = {}

    def visit(type: Type) -> None:
        for each in parts(type):
            visit(each)
        if isinstance(type, Reference):
            add(records[type.name])

    def add(record: Record) -> None:
        if record.name not in ordered:
            for each in record_types(record):
                visit(each)
            ordered[record.name] = record

    for record in records.values():
        add(record)
    return tuple(ordered.values())
