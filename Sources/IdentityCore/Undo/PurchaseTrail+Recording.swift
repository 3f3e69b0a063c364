// How a trail grows: with each change of the purchase's holders.
extension PurchaseTrail {
  /// Records a change of a purchase's holders.
  static func record(
    _ holderChange: HolderChange,
    of chain: ChainKey,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var trail = try draft.trail(of: chain)
    trail.holderChanges.append(holderChange)
    try draft.put(trail)
  }

  /// Records that a holder presented a further transaction, which the next event reports, or that
  /// an import names the holder.
  ///
  /// An undo then leaves the purchase with that user. Records nothing if that is certain already:
  /// since a user last lost the purchase, this one or one of its `fellows` was a first holder,
  /// gained it by a restore, or presented another transaction. So the trail grows only with other
  /// changes of holders.
  static func recordPresentation(
    of purchase: Purchase,
    by user: UserID,
    amongFellows fellows: Set<UserID> = [],
    method: LinkMethod = .purchase,
    at cursor: Int64? = nil,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard !purchase.holders.isEmpty else { return }
    let isPresenting = { (id: UserID) in id == user || fellows.contains(id) }
    let holderChanges = try draft.trail(of: purchase.key).holderChanges
    let recent = holderChanges.reversed().prefix(while: \.rule.isSharing)
    let isCertain = recent.contains { holderChange in
      holderChange.undoneIn == nil && holderChange.rule != .attach
        && holderChange.to.map(isPresenting) == true
    }
    let isUnchanged = recent.count == holderChanges.count
    if isCertain || isUnchanged && purchase.firstHolders.contains(where: isPresenting) { return }
    try record(holder: user, of: purchase, by: method, at: cursor, in: &draft)
  }

  /// Records that a user holds a purchase beside the present holders: an undo leaves it with that
  /// user.
  static func record(
    holder user: UserID,
    of purchase: Purchase,
    by method: LinkMethod,
    at cursor: Int64?,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let next = try draft.nextCursor()
    let holderChange = HolderChange(
      cursor: cursor ?? next,
      eventCount: 1,
      at: draft.now,
      method: method,
      rule: .present,
      from: try draft.holderIDs(of: purchase),
      to: user
    )
    try record(holderChange, of: purchase.key, in: &draft)
  }
}
