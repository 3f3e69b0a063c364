/// How a purchase that a store reports without its buyer finds a holder.
package struct Claiming: Hashable, Sendable {
  /// The first account token that a fact named.
  package var accountToken: AccountTokenID?
  package var state: State
  /// The holders of the chain that it followed who became holders along with the first two.
  package var furtherUsers: [UserID]

  package init(
    accountToken: AccountTokenID? = nil,
    state: State = .recorded,
    furtherUsers: [UserID] = []
  ) {
    self.accountToken = accountToken
    self.state = state
    self.furtherUsers = furtherUsers
  }

  /// Whether a purchase has found its holder.
  package enum State: Hashable, Sendable {
    /// It was recorded for a user, or for none because its chain was erased.
    case recorded
    /// No user has held it yet.
    case unclaimed
    case claimed(by: Trigger, at: Moment)
  }

  /// What led to the holder.
  package enum Trigger: String, CaseIterable, Sendable {
    case purchase, restore, accountToken
    /// The holder of the purchase that this one replaces.
    case replaces
    /// The holder of the first item of the same purchase.
    case firstItem
  }
}

extension Purchase {
  /// Whether no user has held it yet.
  package var isUnclaimed: Bool { claiming.state == .unclaimed }

  /// The first account token that a fact named.
  package var accountToken: AccountTokenID? { claiming.accountToken }
}
