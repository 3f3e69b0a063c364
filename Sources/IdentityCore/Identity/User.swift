/// An id that reaches a customer.
///
/// One reference, whatever it holds.
package struct User: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var id: UserID
    var idOrigin: IDOrigin
    var customer: CustomerID
    var createdAt: Moment
  }

  package init(id: UserID, idOrigin: IDOrigin, customer: CustomerID, createdAt: Moment) {
    shared = SharedBox(
      Content(id: id, idOrigin: idOrigin, customer: customer, createdAt: createdAt)
    )
  }

  package var id: UserID { shared.value.id }

  /// Where the id comes from.
  package var idOrigin: IDOrigin {
    get { shared.value.idOrigin }
    set { shared.value.idOrigin = newValue }
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
  package enum IDOrigin: Hashable, Sendable {
    /// Made here for a device.
    case anonymous(DeviceID)
    /// Given by the caller.
    case identified
    /// The generated `customerId` of an identified user: it reaches the customer and is nobody.
    case customerOnly
  }

  /// Whether the id was made here, for a device.
  package var isAnonymous: Bool {
    if case .anonymous = idOrigin { true } else { false }
  }

  package var isIdentified: Bool { idOrigin == .identified }
}
