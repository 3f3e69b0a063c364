"""Reads Protocol/methods, Protocol/schemas and Protocol/errors.json into the model."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from .model import (
    Anything, Boolean, Choice, Contract, Enumeration, ErrorKind, Field, Integer, ListOf, MapOf,
    Method, Number, Record, Reference, Schema, Text, Type, parts, record_types,
)
from .names import pascal
from .rules_choice import rules_choice

_PREFIX = "#/components/schemas/"
_PLAIN = {"boolean": Boolean, "integer": Integer, "number": Number}


def load(protocol: Path) -> Contract:
    """The contract as the files of that folder define it."""
    return _Reader(protocol).contract()


def _files(folder: Path) -> list[Any]:
    # By bytes, as the contract's own lists are, whatever the machine's language.
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stem.encode())
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


class _Reader:
    def __init__(self, protocol: Path) -> None:
        self._protocol = protocol
        self._schemas: dict[str, Schema] = {
            path.stem: json.loads(path.read_text(encoding="utf-8"))
            for path in sorted((protocol / "schemas").glob("*.json"))
        }
        self._schemas["RulesChoice"] = rules_choice(self._schemas["Rules"])
        self._records: dict[str, Record] = {}
        self._enumerations: dict[str, Enumeration] = {}
        self._choices: dict[str, Choice] = {}
        self._texts: dict[str, str] = {}
        self._under_way: list[str] = []

    def contract(self) -> Contract:
        methods = tuple(self._method(method) for method in _files(self._protocol / "methods"))
        errors = json.loads((self._protocol / "errors.json").read_text(encoding="utf-8"))
        # Notifications are no method's result; these schemas describe them.
        for name in self._schemas:
            self._named(name)
        given = [field.type for method in methods for field in method.params]
        answered = [type for method in methods for type in record_types(method.result)]
        return Contract(
            methods=methods,
            records=tuple(self._records.values()),
            enumerations=_by_name(self._enumerations),
            choices=_by_name(self._choices),
            texts=dict(sorted(self._texts.items())),
            errors=tuple(
                ErrorKind(error["kind"], error["code"], error["when"], error["hint"],
                          error["retryable"])
                for error in errors
            ),
            given=self._reached(given),
            answered=self._reached(answered),
        )

    def _method(self, method: Schema) -> Method:
        name = pascal(method["name"])
        result = self._record(f"{name}Result", f"What `{method['name']}` answers.",
                              method["result"]["schema"])
        return Method(
            name=method["name"],
            summary=method["summary"],
            role=method["role"],
            since=method["since"],
            params=tuple(
                Field(param["name"],
                      self._type(param["schema"], f"{name}{pascal(param['name'])}"),
                      param["required"], param["summary"])
                for param in method["params"]
            ),
            exactly_one=tuple(tuple(group) for group in method.get("oneOf", [])),
            at_most_one=tuple(method.get("atMostOne", [])),
            stands_in_batch=method.get("batch", True),
            result=result,
            errors=tuple(method["errors"]),
        )

    def _named(self, name: str) -> Type:
        """The type of a file of Protocol/schemas."""
        if name in self._under_way:
            raise ValueError(f"the schema {name} holds itself, which no client is made for")
        self._under_way.append(name)
        schema = self._schemas[name]
        type = self._type(schema, name)
        if isinstance(type, Text) and not type.is_moment:
            self._texts[name] = schema["description"]
            type = replace(type, name=name)
        self._under_way.pop()
        return type

    def _type(self, schema: Schema, name: str) -> Type:
        """The type of a schema; `name` is for what has none of its own."""
        type = self._unlimited(schema, name)
        return replace(type, schema={**type.schema, **schema})

    def _unlimited(self, schema: Schema, name: str) -> Type:
        if "$ref" in schema:
            return self._named(schema["$ref"].removeprefix(_PREFIX))
        description = schema.get("description", "")
        if "anyOf" in schema:
            options = tuple(self._type(option, f"{name}{_suffix(option)}")
                            for option in schema["anyOf"])
            return self._keep(self._choices,
                              Choice(name=name, options=options, description=description))
        kinds = schema.get("type", [])
        kinds = kinds if isinstance(kinds, list) else [kinds]
        nullable = "null" in kinds
        kinds = [kind for kind in kinds if kind != "null"]
        if not kinds:
            return Anything(nullable=True)
        if len(kinds) > 1:
            options = tuple(self._type({"type": kind}, name) for kind in kinds)
            return self._keep(self._choices, Choice(
                name=name, options=options, description=description, nullable=nullable))
        return replace(self._plain(kinds[0], schema, name, description), nullable=nullable)

    def _plain(self, kind: str, schema: Schema, name: str, description: str) -> Type:
        if kind == "string" and "enum" in schema:
            values = tuple(value for value in schema["enum"] if value is not None)
            return self._keep(self._enumerations, Enumeration(
                name=name, values=values, description=description, schema=schema))
        if kind == "string":
            return Text(is_moment=schema.get("format") == "date-time")
        if kind == "array":
            return ListOf(of=self._type(schema.get("items", {}), f"{name}Item"))
        if kind == "object" and "properties" in schema:
            self._record(name, description, schema)
            return Reference(name=name)
        if kind == "object":
            further = schema.get("additionalProperties", {})
            return MapOf(of=self._type(further, f"{name}Value"))
        return _PLAIN[kind]()

    def _record(self, name: str, description: str, schema: Schema) -> Record:
        required = schema.get("required", [])
        fields = tuple(
            Field(member, self._type(child, f"{name}{pascal(member)}"), member in required,
                  child.get("description") or self._description(child))
            for member, child in schema["properties"].items()
        )
        further = schema.get("additionalProperties")
        record = Record(
            name, schema.get("description", description), fields,
            self._type(further, f"{name}Value") if isinstance(further, dict) else None,
            schema.get("title", ""))
        if self._records.setdefault(name, record) != record:
            raise ValueError(f"two records would be named {name}")
        return record

    def _description(self, schema: Schema) -> str:
        name = schema.get("$ref", "").removeprefix(_PREFIX)
        return self._schemas[name].get("description", "") if name else ""

    def _keep(self, among: dict[str, Any], type: Any) -> Any:
        # The kind of a Product is its ProductKind, whatever else is said of it.
        description = self._schemas.get(type.name, {}).get("description", type.description)
        type = replace(type, description=description)
        bare = replace(type, nullable=False)
        if among.setdefault(type.name, bare) != bare:
            raise ValueError(f"two types would be named {type.name}")
        return type

    def _reached(self, types: list[Type]) -> frozenset[str]:
        reached: set[str] = set()
        while types:
            type = types.pop()
            types.extend(parts(type))
            if isinstance(type, Reference) and type.name not in reached:
                reached.add(type.name)
                types.extend(record_types(self._records[type.name]))
        return frozenset(reached)


def _suffix(option: Schema) -> str:
    return "Object" if option.get("type") == "object" else "Word"


def _by_name(kept: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(kept[name] for name in sorted(kept))
