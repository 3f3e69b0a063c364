// What records weigh in memory, by estimate: enough to keep a bound, not an account.
//
// As they are when they come from the store, where no two share an id. Of the usual device with its
// user, customer, account and one purchase that is 2.6 KB, by this and by what the process grows.
extension RecordKey {
  /// With its slot, and its place in the index.
  var footprint: Int {
    switch self {
    case .directory, .tally, .definition, .sweep, .salt, .erasures, .webhooks: 128
    case .project(let id): 128 + id.bytes.count
    case .device(_, let id): 128 + id.bytes.count
    case .user(_, let id): 128 + id.bytes.count
    case .customer(_, let id): 128 + id.bytes.count
    case .purchase(_, let key): 128 + key.footprint
    case .account(_, let key): 128 + key.footprint
    case .properties(_, let id): 160 + id.bytes.count
    case .tombstone: 192
    case .userTrail(_, let id): 160 + id.bytes.count
    case .purchaseTrail(_, let key): 160 + key.footprint
    case .consumer(_, let id): 160 + id.bytes.count
    case .answer(_, let key): 192 + key.method.count + key.idempotencyKey.count
    }
  }
}

extension Record {
  var footprint: Int {
    switch self {
    case .directory(let directory):
      directory.projects.reduce(64) { $0 + 48 + $1.bytes.count }
    case .project(let project):
      1024 + project.catalogue.footprint
    case .tally: 64
    case .salt, .tombstone: 96
    case .erasures(let erasures):
      erasures.underway.reduce(64) { $0 + $1.footprint }
    case .consumer(let consumer): 64 + consumer.id.bytes.count
    case .webhooks(let webhooks):
      webhooks.all.reduce(64) {
        $0 + 192 + $1.url.count + $1.secret.count + ($1.oldSecret?.count ?? 0)
      }
    case .device(let device):
      144 + device.anonymousUser.bytes.count + (device.identifiedUser?.bytes.count ?? 0)
    case .user(let user): 96 + user.id.bytes.count + user.customer.bytes.count
    case .customer(let customer):
      200 + customer.held.footprint
        + customer.members.reduce(0) { $0 + 64 + $1.id.bytes.count } + customer.grants.count * 96
    case .purchase(let purchase):
      purchase.transactions.reduce(480) { $0 + $1.footprint }
    case .account(let account):
      64 + account.purchases.footprint
    case .properties(let properties):
      (properties.entries + properties.overridden).reduce(128) {
        $0 + 160 + $1.key.count + $1.value.count + $1.user.bytes.count
      }
    case .userTrail(let trail): trail.footprint
    case .purchaseTrail(let trail):
      trail.passages.reduce(96) { $0 + 176 + 64 * $1.from.count }
    case .answer(let answer):
      160 + answer.parameters.count + answer.result.count
    case .definition(let definition):
      160 + (definition.request?.count ?? 0) + definition.before.catalogue.footprint
    case .sweep(let sweep): 48 + sweep.reached.bytes.count
    }
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
    return chains.reduce(512 + result.count + ids) { $0 + $1.footprint }
  }
}

extension ChainList {
  fileprivate var footprint: Int { isEmpty ? 0 : 64 + bytes.count }
}

extension ChainKey {
  fileprivate var footprint: Int { 80 + store.bytes.count + originalTransaction.bytes.count }
}

extension AccountKey {
  fileprivate var footprint: Int {
    switch self {
    case .named(let id): 48 + id.bytes.count
    case .device(let id): 48 + id.bytes.count
    }
  }
}

extension Transaction {
  fileprivate var footprint: Int {
    attributes.reduce(240 + id.bytes.count + product.bytes.count) {
      $0 + 96 + $1.name.count + $1.value.count
    }
  }
}

extension UserTrail {
  fileprivate var footprint: Int {
    let partners = partners.reduce(160) { $0 + 32 + $1.bytes.count }
    return steps.reduce(partners) { total, step in
      switch step.act {
      case .login(let login):
        (login.active + login.inactive + login.spared).reduce(total + 192) { $0 + $1.footprint }
      case .alias(let joining):
        joining.side.reduce(total + 256) { $0 + 32 + $1.bytes.count }
      case .grant, .revoke: total + 160
      }
    }
  }
}
