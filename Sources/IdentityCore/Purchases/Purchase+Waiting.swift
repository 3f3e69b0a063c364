// A purchase that waits for a user is listed as unclaimed, and under its account token.
extension Purchase {
  /// Whether the purchase waits for a user: it has had no holder, or its only holder is the
  /// anonymous user whom the rule `unclaimedPurchases` made for it.
  func isWaiting(in draft: inout Draft) throws(DecisionStop) -> Bool {
    if isUnclaimed { return true }
    guard device == nil, holders.count == 1, let first = user,
      let user = try draft.user(first), user.idOrigin == .purchase
    else { return false }
    let customer = draft.current(user.customer)
    guard draft.holders(of: self).contains(customer) else { return false }
    return try draft.customer(customer).members.count == 1
  }

  /// Whether a user holds the purchase, and it waits for no other.
  func hasFoundHolder(in draft: inout Draft) throws(DecisionStop) -> Bool {
    if holders.isEmpty { return false }
    return try !isWaiting(in: &draft)
  }

  /// Lists a purchase that waits for a user under its token.
  func wait(in draft: inout Draft) throws(DecisionStop) {
    guard let id = accountToken else { return }
    var token = try draft.accountToken(id)
    guard token.user == nil else { return }
    token.add(key)
    try draft.put(token)
  }

  /// Lists purchases under their tokens again, if they wait: an undo has returned them to the
  /// anonymous user of the rule `unclaimedPurchases`, or a rule has left them with it.
  static func waitAgain(_ chains: some Sequence<ChainKey>, in draft: inout Draft)
    throws(DecisionStop)
  {
    var waiting: [Purchase] = []
    for purchase in try draft.purchases(chains) where try purchase.isWaiting(in: &draft) {
      waiting.append(purchase)
    }
    try draft.prefetch(
      waiting.compactMap { $0.accountToken.map { .accountToken(draft.number, $0) } }
    )
    for purchase in waiting {
      guard let id = purchase.accountToken,
        try !draft.accountToken(id).waiting.contains(purchase.key)
      else { continue }
      try purchase.wait(in: &draft)
    }
  }

  /// Lists the purchase as unclaimed.
  func listUnclaimed(in draft: inout Draft) throws(DecisionStop) {
    let listing = RecordKey.unclaimed(draft.number, key)
    try draft.put(.unclaimed(key), for: listing, counted: \.unclaimed)
    try wait(in: &draft)
  }

  /// Removes the purchase from the lists of those that wait for a user.
  func stopWaiting(in draft: inout Draft) throws(DecisionStop) {
    if isUnclaimed {
      try draft.put(nil, for: .unclaimed(draft.number, key), counted: \.unclaimed)
    }
    try stopWaitingForToken(in: &draft)
  }

  /// Removes the purchase from the list of its account token.
  func stopWaitingForToken(in draft: inout Draft) throws(DecisionStop) {
    guard let id = accountToken else { return }
    var token = try draft.accountToken(id)
    guard !token.waiting.isEmpty else { return }
    token.waiting.removeAll { $0 == key }
    try draft.put(token)
  }
}
