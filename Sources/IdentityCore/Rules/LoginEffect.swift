/// The effect of a login on the anonymous user's purchases.
///
/// A login and its replay both apply this decision, each to its own records.
enum LoginEffect {
  case none
  /// Both users become one customer.
  case alias
  /// The user also becomes a holder of purchases that no identified user holds.
  case attach
  /// The user replaces the anonymous user as the holder of subscriptions that
  /// may continue.
  case move

  /// The outcome of a login with this effect, if there was anything to link.
  var outcome: IdentifyOutcome {
    switch self {
    case .none: .switched
    case .alias: .aliased
    case .attach: .attached
    case .move: .moved
    }
  }
}

extension Rules.OnIdentify {
  /// Returns the effect of a login by this rule.
  ///
  /// A user is new if the login creates it. It is linked if its customer has an anonymous user.
  func effect(isNew: Bool, isSameCustomer: Bool, isLinked: Bool) -> LoginEffect {
    if isSameCustomer { return .none }
    switch self {
    case .attach: return .attach
    case .alias: return .alias
    case .aliasUnlessLinked: return isLinked && !isNew ? .none : .alias
    case .move: return .move
    case .switch: return .none
    }
  }
}
