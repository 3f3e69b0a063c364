/// What a login does with what the device's anonymous user holds.
///
/// A login and its replay both carry out this decision, each on its own records.
enum LoginEffect {
  case none
  /// Both users become one customer.
  case alias
  /// The user also holds what the anonymous user holds and no identified user does.
  case attach
  /// The user holds the anonymous user's active subscriptions in its place.
  case move

  /// The outcome of a login that has this effect, where there was something to link.
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
  /// Returns what a login by this rule does.
  ///
  /// A user is new if nobody had its id before. It is linked if its customer has an anonymous user.
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
