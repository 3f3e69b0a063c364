import IdentityCore
import Storage

// Purchases and store accounts.
extension Doctor {
  func check(_ purchase: Purchase, in number: ProjectNumber) throws(StorageError) {
    let subject = "purchase \(quoted(purchase.key))"
    if Set(purchase.holders).count != purchase.holders.count {
      report(number, subject, "a user holds it twice")
    }
    for holder in purchase.holders {
      let held = try list(under: .customer(number, holder))
      if held.isMissing {
        report(number, subject, "its holder \(quoted(holder)) is missing")
      } else if !held.mayBe({ $0.contains(purchase.key) }) {
        report(number, subject, "its holder \(quoted(holder)) does not list it")
      }
    }
    checkHistory(of: purchase, in: number)
    try checkNames(of: purchase, in: number)
    try checkClaim(of: purchase, in: number)
    let store = purchase.key.store
    if !StoreName.known.contains(store) {
      projects[number]?.customStores[store, default: 0] += 1
      if let custom = projects[number]?.project.customStores, !custom.contains(store) {
        report(number, subject, "the project has no such store")
      }
    }
    if let account = purchase.account {
      let listed = try list(under: .account(number, account))
      if !listed.mayBe({ $0.contains(purchase.key) }) {
        report(number, subject, "its account \(quoted(account)) does not list it")
      }
    }
    if let newest = projects[number]?.projectCounts.events,
      !(0...max(0, newest) ~= purchase.recordedIn)
    {
      report(number, subject, "it names event \(purchase.recordedIn), but the newest is \(newest)")
    }
    if let salt = projects[number]?.salt {
      let key = RecordKey.tombstone(number, salt.digest(of: purchase.key))
      let tombstone: Found<Tombstone> = try find(key) {
        if case .tombstone(let tombstone) = $0 { tombstone } else { nil }
      }
      // A further name may be that of another chain since.
      if case .found(let tombstone) = tombstone, tombstone.chain == nil, !purchase.holders.isEmpty {
        report(number, subject, "it exists, but so does the tombstone of its erased chain")
      }
    }
  }

  private func checkHistory(of purchase: Purchase, in number: ProjectNumber) {
    let subject = "purchase \(quoted(purchase.key))"
    let history = purchase.transactions
    if Set(history.map(\.id)).count != history.count {
      report(number, subject, "its history has a transaction twice")
    }
    if zip(history, history.dropFirst()).contains(where: { $1.precedes($0) }) {
      report(number, subject, "its history is out of order")
    }
  }

  /// Checks that every name of a chain leads back to it.
  private func checkNames(of purchase: Purchase, in number: ProjectNumber) throws(StorageError) {
    guard purchase.hasRelations else { return }
    let subject = "purchase \(quoted(purchase.key))"
    let (id, store) = (purchase.key.originalTransaction, purchase.key.store)
    let relations = purchase.relations
    for key in relations.keys + relations.links.map(\.name) {
      let name = try name(ChainKey(store: store, originalTransaction: key), in: number)
      if !name.mayBe({ $0.chain == id }) {
        report(number, subject, "its key \(quoted(key)) does not lead to it")
      }
    }
    for item in relations.items {
      let chain = ChainKey(store: store, originalTransaction: item)
      if !(try self.purchase(chain, in: number)).mayBe({ $0.relations.firstItem == id }) {
        report(number, subject, "its item \(quoted(item)) does not lead to it")
      }
    }
    if let first = relations.firstItem {
      let chain = ChainKey(store: store, originalTransaction: first)
      if !(try self.purchase(chain, in: number)).mayBe({ $0.relations.items.contains(id) }) {
        report(number, subject, "its first item \(quoted(first)) does not lead to it")
      }
    }
    guard let replaces = relations.replaces else { return }
    let name = try name(ChainKey(store: store, originalTransaction: replaces), in: number)
    if !name.mayBe({ $0.successors.contains(id) }) {
      report(number, subject, "what it replaces, \(quoted(replaces)), does not lead to it")
    }
  }

  func check(_ name: ChainName, in number: ProjectNumber) throws(StorageError) {
    let subject = "the name \(quoted(name.key))"
    let key = name.key.originalTransaction
    if let id = name.chain {
      let chain = ChainKey(store: name.key.store, originalTransaction: id)
      let purchase = try purchase(chain, in: number)
      let isKnown = purchase.mayBe { purchase in
        purchase.relations.keys.contains(key)
          || purchase.relations.links.contains { $0.name == key }
      }
      if !isKnown {
        report(number, subject, "its purchase \(quoted(chain)) does not have it")
      }
    }
    for id in name.successors {
      let chain = ChainKey(store: name.key.store, originalTransaction: id)
      if !(try purchase(chain, in: number)).mayBe({ $0.relations.replaces == key }) {
        report(number, subject, "the purchase \(quoted(chain)) does not replace it")
      }
    }
    try checkClaim(of: name, in: number)
  }

  func name(
    _ key: ChainKey,
    in number: ProjectNumber
  ) throws(StorageError) -> Found<ChainName> {
    try find(.chainName(number, key)) { if case .chainName(let name) = $0 { name } else { nil } }
  }

  func check(_ account: StoreAccount, in number: ProjectNumber) throws(StorageError) {
    let subject = "account \(quoted(account.key))"
    if Set(account.purchases).count != account.purchases.count {
      report(number, subject, "it lists a purchase twice")
    }
    for chain in account.purchases {
      let purchase = try purchase(chain, in: number)
      if purchase.isMissing {
        report(number, subject, "its purchase \(quoted(chain)) is missing")
      } else if !purchase.mayBe({ $0.account == account.key }) {
        report(number, subject, "its purchase \(quoted(chain)) came from another account")
      }
    }
  }
}
