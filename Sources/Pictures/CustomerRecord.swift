import Presentation

/// The parts of a `user.export` result that a picture needs.
struct CustomerRecord: Equatable {
  let customerID: ExactText
  /// The id that stands for the customer: the identified one, else the anonymous one.
  let shownID: ExactText
  let ids: [ID]
  let devices: [Device]
  let purchases: [Purchase]
  let grants: [Grant]
  var entitlements: [Entitlement]
  /// The time of the entitlements and of the purchases' states.
  var at: String
  /// Those of all events, oldest first.
  var steps: [Step]

  struct ID: Equatable {
    enum Kind: String {
      case identified
      case anonymous
      /// The customer ID of a customer that began as identified; it is not a user id.
      case customer
    }

    let id: ExactText
    let kind: Kind
  }

  struct Device: Equatable {
    let id: ExactText
    let anonymousID: ExactText
    let identityID: ExactText?
    let storeAccount: String?
    let platform: String?
    let app: String?
  }

  struct Purchase: Equatable {
    let chain: Chain
    let product: ExactText
    var state: String
    /// One id for each customer that holds it.
    let holders: [ExactText]
    let device: String?
    let storeAccount: String?
    let expiresAt: String?

    /// Whether the purchase gives access in its state; true if the state is unknown.
    var givesAccess: Bool {
      ["active", "trial", "intro", "gracePeriod", ""].contains(state)
    }
  }

  struct Grant: Equatable {
    let entitlement: ExactText
    let grantedAt: String
    let expiresAt: String?
    let revokedAt: String?

    /// Whether a moment lies between the grant's beginning and its end; a revocation is ignored.
    func isCurrent(at moment: String) -> Bool {
      grantedAt <= moment && expiresAt.map { $0 >= moment } ?? true
    }
  }

  struct Entitlement: Equatable {
    let id: ExactText
    let isActive: Bool
    let state: String
    let expiresAt: String?
    /// The purchase chain that gives it; nil for a grant.
    let chain: Chain?
  }

  /// An event, reduced to how a purchase came to its holders.
  struct Step: Equatable {
    let kind: String
    let at: String
    /// The method that caused it; nil for the clock.
    let method: String?
    let chain: Chain?
    let from: [ExactText]
    let to: ExactText?
    let isShared: Bool

    /// Whether a customer lost a purchase.
    var isLoss: Bool {
      ["subscriptionTransferred", "oneTimePurchaseTransferred"].contains(kind)
    }
  }

  /// The purchases that the customer has lost to others.
  var lost: Set<Chain> { Set(steps.filter(\.isLoss).compactMap(\.chain)) }

  /// Whether a user of the customer has that id.
  func has(_ id: ExactText) -> Bool { ids.contains { $0.id == id } }
}
