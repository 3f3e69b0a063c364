"""Perl: methods that take named params, with what each is to be on the wire; errors as classes."""

from __future__ import annotations

from ..model import (
    Anything, Boolean, Choice, Contract, Enumeration, Integer, ListOf, MapOf, Method, Number,
    Record, Reference, Text, Type,
)
from ..names import pascal, snake
from ..text import NOTICE, Lines

FOLDER = "clients/perl/lib/Entitled/Generated"


def emit(contract: Contract) -> dict[str, str]:
    return {
        f"{FOLDER}/Errors.pm": _errors(contract),
        f"{FOLDER}/Methods.pm": _methods(contract),
    }


def _head(package: str) -> Lines:
    lines = Lines()
    lines.add(f"package {package};", "", f"# {NOTICE}", "", "use v5.26;", "use warnings;", "")
    return lines


def _errors(contract: Contract) -> str:
    lines = _head("Entitled::Generated::Errors")
    lines.add("# From a kind to its class, each an Entitled::Error::Remote.", "our %CLASSES = (")
    lines.add(*(f"{error.kind} => 'Entitled::Error::{pascal(error.kind)}',"
                for error in contract.errors), indent=4)
    lines.add(");", "", "for my $class (values %CLASSES) {", "    no strict 'refs';",
              "    @{\"${class}::ISA\"} = ('Entitled::Error::Remote');", "}", "", "1;", "",
               "__END__", "", "=encoding utf8", "", "=head1 NAME", "",
              "Entitled::Generated::Errors - the errors that the daemon answers", "",
              "=over", "")
    for error in contract.errors:
        lines.add(f"=item Entitled::Error::{pascal(error.kind)}", "")
        lines.wrapped(error.when)
        lines.add("")
    lines.add("=back", "", "=cut")
    return lines.text()


# What a value is to be on the wire.


def _type(type: Type) -> str:
    match type:
        case Text(is_moment=True):
            return "'moment'"
        case Text() | Enumeration():
            return "'text'"
        case Boolean():
            return "'boolean'"
        case Integer() | Number():
            return "'number'"
        case ListOf(of=of):
            return f"[list => {_type(of)}]"
        case MapOf(of=of):
            return f"[map => {_type(of)}]"
        case Choice(options=options):
            # A caller's hash is the record, and whatever else the text.
            return f"[choice => {', '.join(_type(option) for option in options)}]"
        case Reference(name=name):
            return f"[record => '{name}']"
        case Anything():
            return "'any'"
    raise TypeError(f"no Perl for {type}")


def _methods(contract: Contract) -> str:
    lines = _head("Entitled::Generated::Methods")
    lines.add("# Every method: whether it only reads, what its params are, which null clears.",
              "our %METHODS = (")
    for method in contract.methods:
        _traits(lines, method)
    lines.add(");", "", "# Objects that a caller may give; what is undef only answers have.", "our %RECORDS = (")
    for record in contract.records:
        if record.name in contract.given:
            _record(lines, record)
    lines.add(");", "")
    for method in contract.methods:
        lines.add(f"sub {snake(method.name)} {{ shift->_ask('{method.name}', @_) }}")
    lines.add("", "1;", "", "__END__", "", "=encoding utf8", "", "=head1 NAME", "",
              "Entitled::Generated::Methods - every method of the protocol", "",
              "=head1 METHODS", "",
              "Each takes the params named, and C<-timeout>, and gives the result as a hash.", "")
    for method in contract.methods:
        _pod(lines, method)
    lines.add("=cut")
    return lines.text()


def _traits(lines: Lines, method: Method) -> None:
    lines.add(f"'{method.name}' => {{", f"    reads  => {int(method.only_reads)},", indent=4)
    clears = " ".join(param.name for param in method.params if param.is_both)
    lines.add(f"clears => {{map {{ $_ => 1 }} qw({clears})}},", "params => {", indent=8)
    lines.add(*(f"{param.name} => {_type(param.type)}," for param in method.params), indent=12)
    lines.add("    },", "},", indent=4)


def _record(lines: Lines, record: Record) -> None:
    lines.add(f"{record.name} => {{", indent=4)
    # What only answers have is dropped.
    lines.add(*(f"{field.name} => {'undef' if field.is_refused else _type(field.type)},"
                for field in record.fields), indent=8)
    lines.add("},", indent=4)


def _words(type: Type) -> str:
    return f" One of: {', '.join(type.values)}." if isinstance(type, Enumeration) else ""


def _pod(lines: Lines, method: Method) -> None:
    lines.add(f"=head2 {snake(method.name)}", "")
    lines.wrapped(method.summary)
    lines.add("")
    if method.exactly_one:
        groups = " or ".join(" and ".join(group) for group in method.exactly_one)
        lines.add(f"Exactly one is given: {groups}.", "")
    if method.params:
        lines.add("=over", "")
        for param in method.params:
            needed = "" if param.required else " (may be left out)"
            lines.add(f"=item {param.name}{needed}", "")
            lines.wrapped(param.description + _words(param.type))
            lines.add("")
        lines.add("=back", "")
    members = ", ".join(field.name for field in method.result.fields)
    if members:
        lines.wrapped(f"Gives: {members}.")
        lines.add("")
