import IdentityCore
import Storage

// What events say of access.
extension Doctor {
  /// Checks that an entitlement is activated and deactivated in turn.
  ///
  /// It knows only customers of recent events, so that memory does not grow with the feed.
  func checkAlternation(of event: Event, _ cursor: Int64, in number: ProjectNumber) {
    let key = RecordKey.customer(number, event.customer)
    switch event.kind {
    case .usersAliased, .linkUndone, .userImported:
      recentAccess[key] = nil
      if let absorbed = event.absorbed { recentAccess[.customer(number, absorbed)] = nil }
    case .entitlementsActivated, .entitlementsDeactivated:
      // An undo says for each side of a customer what that side gained or lost, and a deletion
      // gives several customers the same tombstone.
      guard !event.isCaused(by: "user.link.undo"), !isErased(event.customer.bytes, in: number)
      else {
        recentAccess[key] = nil
        return
      }
      if recentAccess.count >= Self.recentAccessMax { recentAccess.removeAll() }
      let isActivated = event.kind == .entitlementsActivated
      for entitlement in event.entitlements ?? [] {
        let known = recentAccess[key, default: [:]].updateValue(isActivated, forKey: entitlement)
        guard known == isActivated else { continue }
        let fault = "\(quoted(entitlement)) was \(isActivated ? "active" : "inactive") already"
        report(number, "event \(cursor)", fault)
      }
    default: break
    }
  }

  /// Compares the last events of recent customers with their records.
  func compareAccess() throws(StorageError) {
    for (key, access) in recentAccess {
      let (number, id) = (key.project, CustomerID(key))
      guard case .found(let customer) = try customer(id, in: number) else { continue }
      for (entitlement, isActive) in access.sorted(by: { $0.key < $1.key })
      where customer.emitted.contains(entitlement) != isActive {
        let word = isActive ? "active" : "inactive"
        report(
          number,
          "customer \(quoted(id))",
          "by its last event \(quoted(entitlement)) is \(word), and by its record it is not"
        )
      }
    }
  }

  private static var recentAccessMax: Int { 4096 }
}
