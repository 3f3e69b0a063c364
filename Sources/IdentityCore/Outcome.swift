// What a decision came to: the replies' own words.

package enum IdentifyOutcome: String, CaseIterable, Sendable {
  case attached, aliased, moved, switched, unchanged
}

package enum LogoutOutcome: String, CaseIterable, Sendable {
  case loggedOut, rotated, unchanged
}

package enum PurchaseOutcome: String, CaseIterable, Sendable {
  case recorded, renewed, planChanged, received, unchanged
}

/// A purchase that changed holder, or gained one.
package struct Move: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var kind: PurchaseKind
  package var from: [UserID]
  package var to: UserID
  /// Whether those who held it before keep it.
  package var shared: Bool
}

/// A purchase that the rules leave where it is.
package struct RefusedRestore: Equatable, Sendable {
  package var key: ChainKey
  package var product: ProductID
  package var holder: UserID
  package var rule: RuleName
}

/// Whom a request is about.
package enum Subject: Equatable, Sendable {
  case device(DeviceID)
  case user(UserID)
}

/// A user as replies show one.
package struct UserView: Equatable, Sendable {
  package var id: UserID
  package var anonymousID: UserID?
  package var identityID: UserID?
  package var customerID: CustomerID
  package var aliases: [UserID]
  package var device: DeviceID?
  package var createdAt: Moment
  package var environment: EnvironmentFilter
}

/// A purchase as replies show one.
package struct PurchaseView: Equatable, Sendable {
  package var purchase: Purchase
  package var kind: PurchaseKind
  package var state: EntitlementState?
  package var holders: [UserID]
}
