/// An opaque id, compared byte by byte.
///
/// Swift's `String ==` compares by Unicode equivalence, which would merge a composed and a
/// decomposed `é` into one user. `Kind` is a phantom type: it prevents passing a device's id where
/// a user's is expected.
package struct Identifier<Kind>: ByteHashed, Comparable, Sendable {
  /// The id's UTF-8, exactly as received.
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.bytes == right.bytes
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  package var byteHash: UInt64 { ByteHash.ofProcess.hash(bytes.span) }
}

extension Identifier: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    bytes = Array(value.utf8)
  }
}

extension Identifier: CustomStringConvertible {
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The id as text, for people and tests; never compared.
  package var description: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

package enum AccountTokenKind: Sendable {}
package enum AppKind: Sendable {}
package enum ConsumerKind: Sendable {}
package enum CustomerKind: Sendable {}
package enum DeviceKind: Sendable {}
package enum EntitlementKind: Sendable {}
package enum PlatformKind: Sendable {}
package enum ProductKind: Sendable {}
package enum ProjectKind: Sendable {}
package enum StoreAccountKind: Sendable {}
package enum StoreItemKind: Sendable {}
package enum StoreKind: Sendable {}
package enum TransactionKind: Sendable {}
package enum UserKind: Sendable {}

package typealias AccountTokenID = Identifier<AccountTokenKind>
package typealias AppID = Identifier<AppKind>
package typealias ConsumerID = Identifier<ConsumerKind>
package typealias CustomerID = Identifier<CustomerKind>
package typealias DeviceID = Identifier<DeviceKind>
package typealias EntitlementID = Identifier<EntitlementKind>
package typealias Platform = Identifier<PlatformKind>
package typealias ProductID = Identifier<ProductKind>
package typealias ProjectID = Identifier<ProjectKind>
package typealias StoreAccountID = Identifier<StoreAccountKind>
/// The id that a store gives an item of a subscription.
package typealias StoreItemID = Identifier<StoreItemKind>
package typealias StoreName = Identifier<StoreKind>
package typealias TransactionID = Identifier<TransactionKind>
package typealias UserID = Identifier<UserKind>

extension Identifier where Kind == UserKind {
  /// Uses a customer's id as a user's id.
  package init(_ customer: CustomerID) {
    bytes = customer.bytes
  }
}

extension Identifier where Kind == CustomerKind {
  /// Names a customer after the anonymous user that it begins with.
  package init(_ user: UserID) {
    bytes = user.bytes
  }
}
