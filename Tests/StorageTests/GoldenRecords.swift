import IdentityCore
import Testing

/// One record of each sort, and the bytes that are on disk since format 1.
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
    clock: .manual(moment)
  )

  static let all: [Entry] = [
    Entry(key: .directory, record: .directory(directory), bytes: "01020764656661756c740473686f70"),
    Entry(
      key: .project("default"),
      record: .project(project),
      bytes: """
        01ac0280eef6d4d466effdb6f50d0204514f4e5f010101010101010101fe030001067965\
        61726c7901010370726f010467696674030180eef6d4d466
        """
    ),
    Entry(key: .tally(number), record: .tally(tally), bytes: "010290030600e0c50804"),
    Entry(
      key: .device(number, "phone"),
      record: .device(
        Device(id: "phone", anonymousUser: "anon", identifiedUser: "ada", createdAt: moment)
      ),
      bytes: "0104616e6f6e0461646100000080eef6d4d466"
    ),
    Entry(
      key: .user(number, "anon"),
      record: .user(
        User(id: "anon", standing: .anonymous("phone"), customer: "anon", createdAt: moment)
      ),
      bytes: "01010570686f6e6504616e6f6e80eef6d4d466"
    ),
    Entry(
      key: .customer(number, "anon"),
      record: .customer(customer),
      bytes: """
        010a80eef6d4d4660204616e6f6e01036164610001036f6c64010861707053746f726504\
        31303030010370726f80eef6d4d466000180eef6d4d4660080eef6d4d466
        """
    ),
    Entry(
      key: .purchase(number, chain),
      record: .purchase(purchase),
      bytes: """
        0106796561726c79010280eef6d4d4660670686f6e6503616461020570686f6e65010461\
        6e6f6e01043130303006796561726c790280eef6d4d4660180eef6d4d466010005392e39\
        390445555200010161000180eef6d4d4660000010180eef6d4d466000080eef6d4d466
        """
    ),
    Entry(
      key: .account(number, .named("apple")),
      record: .account(StoreAccount(key: .named("apple"), purchases: [chain])),
      bytes: "01010861707053746f72650431303030"
    ),
    Entry(
      key: .answer(number, AnswerKey(method: [109], idempotencyKey: [107])),
      record: .answer(
        StoredAnswer(
          key: AnswerKey(method: [109], idempotencyKey: [107]),
          parameters: Array("{}".utf8),
          result: Array("{\"a\":1}".utf8),
          answeredAt: moment
        )
      ),
      bytes: "01027b7d077b2261223a317d80eef6d4d466"
    ),
    Entry(
      key: .properties(number, "anon"),
      record: .properties(
        Properties(
          customer: "anon",
          entries: [Properties.Entry(key: [107], value: [118], setAt: moment)]
        )
      ),
      bytes: "0101016b017680eef6d4d466"
    ),
  ]

  private static var directory: Directory {
    var directory = Directory()
    directory.projects = ["default", "shop"]
    return directory
  }

  private static var tally: Tally {
    var tally = Tally()
    tally.devices = 1
    tally.users = 200
    tally.customers = 3
    tally.purchases = 0
    tally.events = 70_000
    tally.absorbedCustomers = 2
    return tally
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
      formerIDs: ["old"],
      held: [chain],
      grants: [Grant(entitlement: "pro", grantedAt: moment, expiresAt: nil, revokedAt: moment)]
    )
  }

  private static var purchase: Purchase {
    Purchase(
      key: chain,
      product: "yearly",
      ownKind: .subscription,
      environment: .sandbox,
      createdAt: moment,
      device: "phone",
      user: "ada",
      account: .device("phone"),
      holders: ["anon"],
      transactions: [
        Transaction(
          id: "1000",
          product: "yearly",
          periodType: .trial,
          purchasedAt: moment,
          expiresAt: moment,
          isFamilyShared: true,
          price: Array("9.99".utf8),
          currency: Array("EUR".utf8),
          attributes: [Transaction.Attribute(name: [97], value: [])]
        )
      ],
      expiresAt: moment,
      isInBillingRetry: true,
      pausedUntil: moment
    )
  }
}
