// Estimates of the memory that records take: good enough to bound a cache.
//
// They assume that records share ids, as records from the store do; a shared id counts once. A
// device with its user, customer, account and one purchase counts as 1.3 KB, which matches the
// growth of the process.
extension RecordKey {
  /// Includes the record's slot and its place in the index.
  var footprint: Int {
    switch self {
    case .directory, .projectCounts, .definition, .rollout, .salt, .erasures, .webhooks, .stores,
      .receivedNotifications:
      72
    case .project(let id): 72 + id.footprint
    case .device(_, let id): 72 + id.footprint
    case .user(_, let id): 72 + id.footprint
    case .purchase(_, let key): 72 + key.originalTransaction.footprint
    case .account(_, .named(let id)): 72 + id.footprint
    // Shares its id with a device or with the customer's first user.
    case .account(_, .device), .customer: 72
    case .properties(_, let id): 72 + id.footprint
    case .tombstone: 152
    case .userTrail(_, let id): 72 + id.footprint
    case .accountToken(_, let id): 72 + id.footprint
    case .unclaimed(_, let key): 72 + key.originalTransaction.footprint
    case .purchaseTrail(_, let key): 72 + key.originalTransaction.footprint
    case .chainName(_, let key): 72 + key.originalTransaction.footprint
    case .consumer(_, let id): 72 + id.footprint
    case .answer(_, let key): 168 + key.method.count + key.idempotencyKey.count
    }
  }
}

extension Identifier {
  /// Memory of an array of bytes.
  fileprivate var footprint: Int { 48 + bytes.count }
}

extension Record {
  var footprint: Int {
    switch self {
    case .directory(let directory):
      directory.projects.reduce(64) { $0 + 48 + $1.bytes.count }
    case .project(let project):
      project.customStores.reduce(1024 + project.catalogue.footprint) {
        $0 + 48 + $1.bytes.count
      }
    case .projectCounts(let projectCounts):
      projectCounts.customStores.reduce(72 + 16 * projectCounts.emissions.marks.count) {
        $0 + 64 + $1.store.bytes.count
      }
    case .salt, .tombstone: 96
    case .erasures(let erasures):
      erasures.underway.reduce(64) { $0 + $1.footprint }
    case .chainName(let name):
      name.successors.reduce(184) { $0 + 48 + $1.bytes.count }
    case .consumer(let consumer): 64 + consumer.id.bytes.count
    case .webhooks(let webhooks):
      webhooks.all.reduce(64) {
        $0 + 192 + $1.url.count + $1.secret.count + ($1.oldSecret?.count ?? 0)
          + ($1.authorization?.count ?? 0)
      }
    case .stores(let settings): settings.footprint
    case .receivedNotifications(let known): 96 + 16 * known.entries.count
    case .device(let device): 88 + device.formerLogins.count * 96
    case .user(let user):
      user.accountTokens.reduce(80) { $0 + 48 + $1.bytes.count }
        + user.claims.reduce(0) { $0 + 64 + $1.originalTransaction.bytes.count }
    case .customer(let customer): customer.footprint
    case .purchase(let purchase):
      purchase.footprint
    case .accountToken(let token): 96 + token.waiting.footprint
    case .unclaimed: 64
    case .account(let account):
      64 + account.purchases.footprint
    case .properties(let properties):
      (properties.entries + properties.overridden).reduce(128) {
        $0 + 160 + $1.key.count + $1.value.count + $1.user.bytes.count
      }
    case .userTrail(let trail): trail.footprint
    case .purchaseTrail(let trail):
      trail.holderChanges.reduce(96) { $0 + 176 + 64 * $1.from.count }
    case .answer(let answer):
      160 + answer.parameters.count + answer.result.count
    case .definition(let definition):
      160 + (definition.request?.count ?? 0) + definition.before.catalogue.footprint
    case .rollout(let rollout): 48 + rollout.reached.bytes.count
    }
  }
}

extension StoreSettings {
  fileprivate var footprint: Int {
    let texts =
      (appStore?.apps.map(\.bundleID) ?? []) + (appStore?.otherRoots ?? [])
      + (playStore?.packages ?? []) + (stripe?.userFrom ?? [])
      + [stripe?.secret, stripe?.oldSecret].compactMap { $0 }
    return texts.reduce(256) { $0 + 64 + $1.count }
  }
}

extension Purchase {
  fileprivate var footprint: Int {
    var last = 208 + latest.boxedFootprint + (hasAmendment ? 112 : 0)
    if hasRelations {
      let names = relations.keys + relations.items
      last += names.reduce(176 + relations.links.count * 176) { $0 + $1.footprint }
    }
    if claiming != Claiming() { last += 72 + claiming.furtherUsers.count * 16 }
    return earlier.isEmpty ? last : earlier.reduce(last + 48) { $0 + $1.footprint }
  }
}

extension Customer {
  fileprivate var footprint: Int {
    var footprint = 128 + held.footprint + grants.count * 96 + formerIDs.count * 16
    // A single element is stored inline.
    if members.count > 1 { footprint += 48 + members.count * 16 }
    if emitted.count > 1 { footprint += 48 + emitted.count * 8 }
    if members.first?.id.bytes != id.bytes { footprint += id.footprint }
    if let lastSeen { footprint += lastSeen.footprint }
    return footprint
  }
}

extension Catalogue {
  fileprivate var footprint: Int {
    products.reduce(0) { total, entry in
      entry.value.entitlements.reduce(total + 128 + entry.key.bytes.count) {
        $0 + 48 + $1.bytes.count
      }
    }
  }
}

extension Erasure {
  fileprivate var footprint: Int {
    let ids =
      users.reduce(0) { $0 + 48 + $1.bytes.count }
      + devices.reduce(0) { $0 + 48 + $1.bytes.count }
      + transactions.reduce(0) { $0 + 48 + $1.bytes.count }
    return chains.reduce(512 + result.count + ids) { $0 + $1.footprint }
  }
}

extension ChainList {
  fileprivate var footprint: Int { isEmpty ? 0 : 48 + bytes.count }
}

extension ChainKey {
  fileprivate var footprint: Int { 80 + store.bytes.count + originalTransaction.bytes.count }
}

extension Transaction {
  /// Memory beyond that of its purchase.
  fileprivate var footprint: Int { 48 + id.footprint + boxedFootprint }

  /// Memory of the boxed optional fields.
  fileprivate var boxedFootprint: Int {
    var state = 0
    if hasState {
      let (renewal, billing) = (self.state.renewal.all.count, self.state.billing.all.count)
      state = 240 + 32 * (renewal + billing + self.state.stamps.count)
    }
    guard hasDetails else { return state }
    let texts = [offerCode, price, currency, country].reduce(96 + state) {
      $0 + ($1.map { 48 + $0.count } ?? 0)
    }
    return attributes.reduce(texts) { $0 + 112 + $1.name.count + $1.value.count }
  }
}

extension UserTrail {
  fileprivate var footprint: Int {
    let partners = partners.reduce(160) { $0 + 32 + $1.bytes.count }
    let lost = lost.reduce(partners) { $0 + $1.footprint }
    return steps.reduce(lost) { total, step in
      switch step.action {
      case .login(let login):
        (login.active + login.inactive + login.spared).reduce(total + 192) { $0 + $1.footprint }
      case .alias(let alias):
        alias.side.reduce(total + 256) { $0 + 32 + $1.bytes.count }
      case .imported(let imported):
        imported.formerIDs.reduce(
          total + 192 + 96 * (imported.grants.count + imported.revoked.count)
        ) { $0 + 32 + $1.bytes.count }
      case .grant, .revoke: total + 160
      }
    }
  }
}
