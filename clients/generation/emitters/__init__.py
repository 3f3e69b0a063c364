"""One module a language; each has `emit(contract)`, which gives its files as {path: text}."""
