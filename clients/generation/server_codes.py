"""Swift for the daemon: the numbers under which it stores the words of the contract.

An enumeration that is stored has its numbers in `x-code`, in the order of its words.
"""

from __future__ import annotations

from .model import Contract, Enumeration
from .text import NOTICE, Lines

# The core's types of enumerations with another name.
_TYPES = {
    "AppStoreEnvironment": "AppStoreTrust.Environment",
    "EventKind": "Event.Kind",
    "ExplanationStepBy": "Claiming.Trigger",
    "IdentifyResultOutcome": "IdentifyOutcome",
    "ProductKind": "PurchaseKind",
    "ProjectEnvironment": "EnvironmentFilter",
    "RulesOnIdentifyNew": "Rules.OnIdentify",
    "State": "EntitlementState",
    "StripeSettingsProduct": "StripeProductName",
}

# Enumerations that have no words and nothing else but those of the contract.
_DECLARED = {"EventKind": "The kind of an event, by its name in the feed."}


def codes(contract: Contract) -> dict[str, str]:
    """The file, from `Sources`."""
    lines = Lines()
    lines.add(f"// {NOTICE}", "// swift-format-ignore-file")
    for words in contract.enumerations:
        if words.name in _DECLARED:
            outer, _, name = _type(words).partition(".")
            lines.add("", f"extension {outer} {{", f"  /// {_DECLARED[words.name]}",
                      f"  package enum {name}: String, CaseIterable, Sendable {{")
            lines.wrapped(", ".join(words.values), first="    case ", rest="      ")
            lines.add("  }", "}")
        if "x-code" in words.schema:
            lines.add("", f"extension {_type(words)}: StableCode {{",
                      "  package var code: UInt8 {", "    switch self {")
            lines.add(*(f"case .{word[0].lower()}{word[1:]}: {code}" for word, code
                        in zip(words.values, _codes(words))), indent=4)
            lines.add("    }", "  }", "}")
    return {"IdentityCore/Coding/Generated/StableCode+Words": lines.text()}


def _type(words: Enumeration) -> str:
    is_rule = words.name.startswith("Rules")
    return _TYPES.get(words.name) or (f"Rules.{words.name[5:]}" if is_rule else words.name)


def _codes(words: Enumeration) -> list[int]:
    numbers = words.schema["x-code"]
    if len(set(numbers)) != len(words.values) or len(numbers) != len(words.values) or 0 in numbers:
        raise ValueError(f"{words.name} needs a number in x-code for each word, from 1")
    return numbers
