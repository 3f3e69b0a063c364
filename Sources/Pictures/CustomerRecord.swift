import Presentation

/// What `user.export` tells of a customer, as far as a picture of it needs.
struct CustomerRecord: Equatable {
  let customerID: ExactText
  /// The id that stands for the customer: the identified one, else the anonymous one.
  let shownID: ExactText
  let ids: [ID]
  let devices: [Device]
  let purchases: [Purchase]
  let grants: [Grant]
  var entitlements: [Entitlement]
  /// The moment of the entitlements, and of the states of the purchases.
  var at: String
  let steps: [Step]

  struct ID: Equatable {
    enum Kind: String {
      case identified
      case anonymous
      /// The customerId of one who began as identified: nobody's user id.
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

    /// Whether it does so in the state that it is in; where that is not known, it may.
    var givesAccess: Bool {
      ["active", "trial", "intro", "gracePeriod", ""].contains(state)
    }
  }

  struct Grant: Equatable {
    let entitlement: ExactText
    let grantedAt: String
    let expiresAt: String?
    let revokedAt: String?
  }

  struct Entitlement: Equatable {
    let id: ExactText
    let isActive: Bool
    let state: String
    let expiresAt: String?
    /// The chain that gives it; nil for a grant.
    let chain: Chain?
  }

  /// An event, as far as it says how a purchase came to its holders.
  struct Step: Equatable {
    let kind: String
    let at: String
    /// The method that caused it; nil for the clock.
    let method: String?
    let chain: Chain?
    let from: [ExactText]
    let to: ExactText?
    let isShared: Bool
  }

  /// Whether one of its users has that id.
  func has(_ id: ExactText) -> Bool { ids.contains { $0.id == id } }
}
