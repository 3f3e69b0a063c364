"""What the contract says, in words that no language owns.

An emitter reads a `Contract` and nothing else. Every name in it is the one on the wire; `names.py`
turns it into a language's own spelling.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Schema = dict[str, Any]

@dataclass(frozen=True, kw_only=True)
class Type:
    """The type of a value; `nullable` says that null may stand in its place."""

    nullable: bool = False
    # The JSON schema with its limits, which no two uses of a type need to share.
    schema: Schema = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, kw_only=True)
class Text(Type):
    """A string. `name` is that of its schema, such as `DeviceId`, where it has one of its own."""

    name: str | None = None
    is_moment: bool = False


@dataclass(frozen=True, kw_only=True)
class Boolean(Type):
    """True or false."""


@dataclass(frozen=True, kw_only=True)
class Integer(Type):
    """A whole number of at most 64 bits."""


@dataclass(frozen=True, kw_only=True)
class Number(Type):
    """Any number."""


@dataclass(frozen=True, kw_only=True)
class Anything(Type):
    """Any JSON value."""


@dataclass(frozen=True, kw_only=True)
class ListOf(Type):
    """A list."""

    of: Type


@dataclass(frozen=True, kw_only=True)
class MapOf(Type):
    """An object whose names are the caller's own, such as the ids of products."""

    of: Type


@dataclass(frozen=True, kw_only=True)
class Enumeration(Type):
    """One of some words. A newer daemon may send a word that is not among them.

    Where it `is_answered`, a caller may also give such a word back.
    """

    name: str
    values: tuple[str, ...]
    description: str
    is_answered: bool = False


@dataclass(frozen=True, kw_only=True)
class Choice(Type):
    """A value of one of several types."""

    name: str
    options: tuple[Type, ...]
    description: str


@dataclass(frozen=True, kw_only=True)
class Reference(Type):
    """A record, by its name; `Contract.records` has it."""

    name: str


@dataclass(frozen=True)
class Field:
    """A member of a record, or a param of a method.

    Where it is not `required` it may be absent, which is not the same as null: `is_both` says that
    a reader must be able to tell one from the other. The last four are about a record that is
    answered and given: whether a caller must give the member, whether it is sent at all, whether
    the daemon refuses it, and whether a null is sent.
    """

    name: str
    type: Type
    required: bool
    description: str
    needed: bool | None = None
    is_sent: bool = True
    is_refused: bool = False
    sends_null: bool = True

    @property
    def must_be_given(self) -> bool:
        return self.required if self.needed is None else self.needed

    @property
    def may_be_left_out(self) -> bool:
        """Answers always have it, and a caller need not give it."""
        return self.required and not self.must_be_given

    @property
    def is_both(self) -> bool:
        return not self.required and self.type.nullable


@dataclass(frozen=True)
class Record:
    """An object with members that are known; of results, a newer daemon may send more."""

    name: str
    description: str
    fields: tuple[Field, ...]
    # The type of the members that are not among `fields`, where the contract gives one.
    additional: Type | None = None
    # What a sentence calls one of them, such as "a purchase".
    title: str = ""
    # For each value of `kind`, the members that it then always has.
    kinds: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Method:
    """A method; `params` in the order of the wire, the common ones last."""

    name: str
    summary: str
    role: str
    since: int
    params: tuple[Field, ...]
    # Groups of params, of which exactly one is to be given, whole.
    exactly_one: tuple[tuple[str, ...], ...]
    # Params of which at most one is to be given.
    at_most_one: tuple[str, ...]
    stands_in_batch: bool
    result: Record
    errors: tuple[str, ...]

    @property
    def only_reads(self) -> bool:
        """Sending it twice does no more than sending it once."""
        return self.role == "read"


@dataclass(frozen=True)
class ErrorKind:
    """An error that the daemon answers."""

    kind: str
    code: int
    when: str
    hint: str
    retryable: bool


@dataclass(frozen=True)
class Contract:
    """All of it; methods, enumerations and choices in the order of their names."""

    methods: tuple[Method, ...]
    # Those below come before those that need them.
    records: tuple[Record, ...]
    enumerations: tuple[Enumeration, ...]
    choices: tuple[Choice, ...]
    # Strings with a schema of their own: name to description.
    texts: dict[str, str]
    errors: tuple[ErrorKind, ...]
    # Names of the records that a caller may give, and of those that an answer may hold.
    given: frozenset[str]
    answered: frozenset[str]

    def record(self, name: str) -> Record:
        return next(record for record in self.records if record.name == name)


def parts(of: Type) -> tuple[Type, ...]:
    """The types that stand inside a type."""
    if isinstance(of, (ListOf, MapOf)):
        return (of.of,)
    return of.options if isinstance(of, Choice) else ()


def record_types(record: Record) -> tuple[Type, ...]:
    """The types of a record's members."""
    types = tuple(field.type for field in record.fields)
    return types + ((record.additional,) if record.additional else ())
