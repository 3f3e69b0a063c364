"""The rules that `project.define` takes: those of a project, each of which may be left out.

`Protocol/schemas/RulesChoice.json` is made from `Rules.json`.
"""

from __future__ import annotations

import json
from pathlib import Path

from .model import Schema

# What a project's rules say of each rule, and a caller cannot give.
_OWN = ("x-code", "x-later", "x-presets")


def rules_choice(rules: Schema) -> Schema:
    given = {name: {key: value for key, value in rule.items() if key not in _OWN}
             for name, rule in rules["properties"].items()}
    preset = {"$ref": "#/components/schemas/Preset", "default": "qonversion",
              "description": "Preset that supplies the rules that are not given."}
    return {
        "description":
            "Name of a preset, or an object with a preset and the rules that differ from it.",
        "anyOf": [
            {"$ref": "#/components/schemas/Preset"},
            {"title": "rules", "type": "object", "properties": {**given, "preset": preset},
             "required": [], "additionalProperties": False},
        ],
    }


def stated(top: Path) -> dict[str, str]:
    """The file, from the repository's top."""
    rules = json.loads((top / "Protocol/schemas/Rules.json").read_text(encoding="utf-8"))
    text = json.dumps(rules_choice(rules), indent=2, ensure_ascii=False)
    return {"Protocol/schemas/RulesChoice.json": text + "\n"}
