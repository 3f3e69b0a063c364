// Purchases of an import.
extension Draft {
  /// A purchase of an import, and what the project has of it.
  struct ImportedChainState {
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

  /// Finds the purchases of an import; refuses one of others if the import says so.
  mutating func importedChains(
    of entry: CustomerImport,
    _ customer: Customer?
  ) throws(DecisionStop) -> [ImportedChainState] {
    try prefetch(entry.purchases.map { .purchase(project.number, $0.chain) })
    try prefetch(entry.claims.map { .purchase(project.number, $0) })
    var chains: [ImportedChainState] = []
    for position in entry.positions {
      chains.append(try importedChain(at: position, of: entry, customer))
    }
    let known = chains.compactMap(\.known)
    try prefetch(known.map { .purchaseTrail(project.number, $0.key) })
    try prefetch(known.compactMap { $0.user.map { .user(project.number, $0) } })
    return chains
  }

  /// Finds one purchase of an import as it is now: an earlier purchase of the same import may
  /// have recorded it, also for another user, who gets it later.
  private mutating func importedChain(
    at position: Int,
    of entry: CustomerImport,
    _ customer: Customer?,
    after claims: ImportClaims = ImportClaims()
  ) throws(DecisionStop) -> ImportedChainState {
    var (imported, place) = entry.purchase(at: position)
    try checkStore(imported.chain.store, of: place)
    var key = try resolve(imported.chain)
    if !imported.keys.isEmpty, try purchase(key) == nil,
      let named = try self.chain(with: imported.keys, of: key, replacing: imported.replaces)
    {
      imported.keys.append(key.originalTransaction)
      key = named
    }
    var chain = ImportedChainState(imported: imported, key: key, known: try purchase(key))
    var present = chain.known?.holders ?? []
    var claimant = claims.chains.first { $0.key == key }?.claimant
    if chain.known == nil { claimant = try self.claimant(of: key, keys: imported.keys) }
    if let claimant {
      chain.claimant = claimant
      present = [try existingUser(claimant).customer]
    }
    var allowed = Set(customer.map { [$0.id] } ?? [])
    for holder in imported.holders {
      if let user = try user(holder) { allowed.insert(user.customer) }
    }
    if let other = present.first(where: { !allowed.contains($0) }) {
      guard entry.onConflict != .refuse else {
        let holder = try self.customer(other).representative.id
        throw .refused(.purchaseHeldByAnother(key, holder: holder, rule: nil))
      }
      chain.isHeldByOthers = true
    }
    return chain
  }

  /// What follows from an import once its own event is complete.
  struct ImportClaims {
    /// The chains that chains without a holder may follow now.
    var followed: [ChainKey] = []
    /// The chains that an earlier import gave to other users.
    var chains: [(key: ChainKey, claimant: UserID)] = []
  }

  /// Imports the purchases of a customer.
  mutating func importPurchases(
    of entry: CustomerImport,
    as importer: Importer,
    into receipt: inout ImportReceipt
  ) throws(DecisionStop) -> ImportClaims {
    var claims = ImportClaims()
    var changed: [(key: ChainKey, former: Purchase?)] = []
    var presented: [ChainKey] = []
    for position in entry.positions {
      // A claim may have made the customer a part of another one.
      let importer = try present(importer)
      let customer = try customer(importer.customer)
      let chain = try importedChain(at: position, of: entry, customer, after: claims)
      var isFollowed = chain.known?.holders.isEmpty ?? true
      if let known = chain.known, !isFollowed { isFollowed = try isWaiting(known) }
      if isFollowed { claims.followed.append(chain.key) }
      if chain.known != nil && !chain.isHeldByOthers { presented.append(chain.key) }
      let outcome = try importPurchase(chain, entry.onConflict, as: importer, into: &receipt)
      receipt.purchases.append(ImportedChain(key: chain.key, outcome: outcome))
      guard outcome != .unchanged && outcome != .skipped else { continue }
      if chain.known == nil && chain.isHeldByOthers, let claimant = chain.claimant {
        claims.chains.append((chain.key, claimant))
      }
      changed.append((chain.key, chain.known))
      receipt.isChanged = true
      guard let purchase = try purchase(chain.key) else { continue }
      let own = try present(importer).customer
      let others = purchase.holders.filter { $0 != own }
      if !others.isEmpty { try emitAccess(of: OneOrMany(others), because: facts(purchase)) }
    }
    if receipt.isChanged {
      for key in presented { try recordPresentation(of: key, by: importer) }
    }
    for (key, former) in changed {
      try listImportedItem(key, of: entry)
      let own = try present(importer).customer
      _ = try settleSuccessions(of: key, formerly: former, importing: own)
      // A chain that waits may have named it by a new key.
      if let former, try purchase(key)?.relations.keys != former.relations.keys {
        claims.followed.append(key)
      }
    }
    return claims
  }

  /// Gives chains that waited to the holders of those that they follow.
  mutating func claimFollowers(
    of claims: ImportClaims,
    and known: Customer?
  ) throws(DecisionStop) {
    var followed = claims.followed
    // With another user in it, this is no longer the customer that waits for the real one.
    if let known, known.members.count == 1, let member = known.members.first,
      let user = try user(member.id), user.idOrigin == .purchase
    {
      followed += known.held
    }
    for chain in followed {
      guard let purchase = try purchase(chain), !purchase.holders.isEmpty,
        try !isWaiting(purchase)
      else { continue }
      _ = try claimFollowers(of: purchase)
    }
  }

  /// Records that an import names a user as a holder of a purchase that it held already, perhaps
  /// only by a link.
  private mutating func recordPresentation(
    of key: ChainKey,
    by importer: Importer
  ) throws(DecisionStop) {
    let importer = try present(importer)
    guard let purchase = try purchase(key), purchase.holders.contains(importer.customer) else {
      return
    }
    try recordPresentation(
      of: purchase,
      by: importer.user,
      amongFellows: Set(importer.named.map(\.id)),
      method: .import,
      in: importer.cursor
    )
  }

  /// Returns an importer with the customer of which its user is a member now.
  private mutating func present(_ importer: Importer) throws(DecisionStop) -> Importer {
    var importer = importer
    importer.customer = try existingUser(importer.user).customer
    return importer
  }

  /// Imports one purchase for a customer, who holds it afterwards unless others do.
  private mutating func importPurchase(
    _ chain: ImportedChainState,
    _ conflictRule: CustomerImport.ConflictRule,
    as importer: Importer,
    into receipt: inout ImportReceipt
  ) throws(DecisionStop) -> ImportOutcome {
    if chain.isHeldByOthers && conflictRule != .merge { return .skipped }
    guard let known = chain.known else {
      if chain.isClaimedAlready { return .unchanged }
      let isForClaimant = chain.isHeldByOthers && chain.claimant != nil
      try recordImported(chain.imported, as: isForClaimant ? nil : importer, into: &receipt)
      return .recorded
    }
    var purchase = known
    if !chain.isHeldByOthers && !known.holders.contains(importer.customer) {
      try join(&purchase, chain.imported, as: importer)
    }
    try merge(chain.imported, into: &purchase, &receipt)
    guard purchase != known else { return .unchanged }
    purchase.emittedUntil = now
    put(purchase)
    if known.accountToken == nil, try isWaiting(purchase) { try wait(purchase) }
    return .updated
  }

  /// Makes the imported customer a holder of a known purchase, as its first or as a further one.
  private mutating func join(
    _ purchase: inout Purchase,
    _ imported: ImportedPurchase,
    as importer: Importer
  ) throws(DecisionStop) {
    try stopWaiting(purchase)
    if purchase.isUnclaimed { purchase.claiming.state = .recorded }
    if purchase.holders.isEmpty, try trail(of: purchase.key).holderChanges.isEmpty {
      purchase.origin.user = importer.user
      purchase.origin.recordedIn = importer.cursor
    } else {
      let joining = HolderChange(
        cursor: importer.cursor,
        eventCount: 1,
        at: now,
        method: .import,
        rule: .present,
        from: try holderIDs(of: purchase),
        to: importer.user
      )
      try recordHolderChange(joining, of: purchase.key)
    }
    if purchase.origin.account == nil, let account = imported.account {
      purchase.origin.device = imported.device
      try list(purchase.key, under: account)
      purchase.origin.account = account
    }
    if purchase.holders.isEmpty { try forgetErasure(of: purchase) }
    purchase.holders.append(importer.customer)
    var holder = try customer(importer.customer)
    holder.held.append(purchase.key)
    put(holder)
  }

  /// Records a purchase that the project does not have, with or without a customer.
  private mutating func recordImported(
    _ imported: ImportedPurchase,
    as importer: Importer?,
    into receipt: inout ImportReceipt
  ) throws(DecisionStop) {
    let (chain, keys, replaced) = (imported.chain, imported.keys, imported.replaces)
    let isErased = try isErased(chain, keys: keys, replacing: replaced)
    if importer != nil || !isErased {
      try forgetErasure(of: chain, keys: keys, replacing: replaced)
    }
    guard var latest = imported.transactions.first?.transaction else {
      if let importer { try claim(imported.chain, whenReportedFor: importer.user) }
      return
    }
    try count { $0.countPurchase(of: imported.chain.store) }
    latest.product = recordCache.ids.shared(latest.product)
    let key = ChainKey(
      store: recordCache.ids.shared(imported.chain.store),
      originalTransaction: imported.chain.originalTransaction
    )
    var purchase = Purchase(
      key: key,
      createdAt: now,
      device: imported.device,
      user: importer?.user,
      account: imported.account,
      recordedIn: importer?.cursor ?? 0,
      holders: importer.map { [$0.customer] } ?? [],
      latest: latest,
      claiming: Claiming(
        accountToken: imported.accountToken,
        // If the import names no holder, an erased chain stays without one, as after a report.
        state: importer == nil && !isErased ? .unclaimed : .recorded
      )
    )
    try merge(imported, into: &purchase, &receipt, isNew: true)
    put(purchase)
    if let account = imported.account { try list(key, under: account) }
    if let importer {
      var holder = try customer(importer.customer)
      holder.held.append(key)
      put(holder)
    } else if !isErased {
      try listUnclaimed(purchase)
    }
  }

  /// Merges the transactions, keys and account token of an import.
  private mutating func merge(
    _ imported: ImportedPurchase,
    into purchase: inout Purchase,
    _ receipt: inout ImportReceipt,
    isNew: Bool = false
  ) throws(DecisionStop) {
    try spend((purchase.transactions.count + imported.transactions.count) * 48)
    purchase.merge(imported.transactions)
    purchase.amend(by: imported)
    let order = Order(
      subject: nil,
      chain: purchase.key,
      transaction: purchase.latest,
      replaces: imported.replaces,
      keys: imported.keys,
      firstItem: imported.firstItem
    )
    let asOf = imported.transactions.map(\.asOf).max() ?? purchase.latest.asOf
    let former = purchase.hasRelations ? purchase.relations.successor : nil
    receipt.takenKeys += try relate(
      &purchase,
      by: order,
      at: Stamp(asOf: asOf),
      isNew: isNew
    )
    // The chain that has taken it over may be unknown here: a deletion may have erased it.
    if let successor = imported.successor, purchase.relations.successor == nil,
      successor.chain != purchase.key.originalTransaction,
      try self.purchase(resolve(purchase.key.sibling(successor.chain))) == nil
    {
      purchase.relations.successor = successor
    } else if !isNew, purchase.hasRelations {
      // What a new key makes replace it is settled behind the import's event.
      purchase.relations.successor = former
    }
    if purchase.accountToken == nil { purchase.claiming.accountToken = imported.accountToken }
  }

  /// Links a further item to the first one, if that came behind it in the line.
  private mutating func listImportedItem(
    _ key: ChainKey,
    of entry: CustomerImport
  ) throws(DecisionStop) {
    guard let name = entry.purchases.first(where: { $0.chain == key })?.firstItem,
      var purchase = try purchase(key), purchase.relations.firstItem == nil
    else { return }
    try list(&purchase, asItemOf: key.sibling(name))
    put(purchase)
  }

  private mutating func list(_ chain: ChainKey, under key: AccountKey) throws(DecisionStop) {
    var account = try account(key)
    account.purchases.append(chain)
    put(account)
  }

  /// Imports unclaimed purchases; a registered account token claims them.
  mutating func importUnclaimed(_ entry: CustomerImport) throws(DecisionStop) -> ImportReceipt {
    var receipt = ImportReceipt()
    receipt.unknownProducts = unknownProducts(of: entry)
    var changed: [(key: ChainKey, former: Purchase?)] = []
    for position in entry.purchases.indices {
      let chain = try importedChain(at: position, of: entry, nil)
      // A new key of a known chain may be claimed.
      var claimant = chain.claimant
      if claimant == nil { claimant = try self.claimant(of: chain.key, keys: chain.imported.keys) }
      // A chain that is only claimed is no conflict: its claimant gets it.
      let isSkipped =
        chain.known != nil && chain.isHeldByOthers && entry.onConflict == .skip
      var outcome = ImportOutcome.recorded
      if let known = chain.known {
        var purchase = known
        if !isSkipped { try merge(chain.imported, into: &purchase, &receipt) }
        outcome = isSkipped ? .skipped : purchase == known ? .unchanged : .updated
        if outcome == .updated {
          purchase.emittedUntil = now
          put(purchase)
          if known.accountToken == nil, try isWaiting(purchase) { try wait(purchase) }
          try emitAccess(of: purchase.holders, because: facts(purchase))
        }
      } else {
        try recordImported(chain.imported, as: nil, into: &receipt)
      }
      receipt.purchases.append(ImportedChain(key: chain.key, outcome: outcome))
      guard outcome == .recorded || outcome == .updated else { continue }
      receipt.isChanged = true
      changed.append((chain.key, chain.known))
      if let claimant {
        _ = try claim([chain.key], for: claimant, by: nil)
      } else if try !claimForOwner(chain.key) {
        _ = try claimFromFollowed(chain.key)
      }
    }
    for (key, former) in changed { _ = try settleSuccessions(of: key, formerly: former) }
    return receipt
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

/// What became of a purchase of an import.
package enum ImportOutcome: String, CaseIterable, Sendable {
  case recorded
  /// The project had it, and something of it changed.
  case updated
  /// Others hold it, and it stays as it is.
  case skipped
  case unchanged
}
