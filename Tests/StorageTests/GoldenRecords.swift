import IdentityCore
import Testing

/// A record of each type, and its bytes on disk.
enum GoldenRecords {
  struct Entry: CustomTestStringConvertible, Sendable {
    var key: RecordKey
    var record: Record
    var bytes: String

    var testDescription: String { "\(key)" }
  }

  static let moment = Moment(milliseconds: 1_763_710_000_000)
  static let number = ProjectNumber(300)
  static let chain = ChainKey(store: "appStore", originalTransaction: "1000")

  static let project = Project(
    id: "default",
    number: number,
    createdAt: moment,
    instance: 0xDEAD_BEEF,
    preset: .revenuecat,
    rules: Preset.qonversion.rules,
    catalogue: Catalogue(
      products: ["yearly": Product(kind: .subscription, entitlements: ["pro"])],
      grantable: ["gift"]
    ),
    environment: .any,
    clock: .manual(moment),
    definitions: 2,
    emittedDefinitions: 1,
    customStores: ["kiosk"],
    feedGaps: [FeedGap(after: 500, through: 1_000_000_500)]
  )

  static let all: [Entry] = [
    Entry(key: .directory, record: .directory(directory), bytes: "01020764656661756c740473686f70"),
    Entry(
      key: .project("default"),
      record: .project(project),
      bytes: """
        01ac0280eef6d4d466effdb6f50d0204514f4e5f01010101010101010102fe03000106796561\
        726c7901010370726f010467696674030180eef6d4d466040201056b696f736b\
        01e807e8afd6b907
        """
    ),
    Entry(
      key: .projectCounts(number),
      record: .projectCounts(projectCounts),
      bytes: "010290030600e0c50804040208d8040a000001056b696f736b02"
    ),
    Entry(
      key: .projectCounts(number),
      record: .projectCounts(timedCounts),
      bytes: "020290030600e0c50804040208d8040a000001056b696f736b0280eef6d4d4660190b60880a0abfef962"
    ),
    Entry(
      key: .device(number, "phone"),
      record: .device(
        Device(
          id: "phone",
          anonymousUser: "anon",
          identifiedUser: "ada",
          createdAt: moment,
          formerLogins: [Device.FormerLogin(user: "bob", endedAt: moment)]
        )
      ),
      bytes: "0104616e6f6e0461646100000080eef6d4d4660103626f6280eef6d4d466"
    ),
    Entry(
      key: .user(number, "anon"),
      record: .user(
        User(id: "anon", idOrigin: .anonymous("phone"), customer: "anon", createdAt: moment)
      ),
      bytes: "01010570686f6e650080eef6d4d4660000"
    ),
    Entry(
      key: .customer(number, "anon"),
      record: .customer(customer),
      bytes: """
        010a80eef6d4d466020001046164610005616e6f6e01036f6c6401030861707053746f7265\
        e807010370726f80eef6d4d466000180eef6d4d4660080eef6d4d46604
        """
    ),
    Entry(
      key: .purchase(number, chain),
      record: .purchase(purchase),
      bytes: """
        0180eef6d4d4660670686f6e650200e0c5080104616e6f6e010461646101000100067965\
        61726c790280eef6d4d4660180eef6d4d46601010200110005392e393904455552000101\
        6100010000000001000180eef6d4d4660002000180eef6d4d4660003011180eef6d4d466\
        0180eef6d4d466010001076d6f6e74686c7980eef6d4d466010439303080eef6d4d46600\
        01016b01043130303001690531323030053131303080eef6d4d466027001043132303005\
        313330300573695f3100
        """
    ),
    Entry(
      key: .account(number, .named("apple")),
      record: .account(StoreAccount(key: .named("apple"), purchases: [chain])),
      bytes: "0101030861707053746f7265e807"
    ),
    Entry(
      key: .accountToken(number, "t"),
      record: .accountToken(AccountToken(id: "t", user: "ada", waiting: [chain])),
      bytes: "010461646101030861707053746f7265e807"
    ),
    Entry(key: .unclaimed(number, chain), record: .unclaimed(chain), bytes: "01"),
    Entry(
      key: .mention(number, Mention(.user("ada"), in: .purchase(chain))),
      record: .mention(Mention(.user("ada"), in: .purchase(chain))),
      bytes: "01"
    ),
    Entry(
      key: .answer(number, IdempotencyKey(method: [109], idempotencyKey: [107])),
      record: .answer(
        IdempotentReply(
          key: IdempotencyKey(method: [109], idempotencyKey: [107]),
          parameters: Array("{}".utf8),
          result: Array("{\"a\":1}".utf8),
          answeredAt: moment
        )
      ),
      bytes: "01027b7d077b2261223a317d80eef6d4d466"
    ),
    Entry(
      key: .consumer(number, "mailer"),
      record: .consumer(Consumer(id: "mailer", cursor: 3)),
      bytes: "0106"
    ),
    Entry(
      key: .properties(number, "anon"),
      record: .properties(
        Properties(
          customer: "anon",
          entries: [Properties.Entry(key: [107], value: [118], setAt: moment, user: "ada")]
        )
      ),
      bytes: "0101016b017680eef6d4d4660361646100"
    ),
    Entry(key: .salt(number), record: .salt(Salt(bytes: [1, 2])), bytes: "01020102"),
    Entry(
      key: .tombstone(number, Digest([7])),
      record: .tombstone(Tombstone(digest: Digest([7]), erasedAt: moment)),
      bytes: "0180eef6d4d466"
    ),
    Entry(
      key: .tombstone(number, Digest([7])),
      record: .tombstone(
        Tombstone(digest: Digest([7]), erasedAt: moment, chain: Digest([8, 9]))
      ),
      bytes: "0280eef6d4d466020809"
    ),
    Entry(
      key: .erasures,
      record: .erasures(Erasures(underway: [erasure])),
      bytes: """
        01010764656661756c74086572617365645f3180eef6d4d466120103616461010570686f6e65\
        010861707053746f726504313030300002026b31027b7d01016d016b0170
        """
    ),
    Entry(
      key: .erasures,
      record: .erasures(Erasures(uncleared: [uncleared])),
      bytes: """
        0200010764656661756c74086572617365645f3180eef6d4d466027b7d01016d016b0170
        """
    ),
    Entry(
      key: .definition(number, 2),
      record: .definition(
        Definition(number: 2, at: moment, request: Array("7".utf8), before: project.terms)
      ),
      bytes: "0180eef6d4d46602370106796561726c7901010370726f01046769667403"
    ),
    Entry(
      key: .rollout(number),
      record: .rollout(Rollout(reached: "anon")),
      bytes: "0104616e6f6e"
    ),
    Entry(
      key: .webhooks(number),
      record: .webhooks(
        Webhooks(
          all: [
            Webhook(
              url: Array("http://a".utf8),
              secret: Array("s".utf8),
              oldSecret: Array("o".utf8),
              authorization: Array("t".utf8),
              format: .purchasely,
              number: 300,
              isPaused: true
            )
          ],
          lastNumber: 301
        )
      ),
      bytes: "010108687474703a2f2f610173026f027402d80401da04"
    ),
    Entry(
      key: .webhooks(number),
      record: .webhooks(
        Webhooks(
          all: [
            Webhook(
              url: Array("http://a".utf8),
              secret: Array("s".utf8),
              oldSecret: Array("o".utf8),
              authorization: Array("t".utf8),
              format: .purchasely,
              kinds: [.entitlementsDeactivated, .purchaseExpired],
              number: 300,
              isPaused: true
            )
          ],
          lastNumber: 301
        )
      ),
      bytes: "020108687474703a2f2f610173026f027402d80401da048014"
    ),
    Entry(
      key: .stores(number),
      record: .stores(
        StoreSettings(
          appStore: AppStoreTrust(
            apps: [AppStoreTrust.App(bundleID: Array("a".utf8), appleID: 1234)],
            environments: [.sandbox, .xcode],
            otherRoots: [[48]]
          ),
          playStore: PlayStoreSettings(packages: [Array("p".utf8)]),
          stripe: StripeSettings(
            secret: Array("s".utf8),
            oldSecret: Array("o".utf8),
            product: .lookupKey
          )
        )
      ),
      bytes: """
        010101016101a41302020301013001010170010173026f030113636c69656e745f726566\
        6572656e63655f696403503044
        """
    ),
    Entry(
      key: .receivedNotifications(number, 0x0102),
      record: .receivedNotifications(
        ReceivedNotifications(
          bucket: 0x0102,
          entries: [ReceivedNotifications.Entry(hash: 0x0102_0304_0506_0708, day: 20_000)]
        )
      ),
      bytes: "01010102030405060708c0b802"
    ),
    Entry(
      key: .userTrail(number, "anon"),
      record: .userTrail(userTrail),
      bytes: """
        010104616e6f6e0a80eef6d4d466010361646112010861707053746f7265043130303005\
        8c0180eef6d4d4660103616461040300010861707053746f72650431303030000001b401\
        a00180eef6d4d466020103626f620861707053746f72650431303030020200a20180eef6\
        d4d466030370726f80eef6d4d4660180eef6d4d4660000a40180eef6d4d466040370726f\
        00a60180eef6d4d4660504616461010370726f80eef6d4d4660180eef6d4d4660000
        """
    ),
    Entry(
      key: .userTrail(number, "ada"),
      record: .userTrail(userTrailOfImport),
      bytes: """
        010000000001a80180eef6d4d4660600000103\
        70726f80eef6d4d466000180eef6d4d46601036f6c6400
        """
    ),
    Entry(
      key: .purchaseTrail(number, chain),
      record: .purchaseTrail(PurchaseTrail(chain: chain, holderChanges: [holderChange])),
      bytes: "01018c010280eef6d4d466010205616e6f6e0104616e6f6e0461646101b401"
    ),
    Entry(
      key: .chainName(number, chain),
      record: .chainName(ChainName(key: chain, chain: "900", successors: ["1100"])),
      bytes: "010439303001043131303000"
    ),
  ]

  private static var userTrail: UserTrail {
    var trail = UserTrail(user: "anon")
    trail.origin = UserTrail.Origin(id: "anon", ordinal: 5, createdAt: moment)
    trail.partners = ["ada"]
    trail.lostIn = 9
    trail.lost = [chain]
    let login = UserTrail.Login(
      user: "ada",
      way: .move,
      outcome: .moved,
      isCreated: false,
      active: [chain]
    )
    let alias = UserTrail.Alias(
      side: ["bob"],
      chain: chain,
      method: .restore,
      rule: .anonymousHolders
    )
    trail.steps = [
      UserTrail.Step(cursor: 70, at: moment, action: .login(login), undoneIn: 90),
      UserTrail.Step(cursor: 80, at: moment, action: .alias(alias)),
      UserTrail.Step(
        cursor: 81,
        at: moment,
        action: .grant(Grant(entitlement: "pro", grantedAt: moment, expiresAt: moment))
      ),
      UserTrail.Step(cursor: 82, at: moment, action: .revoke("pro")),
      UserTrail.Step(
        cursor: 83,
        at: moment,
        action: .imported(
          UserTrail.Import(
            beside: "ada",
            grants: [Grant(entitlement: "pro", grantedAt: moment, expiresAt: moment)]
          )
        )
      ),
    ]
    return trail
  }

  private static var userTrailOfImport: UserTrail {
    var trail = UserTrail(user: "ada")
    let revoked = Grant(entitlement: "pro", grantedAt: moment, expiresAt: nil, revokedAt: moment)
    let imported = UserTrail.Import(revoked: [revoked], formerIDs: ["old"])
    trail.steps = [UserTrail.Step(cursor: 84, at: moment, action: .imported(imported))]
    return trail
  }

  private static let holderChange = HolderChange(
    cursor: 70,
    eventCount: 2,
    at: moment,
    method: .identify,
    rule: .move,
    anonymousUser: "anon",
    from: ["anon"],
    to: "ada",
    undoneIn: 90
  )

  private static var directory: Directory {
    var directory = Directory()
    directory.projects = ["default", "shop"]
    return directory
  }

  private static var erasure: Erasure {
    var erasure = Erasure(
      project: "default",
      tombstone: "erased_1",
      startedAt: moment,
      users: ["ada"]
    )
    erasure.lastEvent = 9
    erasure.devices = ["phone"]
    erasure.chains = [chain]
    erasure.stage = .answers(after: Array("k1".utf8))
    erasure.result = Array("{}".utf8)
    erasure.remembered = Erasure.Retry(
      key: IdempotencyKey(method: [109], idempotencyKey: [107]),
      parameters: [112]
    )
    return erasure
  }

  private static var uncleared: Erasures.Uncleared {
    var uncleared = Erasures.Uncleared(
      project: "default",
      tombstone: "erased_1",
      erasedAt: moment
    )
    (uncleared.result, uncleared.remembered) = (erasure.result, erasure.remembered)
    return uncleared
  }

  private static var projectCounts: ProjectCounts {
    var projectCounts = ProjectCounts()
    projectCounts.devices = 1
    projectCounts.users = 200
    projectCounts.customers = 3
    projectCounts.purchases = 0
    projectCounts.events = 70_000
    projectCounts.customersErased = 2
    projectCounts.absorbedCustomers = 2
    projectCounts.properties = 1
    projectCounts.userTrails = 4
    projectCounts.purchaseTrails = 300
    projectCounts.chainNames = 5
    projectCounts.customStores = [ProjectCounts.CustomStore(store: "kiosk", purchases: 1)]
    return projectCounts
  }

  private static var timedCounts: ProjectCounts {
    var timedCounts = projectCounts
    timedCounts.emissions.latest = moment
    timedCounts.emissions.marks = [
      EmissionTimes.Mark(cursor: 69_000, moment: Moment(milliseconds: 1_700_000_000_000))
    ]
    return timedCounts
  }

  private static var customer: Customer {
    Customer(
      id: "anon",
      ordinal: 5,
      createdAt: moment,
      members: [
        Customer.Member(id: "anon", isAnonymous: true),
        Customer.Member(id: "ada", isAnonymous: false),
      ],
      lastSeen: "anon",
      formerIDs: ["old"],
      held: [chain],
      grants: [Grant(entitlement: "pro", grantedAt: moment, expiresAt: nil, revokedAt: moment)],
      emittedDefinition: 2
    )
  }

  private static var purchase: Purchase {
    var relations = Purchase.Relations()
    relations.replaces = "900"
    relations.replacesStamp = Stamp(asOf: moment)
    relations.keys = ["k"]
    relations.links = [Purchase.Link(transaction: "1000", name: "i", item: "1200")]
    relations.successor = Purchase.Successor(
      chain: "1100",
      startsAt: moment,
      returnedProduct: "p"
    )
    relations.items = ["1200"]
    relations.firstItem = "1300"
    relations.item = "si_1"
    return Purchase(
      key: chain,
      createdAt: moment,
      device: "phone",
      user: "ada",
      besideUser: "anon",
      account: .device("phone"),
      recordedIn: 70_000,
      holders: ["anon"],
      latest: transaction,
      amendment: Purchase.Amendment(
        product: Purchase.Amended(value: "monthly", asOf: moment)
      ),
      relations: relations
    )
  }

  private static var transaction: Transaction {
    var transaction = Transaction(
      id: "1000",
      product: "yearly",
      periodType: .trial,
      purchasedAt: moment,
      expiresAt: moment,
      isFamilyShared: true,
      kind: .subscription,
      environment: .sandbox,
      price: Array("9.99".utf8),
      currency: Array("EUR".utf8),
      attributes: [Transaction.Attribute(name: [97], value: [])],
      named: [.product, .price]
    )
    transaction.isInBillingRetry = true
    transaction.pausedUntil = moment
    transaction.state.endReason = .billing
    let failing = Statements.Statement(
      stamp: Stamp(asOf: moment),
      isAdverse: true,
      listsItems: true
    )
    transaction.state.billing = Statements([failing]) ?? Statements()
    let undated = Stamp(asOf: moment, isUndated: true)
    transaction.state.stamps = [Transaction.FieldStamp(field: .billingRetry, stamp: undated)]
    return transaction
  }
}
