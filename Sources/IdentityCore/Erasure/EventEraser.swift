/// Removes erased ids from events.
///
/// Rebuilds each event from the members that `rebuild` names, and drops all others. An id in a
/// new member therefore cannot survive by an oversight.
package struct EventEraser {
  private let users: Set<UserID>
  private let devices: Set<DeviceID>
  private let chains: Set<ChainKey>
  private let tombstone: UserID

  package init(_ erasure: Erasure) {
    users = Set(erasure.users)
    devices = Set(erasure.devices)
    chains = Set(erasure.chains)
    tombstone = erasure.tombstone
  }

  /// Returns the event without erased ids, or nil if it contains none.
  ///
  /// The tombstone's id replaces the ids of users, devices and transactions. The eraser drops the
  /// id of the causing request and the attributes of a deleted chain, because no id can replace
  /// them.
  package func rewrite(_ event: Event) -> Event? {
    var rebuilt = rebuild(event)
    guard rebuilt != event else { return nil }
    rebuilt.cause = event.cause?.withoutRequest
    return rebuilt
  }

  private func rebuild(_ event: Event) -> Event {
    var rebuilt = Event(
      event.kind,
      at: event.at,
      customer: event.hasSubject ? replace(event.customer) : event.customer,
      subject: Customer.Member(
        id: event.hasSubject ? replace(event.subject.id) : event.subject.id,
        isAnonymous: event.subject.isAnonymous
      )
    )
    rebuilt.cause = event.cause
    rebuilt.device = event.device.map(replace)
    if let user = event.anonymousUser { rebuilt.anonymousUser = replace(user) }
    rebuilt.outcome = event.outcome
    if let from = event.from { rebuilt.from = replace(from) }
    if let user = event.to { rebuilt.to = replace(user) }
    rebuilt.shared = event.shared
    if let aliases = event.aliases { rebuilt.aliases = replace(aliases) }
    if let absorbed = event.absorbed { rebuilt.absorbed = replace(absorbed) }
    rebuilt.entitlements = event.entitlements
    if let purchase = event.purchase { rebuilt.purchase = rebuild(purchase) }
    let isGone = event.purchase.map { chains.contains($0.value.chain) } ?? false
    func kept(_ entries: [Fact.Entry]) -> [Fact.Entry] {
      entries.filter { !isGone || $0.field != .attributes }
    }
    rebuilt.changes = event.changes.map(kept)
    if let transition = event.transition?.value {
      rebuilt.transition = SharedBox(
        Event.Transition(
          before: transition.before,
          after: transition.after,
          former: kept(transition.former),
          isEarlier: transition.isEarlier
        )
      )
    }
    rebuilt.grant = event.grant
    rebuilt.undone = event.undone
    rebuilt.clock = event.clock
    return rebuilt
  }

  private func rebuild(
    _ purchase: SharedBox<Event.PurchaseFacts>
  ) -> SharedBox<Event.PurchaseFacts> {
    let facts = purchase.value
    let isGone = chains.contains(facts.chain)
    let gone = TransactionID(tombstone.bytes)
    return SharedBox(
      Event.PurchaseFacts(
        chain: isGone
          ? ChainKey(store: facts.chain.store, originalTransaction: gone) : facts.chain,
        transaction: isGone ? gone : facts.transaction,
        product: facts.product,
        kind: facts.kind,
        holders: replace(facts.holders),
        device: facts.device.map(replace),
        environment: facts.environment,
        firstPurchasedAt: facts.firstPurchasedAt,
        purchasedAt: facts.purchasedAt,
        expiresAt: facts.expiresAt,
        periodType: facts.periodType,
        isFamilyShared: facts.isFamilyShared,
        details: Transaction.PurchaseDetails(
          offerCode: facts.details.offerCode,
          price: facts.details.price,
          currency: facts.details.currency,
          country: facts.details.country,
          attributes: isGone ? [] : facts.details.attributes
        ),
        endReason: facts.endReason,
        replaces: facts.replaces.map { key in
          isGone || isErased(name: facts.chain.sibling(key)) ? gone : key
        }
      )
    )
  }

  private func replace(_ id: UserID) -> UserID {
    users.contains(id) ? tombstone : id
  }

  private func isErased(name: ChainKey) -> Bool {
    chains.contains(name) || name.orderOfRenewal.map { chains.contains($0) } ?? false
  }

  private func replace(_ id: CustomerID) -> CustomerID {
    CustomerID(replace(UserID(id)))
  }

  /// Replaces erased ids and sorts; several erased ids become one.
  private func replace(_ ids: [UserID]) -> [UserID] {
    let rest = ids.map { replace($0) }
    return rest == ids ? ids : Set(rest).sorted()
  }

  private func replace(_ id: DeviceID) -> DeviceID {
    devices.contains(id) ? DeviceID(tombstone.bytes) : id
  }
}

extension Event.Cause {
  /// The `id` of the request, as JSON.
  package var requestID: [UInt8]? {
    switch self {
    case .request(_, let id), .definition(let id): id
    case .clock: nil
    }
  }

  fileprivate var withoutRequest: Event.Cause {
    switch self {
    case .request(let method, _): .request(method: method, id: nil)
    case .clock: .clock
    case .definition: .definition(request: nil)
    }
  }
}
