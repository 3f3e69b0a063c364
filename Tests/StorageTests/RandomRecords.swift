import IdentityCore

/// Makes records of every type and shape from a seed.
struct RandomRecords {
  var generator: Entropy

  init(seed: UInt64) {
    generator = Entropy(seed: (seed, 1, 2, 3))
  }

  /// Returns a key of any type and a record for it.
  mutating func next() -> (key: RecordKey, record: Record) {
    let project = ProjectNumber(UInt32.random(in: .min ... .max, using: &generator))
    switch Int.random(in: 0..<18, using: &generator) {
    case 0:
      var directory = Directory()
      directory.projects = list { $0.id() }
      return (.directory, .directory(directory))
    case 1:
      let value = self.project()
      return (.project(value.id), .project(value))
    case 2: return (.projectCounts(project), .projectCounts(projectCounts()))
    case 3:
      let value = device()
      return (.device(project, value.id), .device(value))
    case 4:
      let value = user()
      return (.user(project, value.id), .user(value))
    case 5:
      let value = customer()
      return (.customer(project, value.id), .customer(value))
    case 6:
      let value = purchase()
      return (.purchase(project, value.key), .purchase(value))
    case 7:
      let value = StoreAccount(key: accountKey(), purchases: ChainList(list { $0.chain() }))
      return (.account(project, value.key), .account(value))
    case 8:
      let value = Properties(
        customer: id(),
        entries: list(min: 1) { $0.entry() },
        overridden: list { $0.entry() }
      )
      return (.properties(project, value.customer), .properties(value))
    case 9..<17: return nextRare(project)
    default:
      let value = storedAnswer()
      return (.answer(project, value.key), .answer(value))
    }
  }

  /// Returns a key and a record of the rarer types.
  private mutating func nextRare(_ project: ProjectNumber) -> (key: RecordKey, record: Record) {
    switch Int.random(in: 0..<15, using: &generator) {
    case 14: return mention(project)
    case 12: return (.stores(project), .stores(storeSettings()))
    case 13:
      var value = ReceivedNotifications(bucket: .random(in: .min ... .max, using: &generator))
      let hashes = Set(list { UInt64.random(in: .min ... .max, using: &$0.generator) }).sorted()
      value.entries = hashes.map { ReceivedNotifications.Entry(hash: $0, day: integer()) }
      return (.receivedNotifications(project, value.bucket), .receivedNotifications(value))
    case 10:
      let value = AccountToken(
        id: id(),
        user: optional { $0.id() },
        waiting: ChainList(list { $0.chain() })
      )
      return (.accountToken(project, value.id), .accountToken(value))
    case 11:
      // A zero ends the name of the store in the record's address.
      let store = bytes().filter { $0 != 0 }
      let value = ChainKey(store: StoreName(store), originalTransaction: id())
      return (.unclaimed(project, value), .unclaimed(value))
    case 7:
      let value = Webhooks(all: list { $0.webhook() }, lastNumber: integer())
      return (.webhooks(project), .webhooks(value))
    case 6:
      let value = Consumer(id: id(), cursor: Int64.random(in: 0 ... .max, using: &generator))
      return (.consumer(project, value.id), .consumer(value))
    case 0:
      let value = Definition(
        number: integer(),
        at: moment(),
        request: optional { $0.bytes() },
        before: self.project().terms
      )
      return (.definition(project, value.number), .definition(value))
    case 1: return (.rollout(project), .rollout(Rollout(reached: id())))
    case 2: return (.salt(project), .salt(Salt(bytes: bytes())))
    case 3:
      let chain = optional { Digest($0.bytes()) }
      let value = Tombstone(digest: Digest(bytes()), erasedAt: moment(), chain: chain)
      return (.tombstone(project, value.digest), .tombstone(value))
    case 4:
      let value = Erasures(underway: list { $0.erasure() }, uncleared: list { $0.uncleared() })
      return (.erasures, .erasures(value))
    case 5:
      let value = userTrail()
      return (.userTrail(project, value.user), .userTrail(value))
    case 8:
      let name = ChainName(
        key: chain(),
        chain: id(),
        successors: Set(list { $0.id() as TransactionID }).sorted(),
        claimant: optional { $0.id() }
      )
      return (.chainName(project, name.key), .chainName(name))
    default:
      let value = PurchaseTrail(chain: chain(), holderChanges: list { $0.holderChange() })
      return (.purchaseTrail(project, value.chain), .purchaseTrail(value))
    }
  }

  private mutating func webhook() -> Webhook {
    Webhook(
      url: bytes(),
      secret: bytes(),
      oldSecret: optional { $0.bytes() },
      authorization: optional { $0.bytes() },
      format: one(),
      number: integer(),
      isPaused: Bool.random(using: &generator)
    )
  }

  private mutating func storedAnswer() -> IdempotentReply {
    IdempotentReply(
      key: IdempotencyKey(method: bytes(), idempotencyKey: bytes()),
      parameters: bytes(),
      result: line(),
      answeredAt: moment()
    )
  }

  mutating func project() -> Project {
    var products: [ProductID: Product] = [:]
    for _ in 0..<count() {
      products[id()] = Product(kind: optional { $0.one() }, entitlements: list { $0.id() })
    }
    return Project(
      id: id(),
      number: ProjectNumber(UInt32.random(in: .min ... .max, using: &generator)),
      createdAt: moment(),
      instance: UInt32.random(in: .min ... .max, using: &generator),
      preset: one(),
      rules: rules(),
      catalogue: Catalogue(products: products, grantable: list { $0.id() }),
      environment: one(),
      clock: flag() ? .system : .manual(moment()),
      definitions: integer(),
      emittedDefinitions: integer(),
      customStores: list { $0.id() },
      feedGaps: list { FeedGap(after: $0.integer(), through: $0.integer()) }
    )
  }

  mutating func device() -> Device {
    Device(
      id: id(),
      anonymousUser: id(),
      identifiedUser: optional { $0.id() },
      storeAccount: optional { $0.id() },
      platform: optional { $0.id() },
      app: optional { $0.id() },
      createdAt: moment(),
      formerLogins: list { Device.FormerLogin(user: $0.id(), endedAt: $0.moment()) }
    )
  }

  mutating func user() -> User {
    let idOrigin: User.IDOrigin =
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: .anonymous(id())
      case 1: .identified
      case 2: .purchase
      case 3: .imported
      default: .customerOnly
      }
    return User(
      id: id(),
      idOrigin: idOrigin,
      customer: id(),
      createdAt: moment(),
      accountTokens: list { $0.id() },
      claims: list { $0.chain() }
    )
  }

  mutating func customer() -> Customer {
    Customer(
      id: id(),
      ordinal: integer(),
      createdAt: moment(),
      members: OneOrMany(list(min: 1) { Customer.Member(id: $0.id(), isAnonymous: $0.flag()) }),
      lastSeen: optional { $0.id() },
      formerIDs: list { $0.id() },
      held: ChainList(list { $0.chain() }),
      grants: list { $0.grant() },
      emitted: OneOrMany(list { $0.id() }),
      emittedUntil: moment(),
      emittedDefinition: integer()
    )
  }

  mutating func purchase() -> Purchase {
    Purchase(
      key: chain(),
      createdAt: moment(),
      device: optional { $0.id() },
      user: optional { $0.id() },
      besideUser: optional { $0.id() },
      account: optional { $0.accountKey() },
      recordedIn: integer(),
      holders: OneOrMany(list { $0.id() }),
      earlier: list { $0.transaction() },
      latest: transaction(),
      amendment: Purchase.Amendment(
        expiresAt: optional {
          Purchase.Amended(value: $0.optional { $0.moment() }, asOf: $0.moment())
        },
        product: optional { Purchase.Amended(value: $0.id(), asOf: $0.moment()) }
      ),
      relations: flag() ? Purchase.Relations() : relations(),
      emittedUntil: moment(),
      claiming: claiming()
    )
  }

  private mutating func claiming() -> Claiming {
    let state: Claiming.State =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: .recorded
      case 1: .unclaimed
      default: .claimed(by: one(), at: moment())
      }
    return Claiming(
      accountToken: optional { $0.id() },
      state: state,
      furtherUsers: list { $0.id() }
    )
  }

  private mutating func relations() -> Purchase.Relations {
    var relations = Purchase.Relations()
    relations.replaces = optional { $0.id() }
    if relations.replaces != nil { relations.replacesStamp = stamp() }
    relations.keys = Set(list { $0.id() as TransactionID }).sorted()
    relations.links = Set<Purchase.Link>(
      list { .init(transaction: $0.id(), name: $0.id(), item: $0.optional { $0.id() }) }
    ).sorted(by: >)
    relations.successor = optional {
      .init(chain: $0.id(), startsAt: $0.moment(), returnedProduct: $0.optional { $0.id() })
    }
    relations.items = Set(list { $0.id() as TransactionID }).sorted()
    (relations.firstItem, relations.item) = (optional { $0.id() }, optional { $0.id() })
    return relations
  }

  private mutating func stamp() -> Stamp { Stamp(asOf: moment(), isUndated: flag()) }

  mutating func grant() -> Grant {
    Grant(
      entitlement: id(),
      grantedAt: moment(),
      expiresAt: optional { $0.moment() },
      revokedAt: optional { $0.moment() }
    )
  }

  private mutating func entry() -> Properties.Entry {
    Properties.Entry(key: bytes(), value: bytes(), setAt: moment(), user: id())
  }

  private mutating func userTrail() -> UserTrail {
    var trail = UserTrail(user: id())
    trail.origin = optional {
      UserTrail.Origin(id: $0.id(), ordinal: $0.integer(), createdAt: $0.moment())
    }
    trail.partners = list { $0.id() }
    (trail.lostIn, trail.lost) = (integer(), list { $0.chain() })
    trail.steps = list {
      UserTrail.Step(
        cursor: $0.integer(),
        at: $0.moment(),
        action: $0.action(),
        undoneIn: $0.optional { $0.integer() }
      )
    }
    return trail
  }

  private mutating func action() -> UserTrail.Action {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      .login(
        UserTrail.Login(
          user: id(),
          way: one(),
          outcome: one(),
          isCreated: flag(),
          active: list { $0.chain() },
          inactive: list { $0.chain() },
          spared: list { $0.chain() }
        )
      )
    case 1: .alias(.init(side: list { $0.id() }, chain: chain(), method: one(), rule: one()))
    case 2: .grant(grant())
    case 3: .imported(imported())
    default: .revoke(id())
    }
  }

  private mutating func holderChange() -> HolderChange {
    HolderChange(
      cursor: integer(),
      eventCount: count(),
      at: moment(),
      method: one(),
      rule: one(),
      anonymousUser: optional { $0.id() },
      from: list { $0.id() },
      to: optional { $0.id() },
      undoneIn: optional { $0.integer() }
    )
  }

  /// Returns any bytes, including NUL and invalid UTF-8.
  mutating func bytes() -> [UInt8] {
    let length = [0, 1, 2, 36, 127, 128, 300].randomElement(using: &generator) ?? 0
    return (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Returns text without a line feed, as replies repeat it.
  mutating func line() -> [UInt8] {
    bytes().filter { $0 != 0x0A }
  }

  mutating func id<Kind>() -> Identifier<Kind> {
    Identifier(bytes())
  }

  private mutating func rules() -> Rules {
    var rules = (one() as Preset).rules
    rules.anonymousPrefix = bytes()
    rules.onRestore = one()
    rules.userIDLengthMax = Int(integer())
    rules.blockedUserIDs = list { $0.id() }
    return rules
  }

  private mutating func transaction() -> Transaction {
    var transaction = Transaction(
      id: id(),
      product: id(),
      periodType: one(),
      purchasedAt: moment(),
      expiresAt: optional { $0.moment() },
      isFamilyShared: flag(),
      kind: optional { $0.one() },
      environment: optional { $0.one() },
      offerCode: optional { $0.bytes() },
      price: optional { $0.bytes() },
      currency: optional { $0.bytes() },
      country: optional { $0.bytes() },
      attributes: list { Transaction.Attribute(name: $0.bytes(), value: $0.bytes()) },
      asOf: moment(),
      named: TransactionFields(bits: UInt32.random(in: 0..<1 << 22, using: &generator))
    )
    if flag() { transaction.state = state() }
    return transaction
  }

  private mutating func state() -> Transaction.State {
    var state = Transaction.State()
    state.endedAt = optional { $0.moment() }
    state.refundedAt = optional { $0.moment() }
    state.revokedAt = optional { $0.moment() }
    state.gracePeriodExpiresAt = optional { $0.moment() }
    state.isInBillingRetry = flag()
    state.isPaused = flag()
    state.pausedUntil = optional { $0.moment() }
    state.renewsAs = optional { $0.id() }
    state.endReason = optional { $0.one() }
    state.renewal = statements()
    state.billing = statements()
    for field in TransactionField.allCases where flag() {
      state.stamps.append(Transaction.FieldStamp(field: field, stamp: stamp()))
    }
    return state
  }

  private mutating func statements() -> Statements {
    let moments = Set(list { $0.moment() }).sorted()
    return Statements(
      moments.map {
        .init(stamp: Stamp(asOf: $0, isUndated: flag()), isAdverse: flag(), listsItems: flag())
      }
    ) ?? Statements()
  }

  private mutating func projectCounts() -> ProjectCounts {
    var projectCounts = ProjectCounts()
    projectCounts.devices = integer()
    projectCounts.users = integer()
    projectCounts.customers = integer()
    projectCounts.purchases = integer()
    projectCounts.events = integer()
    projectCounts.customersErased = integer()
    projectCounts.absorbedCustomers = integer()
    projectCounts.properties = integer()
    projectCounts.userTrails = integer()
    projectCounts.purchaseTrails = integer()
    projectCounts.chainNames = integer()
    projectCounts.accountTokens = integer()
    projectCounts.unclaimed = integer()
    projectCounts.customStores = list {
      ProjectCounts.CustomStore(store: $0.id(), purchases: $0.integer())
    }
    if flag() { projectCounts.emissions = emissions() }
    return projectCounts
  }

  /// Returns a store's name, which has no colon.
  mutating func chain() -> ChainKey {
    let store = bytes().filter { $0 != UInt8(ascii: ":") }
    return ChainKey(store: StoreName(store), originalTransaction: id())
  }

  private mutating func accountKey() -> AccountKey {
    flag() ? .named(id()) : .device(id())
  }

  mutating func moment() -> Moment {
    Moment(milliseconds: integer())
  }

  mutating func integer() -> Int64 {
    let edges: [Int64] = [0, 1, -1, 63, 64, -64, -65, 1_763_000_000_000, .max, .min]
    return edges.randomElement(using: &generator) ?? 0
  }

  mutating func flag() -> Bool {
    Bool.random(using: &generator)
  }

  private mutating func count() -> Int {
    Int.random(in: 0...3, using: &generator)
  }

  mutating func one<Value: CaseIterable>() -> Value {
    guard let value = Value.allCases.randomElement(using: &generator) else {
      preconditionFailure("RandomRecords: an enumeration without cases")
    }
    return value
  }

  mutating func optional<Value>(_ make: (inout Self) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  mutating func list<Element>(min: Int = 0, _ make: (inout Self) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<max(min, count()) { elements.append(make(&self)) }
    return elements
  }
}
