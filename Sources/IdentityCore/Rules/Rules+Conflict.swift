extension Rules {
  /// Why these rules contradict each other, or nil if they do not.
  ///
  /// `Protocol/rules.md` has the same list.
  package var conflict: String? {
    if purchaseHolders == .deviceAndUser {
      if onLogout == .rotate {
        return "purchaseHolders deviceAndUser lets a device keep what was bought on it,"
          + " but onLogout rotate gives it a new anonymous user that holds nothing"
      }
      if onAnonymousLogout == .rotate {
        return "purchaseHolders deviceAndUser lets a device keep what was bought on it,"
          + " but onAnonymousLogout rotate gives it a new anonymous user that holds nothing"
      }
      if onIdentifyNew == .move || onIdentifyKnown == .move {
        return "purchaseHolders deviceAndUser gives a purchase to the anonymous user as well,"
          + " but move at identify takes it away from that user"
      }
    }
    if onLogout == .return, let aliasing = aliasingRule {
      return "\(aliasing) makes the anonymous and the identified user one customer, so that"
        + " onLogout return would leave the next person on the device with all of it;"
        + " use onLogout rotate"
    }
    if onLogout == .return && onAnonymousLogout == .rotate {
      return "onLogout return brings back the same anonymous user,"
        + " but onAnonymousLogout rotate would replace it at the next logout"
    }
    return nil
  }

  private var aliasingRule: String? {
    if onIdentifyNew == .alias || onIdentifyNew == .aliasUnlessLinked {
      return "onIdentifyNew \(onIdentifyNew.rawValue)"
    }
    if onIdentifyKnown == .alias || onIdentifyKnown == .aliasUnlessLinked {
      return "onIdentifyKnown \(onIdentifyKnown.rawValue)"
    }
    if onRestore == .alias { return "onRestore alias" }
    if anonymousHolders == .alias { return "anonymousHolders alias" }
    return nil
  }
}
