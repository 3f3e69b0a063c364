/// Takes in the purchases of one import: those of a customer, or unclaimed ones.
struct PurchaseImporter {
  private let entry: CustomerImport
  var receipt: ImportReceipt
  /// The chains that chains without a holder may follow now.
  private var followed: [ChainKey] = []
  /// The chains that an earlier import gave to other users.
  private var claimed: [(key: ChainKey, claimant: UserID)] = []
  /// The chains that changed, as they were.
  private var changed: [(key: ChainKey, former: Purchase?)] = []

  init(_ entry: CustomerImport, _ receipt: ImportReceipt) {
    (self.entry, self.receipt) = (entry, receipt)
  }

  /// A purchase of an import, and what the project has of it.
  private struct Chain {
    /// Without a transaction if the import only claims the purchase.
    var imported: ImportedPurchase
    var key: ChainKey
    var known: Purchase?
    /// The user to whom an earlier import gave it, if no store has reported it since.
    var claimant: UserID?
    /// Whether customers hold it whom the import does not name as holders.
    var isHeldByOthers = false

    /// Whether the import claims the purchase again.
    var isClaimedAlready: Bool { claimant != nil && imported.transactions.isEmpty }
  }

  /// Returns the customers whom the import may affect; refuses a purchase of others if the import
  /// says so.
  mutating func customers(
    in draft: inout Draft,
    _ customer: Customer?
  ) throws(DecisionStop) -> Set<CustomerID> {
    try draft.prefetch(entry.purchases.map { .purchase(draft.number, $0.chain) })
    try draft.prefetch(entry.claims.map { .purchase(draft.number, $0) })
    var chains: [Chain] = []
    for position in entry.positions {
      chains.append(try chain(at: position, customer?.id, in: &draft))
    }
    let known = chains.compactMap(\.known)
    try draft.prefetch(known.map { .purchaseTrail(draft.number, $0.key) })
    try draft.prefetch(known.compactMap { $0.user.map { .user(draft.number, $0) } })
    var customers = Set(known.flatMap(\.holders))
    for chain in chains {
      let replaced = chain.imported.replaces.map { chain.key.sibling($0) }
      customers.formUnion(try draft.holdersOfReplaced(by: chain.known, and: replaced))
    }
    return customers
  }

  /// Finds one purchase of the import as it is now: an earlier purchase of the same import may
  /// have recorded it, also for another user, who gets it later.
  private func chain(
    at position: Int,
    _ customer: CustomerID?,
    in draft: inout Draft
  ) throws(DecisionStop) -> Chain {
    var (imported, place) = entry.purchase(at: position)
    try draft.checkStore(imported.chain.store, of: place)
    var key = try draft.resolve(imported.chain)
    if !imported.keys.isEmpty, try draft.purchase(key) == nil,
      let named = try draft.chain(with: imported.keys, of: key, replacing: imported.replaces)
    {
      imported.keys.append(key.originalTransaction)
      key = named
    }
    var chain = Chain(imported: imported, key: key, known: try draft.purchase(key))
    var present = chain.known?.holders ?? []
    chain.claimant =
      chain.known == nil
      ? try draft.claimant(of: key, keys: imported.keys)
      : claimed.first { $0.key == key }?.claimant
    if let claimant = chain.claimant { present = [try draft.existingUser(claimant).customer] }
    var allowed = Set(customer.map { [$0] } ?? [])
    for holder in imported.holders {
      if let user = try draft.user(holder) { allowed.insert(user.customer) }
    }
    if let other = present.first(where: { !allowed.contains($0) }) {
      guard entry.onConflict != .refuse else {
        let holder = try draft.customer(other).representative.id
        throw .refused(.purchaseHeldByAnother(key, holder: holder, rule: nil))
      }
      chain.isHeldByOthers = true
    }
    // Who claimed what this import has recorded gets it alone.
    if chain.known != nil && chain.claimant != nil { chain.isHeldByOthers = true }
    return chain
  }

  /// Imports the purchases of a customer.
  mutating func importAll(
    for owner: CustomerImporter.Owner,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var presented: [ChainKey] = []
    for position in entry.positions {
      let chain = try chain(at: position, owner.customer, in: &draft)
      if try chain.known?.hasFoundHolder(in: &draft) != true { followed.append(chain.key) }
      if chain.known != nil && !chain.isHeldByOthers { presented.append(chain.key) }
      guard try importPurchase(chain, for: owner, in: &draft) else { continue }
      if chain.known == nil && chain.isHeldByOthers, let claimant = chain.claimant {
        claimed.append((chain.key, claimant))
      }
    }
    if receipt.isChanged {
      for key in presented { try recordPresentation(of: key, by: owner, in: &draft) }
    }
    for (key, former) in changed {
      try listItem(key, in: &draft)
      _ = try Succession.settle(
        of: key,
        formerly: former,
        importing: owner.customer,
        in: &draft
      )
      // A chain that waits may have named it by a new key.
      if let former, try draft.purchase(key)?.relations.keys != former.relations.keys {
        followed.append(key)
      }
    }
  }

  /// Gives chains that waited to the users to whom an earlier import gave them, and to the holders
  /// of those that they follow.
  func claimFollowers(of known: Customer?, in draft: inout Draft) throws(DecisionStop) {
    // A claim counts before what a chain replaces, and before a token.
    for (chain, claimant) in claimed {
      _ = try ClaimQueue.claim([chain], for: claimant, by: nil, in: &draft)
    }
    var followed = followed
    // With another user in it, this is no longer the customer that waits for the real one.
    if let known, known.members.count == 1, let member = known.members.first,
      let user = try draft.user(member.id), user.idOrigin == .purchase
    {
      followed += known.held
    }
    for chain in followed {
      guard let purchase = try draft.purchase(chain), try purchase.hasFoundHolder(in: &draft) else {
        continue
      }
      _ = try ClaimQueue.claimFollowers(of: purchase, in: &draft)
    }
  }

  /// Records that an import names a user as a holder of a purchase that it held already, perhaps
  /// only by a link.
  private func recordPresentation(
    of key: ChainKey,
    by owner: CustomerImporter.Owner,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard let purchase = try draft.purchase(key), purchase.holders.contains(owner.customer) else {
      return
    }
    try PurchaseTrail.recordPresentation(
      of: purchase,
      by: owner.user,
      amongFellows: Set(owner.named.map(\.id)),
      method: .import,
      at: owner.cursor,
      in: &draft
    )
  }

  /// Links a further item to the first one, if that came behind it in the line.
  private func listItem(_ key: ChainKey, in draft: inout Draft) throws(DecisionStop) {
    guard let name = entry.purchases.first(where: { $0.chain == key })?.firstItem,
      var purchase = try draft.purchase(key), purchase.relations.firstItem == nil
    else { return }
    try purchase.list(asItemOf: key.sibling(name), in: &draft)
    draft.put(purchase)
  }

  /// Imports unclaimed purchases; a registered account token claims them.
  mutating func importUnclaimed(in draft: inout Draft) throws(DecisionStop) -> ImportReceipt {
    for position in entry.purchases.indices {
      let chain = try chain(at: position, nil, in: &draft)
      // A new key of a known chain may be claimed.
      let claimant = try draft.claimant(of: chain.key, keys: chain.imported.keys)
      guard try importPurchase(chain, for: nil, in: &draft) else { continue }
      _ = try ClaimQueue.claimAgain(chain.key, for: claimant, in: &draft)
    }
    for (key, former) in changed {
      _ = try Succession.settle(of: key, formerly: former, in: &draft)
    }
    return receipt
  }
}

// One purchase.
extension PurchaseImporter {
  /// Imports one purchase, and emits what it changes for others than the owner; returns whether it
  /// changed.
  private mutating func importPurchase(
    _ chain: Chain,
    for owner: CustomerImporter.Owner?,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    let outcome = try outcome(of: chain, for: owner, in: &draft)
    receipt.purchases.append(ImportedChain(key: chain.key, outcome: outcome))
    guard outcome == .recorded || outcome == .updated else { return false }
    receipt.isChanged = true
    changed.append((chain.key, chain.known))
    let purchase = try draft.purchase(chain.key)
    if let purchase, case let others = purchase.holders.filter({ $0 != owner?.customer }),
      !others.isEmpty
    {
      try draft.emitAccess(of: OneOrMany(others), because: draft.facts(purchase))
    }
    return true
  }

  /// Imports one purchase for a customer, who holds it afterwards unless others do, or for none.
  private mutating func outcome(
    of chain: Chain,
    for owner: CustomerImporter.Owner?,
    in draft: inout Draft
  ) throws(DecisionStop) -> ImportOutcome {
    // A chain that is only claimed is no conflict without a customer: its claimant gets it.
    if chain.isHeldByOthers && entry.onConflict != .merge && (owner != nil || chain.known != nil) {
      return .skipped
    }
    guard let known = chain.known else {
      if chain.isClaimedAlready { return .unchanged }
      let isForClaimant = chain.isHeldByOthers && chain.claimant != nil
      try record(chain.imported, for: isForClaimant ? nil : owner, in: &draft)
      return .recorded
    }
    let joining = owner.flatMap { owner in
      chain.isHeldByOthers || known.holders.contains(owner.customer) ? nil : owner
    }
    return try update(known, by: chain.imported, joining: joining, in: &draft)
  }

  /// Merges what an import says of a known purchase.
  private mutating func update(
    _ known: Purchase,
    by imported: ImportedPurchase,
    joining owner: CustomerImporter.Owner?,
    in draft: inout Draft
  ) throws(DecisionStop) -> ImportOutcome {
    var purchase = known
    if let owner { try join(&purchase, imported, as: owner, in: &draft) }
    try merge(imported, into: &purchase, in: &draft)
    guard purchase != known else { return .unchanged }
    purchase.emittedUntil = draft.now
    draft.put(purchase)
    if known.accountToken == nil, try purchase.isWaiting(in: &draft) {
      try purchase.wait(in: &draft)
    }
    return .updated
  }

  /// Makes the imported customer a holder of a known purchase, as its first or as a further one.
  private func join(
    _ purchase: inout Purchase,
    _ imported: ImportedPurchase,
    as owner: CustomerImporter.Owner,
    in draft: inout Draft
  ) throws(DecisionStop) {
    try purchase.stopWaiting(in: &draft)
    if purchase.isUnclaimed { purchase.claiming.state = .recorded }
    if purchase.holders.isEmpty, try draft.trail(of: purchase.key).holderChanges.isEmpty {
      purchase.origin.user = owner.user
      purchase.origin.recordedIn = owner.cursor
    } else {
      try PurchaseTrail.record(
        holder: owner.user,
        of: purchase,
        by: .import,
        at: owner.cursor,
        in: &draft
      )
    }
    if purchase.origin.account == nil, let account = imported.account {
      purchase.origin.device = imported.device
      try draft.list(purchase.key, under: account)
      purchase.origin.account = account
    }
    if purchase.holders.isEmpty { try ErasedNames(purchase).release(in: &draft) }
    purchase.holders.append(owner.customer)
    try hold(purchase.key, as: owner, in: &draft)
  }

  /// Records a purchase that the project does not have, with or without a customer.
  private mutating func record(
    _ imported: ImportedPurchase,
    for owner: CustomerImporter.Owner?,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let chain = imported.chain
    let names = ErasedNames(chain, keys: imported.keys, replacing: imported.replaces)
    let isErased = try names.areErased(in: &draft)
    if owner != nil || !isErased { try names.release(in: &draft) }
    guard var latest = imported.transactions.first?.transaction else {
      if let owner { try claim(chain, for: owner.user, in: &draft) }
      return
    }
    try draft.count { $0.countPurchase(of: chain.store) }
    let ids = draft.recordCache.ids
    latest.product = ids.shared(latest.product)
    var purchase = Purchase(
      key: ChainKey(
        store: ids.shared(chain.store),
        originalTransaction: chain.originalTransaction
      ),
      createdAt: draft.now,
      device: imported.device,
      user: owner?.user,
      account: imported.account,
      recordedIn: owner?.cursor ?? 0,
      holders: owner.map { [$0.customer] } ?? [],
      latest: latest,
      claiming: Claiming(
        accountToken: imported.accountToken,
        // If the import names no holder, an erased chain stays without one, as after a report.
        state: owner == nil && !isErased ? .unclaimed : .recorded
      )
    )
    try merge(imported, into: &purchase, isNew: true, in: &draft)
    draft.put(purchase)
    if let account = imported.account { try draft.list(purchase.key, under: account) }
    if let owner {
      try hold(purchase.key, as: owner, in: &draft)
    } else if !isErased {
      try purchase.listUnclaimed(in: &draft)
    }
  }

  /// Gives a chain to a user, who holds it as soon as a store reports it.
  private func claim(
    _ chain: ChainKey,
    for id: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) {
    try draft.change(chain) { $0.claimant = id }
    var user = try draft.existingUser(id)
    user.claims.append(chain)
    draft.put(user)
  }

  private func hold(
    _ chain: ChainKey,
    as owner: CustomerImporter.Owner,
    in draft: inout Draft
  ) throws(DecisionStop) {
    var holder = try draft.customer(owner.customer)
    holder.held.append(chain)
    draft.put(holder)
  }

  /// Merges the transactions, keys and account token of an import.
  private mutating func merge(
    _ imported: ImportedPurchase,
    into purchase: inout Purchase,
    isNew: Bool = false,
    in draft: inout Draft
  ) throws(DecisionStop) {
    try draft.spend((purchase.transactions.count + imported.transactions.count) * 48)
    purchase.merge(imported.transactions)
    purchase.amend(by: imported)
    let order = Draft.Order(
      subject: nil,
      chain: purchase.key,
      transaction: purchase.latest,
      replaces: imported.replaces,
      keys: imported.keys,
      firstItem: imported.firstItem
    )
    let asOf = imported.transactions.map(\.asOf).max() ?? purchase.latest.asOf
    let former = purchase.hasRelations ? purchase.relations.successor : nil
    let stamp = Stamp(asOf: asOf)
    receipt.takenKeys += try purchase.relate(by: order, at: stamp, isNew: isNew, in: &draft)
    // The chain that has taken it over may be unknown here: a deletion may have erased it.
    if let successor = imported.successor, purchase.relations.successor == nil,
      successor.chain != purchase.key.originalTransaction,
      try draft.purchase(draft.resolve(purchase.key.sibling(successor.chain))) == nil
    {
      purchase.relations.successor = successor
    } else if !isNew, purchase.hasRelations {
      // What a new key makes replace it is settled behind the import's event.
      purchase.relations.successor = former
    }
    if purchase.accountToken == nil { purchase.claiming.accountToken = imported.accountToken }
  }
}

extension CustomerImport {
  /// The positions of the purchases, and behind them those of the claims.
  fileprivate var positions: Range<Int> { 0..<purchases.count + claims.count }

  fileprivate func purchase(at position: Int) -> (ImportedPurchase, StoreRefusal.Place) {
    if position < purchases.count { return (purchases[position], .purchase(position)) }
    let claim = position - purchases.count
    return (ImportedPurchase(chain: claims[claim]), .claim(claim))
  }
}
