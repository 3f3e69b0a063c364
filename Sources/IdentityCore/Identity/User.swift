/// An id that reaches a customer.
///
/// One reference, whatever it holds.
package struct User: Equatable, Sendable {
  private var shared: Shared<Content>

  private struct Content: Equatable, Sendable {
    var id: UserID
    var standing: Standing
    var customer: CustomerID
    var createdAt: Moment
  }

  package init(id: UserID, standing: Standing, customer: CustomerID, createdAt: Moment) {
    shared = Shared(
      Content(id: id, standing: standing, customer: customer, createdAt: createdAt)
    )
  }

  package var id: UserID { shared.value.id }

  /// Where the id comes from.
  package var standing: Standing {
    get { shared.value.standing }
    set { shared.value.standing = newValue }
  }

  /// Who holds for it.
  package var customer: CustomerID {
    get { shared.value.customer }
    set { shared.value.customer = newValue }
  }

  package var createdAt: Moment { shared.value.createdAt }

  /// As its customer lists it.
  var member: Customer.Member { Customer.Member(id: id, isAnonymous: isAnonymous) }

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
