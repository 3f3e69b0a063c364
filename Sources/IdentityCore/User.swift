/// An id that reaches a customer.
package struct User: Equatable, Sendable {
  package var id: UserID
  package var standing: Standing
  package var customer: CustomerID
  package var createdAt: Moment

  package init(id: UserID, standing: Standing, customer: CustomerID, createdAt: Moment) {
    self.id = id
    self.standing = standing
    self.customer = customer
    self.createdAt = createdAt
  }

  /// Where the id comes from.
  package enum Standing: Hashable, Sendable {
    /// Made here for a device.
    case anonymous(DeviceID)
    /// Given by the caller.
    case identified
    /// The generated `customerId` of an identified user: it reaches the customer and is nobody.
    case customerOnly
  }

  /// Whether the id was made here, for a device.
  package var isAnonymous: Bool {
    if case .anonymous = standing { true } else { false }
  }

  package var isIdentified: Bool { standing == .identified }
}
