package import IdentityCore

extension ListUsers {
  /// The last customer of the page before; nil for the first page.
  package var last: CustomerID? { after.flatMap { $0.isEmpty ? nil : CustomerID($0) } }

  /// Writes the result; `last` is the last customer of the page, or the one before an empty page.
  package static func write(
    _ customers: [CustomerID],
    last: CustomerID?,
    more: Bool,
    to writer: inout JSONWriter
  ) {
    writer.member("customerIds", customers)
    writer.key("cursor")
    writer.string(last?.bytes ?? [])
    writer.member("more", more)
  }
}
