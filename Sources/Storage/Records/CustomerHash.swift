package import IdentityCore

/// The hash of a customer's id, under which an index lists the customer's events.
///
/// Customers may share a hash, so each reader of the index compares the ids of the events.
package struct CustomerHash: Hashable, Comparable, Sendable {
  /// The value as tables store it; it must not change.
  package let number: Int64

  package init(_ customer: CustomerID) {
    let bytes = customer.bytes
    self.init(bytes.span)
  }

  package init(_ id: Span<UInt8>) {
    number = Int64(bitPattern: Self.hash.hash(id))
  }

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  private static let hash = ByteHash(seeds: (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB))
}
