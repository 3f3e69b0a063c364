import IdentityCore
import Storage
import TestSupport
import Testing

@testable import Service

/// Records of others with erased ids in every field that may have one.
enum ErasedFields {
  static let user: UserID = "ERASED-user"
  static let device: DeviceID = "ERASED-device"
  static let token: AccountTokenID = "ERASED-token"
  static let chain = ChainKey(store: "appStore", originalTransaction: "ERASED-chain")

  private static let number = ProjectNumber(1)
  private static let moment = Moment(milliseconds: 1_794_000_000_000)
  private static let own = ChainKey(store: "appStore", originalTransaction: "own-chain")

  /// Why some fields hold no erased id, by the place of the field.
  static let exempt: [String: String] = [
    "device/id": "its own",
    "device/anonymousUser": "`detachDevices` gives such a device a new anonymous user",
    "user/id": "its own", "user/customer": "its own customer",
    "user/accountTokens/*": "its own", "user/claims/*": "its own",
    "customer/id": "its own", "customer/members/*/id": "its own",
    "customer/lastSeen": "one of its members", "customer/formerIDs/*": "its own",
    "customer/held/*": "an erased purchase has no other holder",
    "purchase/origin/key": "its own", "purchase/holders/*": "`removePurchases` removes the holder",
    "purchase/earlier/*/id": "its own", "purchase/latest/id": "its own",
    "purchase/sharedRelations/keys/*": "its own",
    "purchase/sharedRelations/links/*/name": "its own",
    "purchase/sharedRelations/links/*/transaction":
      "its own, or of an item, which goes with the link",
    "account/purchases/*": "`RecordEraser.unlist` removes it",
    "properties/customer": "its own", "properties/entries/*/user": "one of its customer's ids",
    "properties/overridden/*/user": "one of its customer's ids",
    "userTrail/user": "its own", "userTrail/origin/id": "an id of its own customer",
    "purchaseTrail/chain": "its own",
    "chainName/key": "`removeNames` removes the record",
    "chainName/chain": "`removeNames` removes it", "chainName/claimant": "`removeClaims` does",
    "chainName/successors/*": "`removeNames` removes it",
    "accountToken/id": "`removeTokens` removes it", "accountToken/user": "`removeTokens` does",
    "accountToken/waiting/*": "`stopWaiting` removes it", "unclaimed": "`stopWaiting` removes it",
    "mention/place/events": "`keepMentions` moves it",
  ]

  /// Returns a record with every field, or nil for a type whose records hold no id.
  static func record(of type: RecordType) -> (RecordKey, Record)? {
    switch type {
    case .directory, .project, .projectCounts, .salt, .tombstone, .consumer, .webhooks, .stores,
      .receivedNotifications:
      nil
    // No deletion goes on while a definition is pending, and the last step empties the erasure.
    case .definition, .rollout, .erasures: nil
    case .device: (.device(number, "own-device"), .device(deviceOfOthers))
    case .user: (.user(number, "own-user"), .user(userOfOthers))
    case .customer: (.customer(number, "own-customer"), .customer(customerOfOthers))
    case .purchase: (.purchase(number, own), .purchase(purchaseOfOthers))
    case .account:
      (
        .account(number, .named("apple")),
        .account(StoreAccount(key: .named("apple"), purchases: [own]))
      )
    case .answer: (.answer(number, answer.key), .answer(answer))
    case .properties: (.properties(number, "own-customer"), .properties(propertiesOfOthers))
    case .userTrail: (.userTrail(number, "own-user"), .userTrail(userTrail))
    case .purchaseTrail: (.purchaseTrail(number, own), .purchaseTrail(purchaseTrail))
    case .chainName:
      (
        .chainName(number, own),
        .chainName(
          ChainName(key: own, chain: "own", successors: ["own-next"], claimant: "own-user")
        )
      )
    case .accountToken:
      (
        .accountToken(number, "own-token"),
        .accountToken(AccountToken(id: "own-token", user: "own-user", waiting: [own]))
      )
    case .unclaimed: (.unclaimed(number, own), .unclaimed(own))
    case .mention: (.mention(number, mention), .mention(mention))
    }
  }

  /// Leads to the event below.
  static let mention = Mention(.user(user), in: .events("own-customer"))

  /// Names each record of others, and the erased user.
  static let event: Event = {
    let member = Customer.Member(id: "own-user", isAnonymous: false)
    var event = Event(.identified, at: moment, customer: "own-customer", subject: member)
    event.device = "own-device"
    event.anonymousUser = user
    event.purchase = SharedBox(
      Event.PurchaseFacts(
        chain: own,
        transaction: "own-2",
        product: "x",
        kind: .subscription,
        holders: ["own-user"],
        device: device,
        environment: .production,
        firstPurchasedAt: moment,
        purchasedAt: moment,
        expiresAt: nil,
        periodType: .normal,
        isFamilyShared: false,
        details: Transaction.PurchaseDetails(
          offerCode: nil,
          price: nil,
          currency: nil,
          country: nil,
          attributes: []
        ),
        endReason: nil,
        replaces: nil
      )
    )
    return event
  }()

  private static let grant = Grant(entitlement: "X", grantedAt: moment, expiresAt: moment)

  private static let deviceOfOthers = Device(
    id: "own-device",
    anonymousUser: "own-anonymous",
    identifiedUser: user,
    storeAccount: "apple",
    platform: "iOS",
    app: "app",
    createdAt: moment,
    formerLogins: [Device.FormerLogin(user: user, endedAt: moment)]
  )

  private static let userOfOthers = User(
    id: "own-user",
    idOrigin: .anonymous(device),
    customer: "own-customer",
    createdAt: moment,
    accountTokens: ["own-token"],
    claims: [own]
  )

  private static let customerOfOthers = Customer(
    id: "own-customer",
    ordinal: 1,
    createdAt: moment,
    members: [
      Customer.Member(id: "own-user", isAnonymous: false),
      Customer.Member(id: "own-anonymous", isAnonymous: true),
    ],
    lastSeen: "own-anonymous",
    formerIDs: ["own-former"],
    held: [own],
    grants: [grant],
    emitted: ["X"],
    emittedUntil: Moment(milliseconds: 1_799_000_000_000)
  )

  private static let purchaseOfOthers: Purchase = {
    var relations = Purchase.Relations()
    relations.replaces = chain.originalTransaction
    relations.keys = ["own-key"]
    relations.links = [
      Purchase.Link(transaction: "own-1", name: "own-name", item: chain.originalTransaction)
    ]
    relations.successor = Purchase.Successor(
      chain: chain.originalTransaction,
      startsAt: moment,
      returnedProduct: "x"
    )
    relations.items = [chain.originalTransaction]
    relations.firstItem = chain.originalTransaction
    relations.item = "own-item"
    return Purchase(
      key: own,
      createdAt: moment,
      device: device,
      user: user,
      besideUser: user,
      account: .device(device),
      recordedIn: 1,
      holders: ["own-customer", "other-customer"],
      earlier: [Transaction(id: "own-1", product: "x", purchasedAt: moment)],
      latest: Transaction(id: "own-2", product: "x", purchasedAt: moment),
      relations: relations,
      claiming: Claiming(
        accountToken: token,
        state: .claimed(by: .purchase, at: moment),
        furtherUsers: [user]
      )
    )
  }()

  private static let answer = IdempotentReply(
    key: IdempotencyKey(method: Array("grant".utf8), idempotencyKey: Array("k".utf8)),
    parameters: Array(#"{"userId":"ERASED-user"}"#.utf8),
    result: Array("{}".utf8),
    answeredAt: moment
  )

  private static let propertiesOfOthers: Properties = {
    let entry = Properties.Entry(key: [107], value: [118], setAt: moment, user: "own-user")
    return Properties(customer: "own-customer", entries: [entry], overridden: [entry])
  }()

  private static let userTrail: UserTrail = {
    var trail = UserTrail(user: "own-user")
    trail.origin = UserTrail.Origin(id: "own-customer", ordinal: 1, createdAt: moment)
    trail.partners = [user]
    trail.lost = [chain]
    let login = UserTrail.Login(
      user: user,
      way: .move,
      outcome: .moved,
      isCreated: false,
      active: [chain],
      inactive: [chain],
      spared: [chain]
    )
    let alias = UserTrail.Alias(side: [user], chain: chain, method: .restore, rule: .onRestore)
    let actions: [UserTrail.Action] = [
      .login(login), .alias(alias), .imported(UserTrail.Import(beside: user, grants: [grant])),
      .grant(grant), .revoke("X"),
    ]
    trail.steps = actions.enumerated().map { number, action in
      UserTrail.Step(cursor: Int64(number + 1), at: moment, action: action, undoneIn: 1)
    }
    return trail
  }()

  private static let purchaseTrail = PurchaseTrail(
    chain: own,
    holderChanges: [
      HolderChange(
        cursor: 1,
        eventCount: 1,
        at: moment,
        method: .restore,
        rule: .share,
        anonymousUser: user,
        from: [user],
        to: user,
        undoneIn: 1
      )
    ]
  )
}

/// The ids in a value, by their place; nil where a value that may hold some is missing.
private struct IDsOfValue {
  private(set) var found: [(place: String, text: String?)] = []

  /// Labels that only tell how a value is boxed.
  private static let boxes: Set = [
    "some", "shared", "box", "value", "one", "many", "form",
  ]
  /// Types whose missing values hide no id.
  private static let idless = [
    "Moment", "EntitlementKind", "ProductKind", "AppKind", "PlatformKind", "StoreKind", "UInt8",
    "PurchaseDetails", "Transaction.State", "PurchaseKind", "PurchaseEnvironment", "Amendment",
    "Int64", "Product>", "FeedGap", "CustomStore",
  ]

  init(_ value: Any, at place: String) {
    add(value, at: place)
  }

  private mutating func add(_ value: Any, at place: String) {
    switch value {
    case let id as UserID: found.append((place, "\(id)"))
    case let id as CustomerID: found.append((place, "\(id)"))
    case let id as DeviceID: found.append((place, "\(id)"))
    case let id as TransactionID: found.append((place, "\(id)"))
    case let id as AccountTokenID: found.append((place, "\(id)"))
    case let chain as ChainKey: found.append((place, "\(chain.originalTransaction)"))
    case let chains as ChainList: add(Array(chains), at: place)
    case is [UInt8], is StoreAccountID: return
    default: addChildren(of: value, at: place)
    }
  }

  private mutating func addChildren(of value: Any, at place: String) {
    let mirror = Mirror(reflecting: value)
    let isList = mirror.displayStyle == .collection
    if mirror.children.isEmpty, isList || mirror.displayStyle == .optional {
      let type = String(reflecting: Swift.type(of: value))
      if !Self.idless.contains(where: type.contains) { found.append((place, nil)) }
    }
    for child in mirror.children {
      let label = isList ? "*" : child.label ?? ""
      let isPlain = label.isEmpty || label.hasPrefix(".") || Self.boxes.contains(label)
      add(child.value, at: isPlain ? place : "\(place)/\(label)")
    }
  }
}

@Suite("An erasure knows every field that can hold an id")
struct ErasedFieldsTests {
  private let committer: RecordingCommitter
  private let number = ProjectNumber(1)

  /// A customer with a user, a device, a token and a purchase of its own.
  init() throws {
    committer = try RecordingCommitter()
    let line = try InProcessLine(store: committer.store, committer: committer)
    for call in [
      #""project.define","params":{"rules":"revenuecat","products":{"x":{"entitlements":["X"]}}}"#,
      #""install","params":{"device":"ERASED-device"}"#,
      #""identify","params":{"device":"ERASED-device","userId":"ERASED-user","#
        + #""accountToken":"ERASED-token"}"#,
      #""purchase","params":{"device":"ERASED-device","product":"x","store":"appStore","#
        + #""transactionId":"ERASED-chain","keys":["ERASED-key"]}"#,
    ] {
      let reply = try line.call(#"{"id":1,"method":\#(call)}"#)
      #expect(reply["result"] != nil, "\(reply)")
    }
  }

  private func ids(in record: Record) -> [(place: String, text: String?)] {
    IDsOfValue(record, at: "").found.map { (String($0.place.dropFirst()), $0.text) }
  }

  @Test("Every such field of every type of record is planted below, or exempt for a reason")
  func allPlanted() throws {
    var exempt = Set(ErasedFields.exempt.keys)
    for type in RecordType.allCases {
      guard let (_, record) = ErasedFields.record(of: type) else { continue }
      for (place, text) in ids(in: record) {
        let isPlanted = try #require(text, "\(place) of \(type) has no value").contains("ERASED")
        if !isPlanted {
          #expect(ErasedFields.exempt[place] != nil, "\(place) holds \(text ?? "")")
          exempt.remove(place)
        }
      }
    }
    #expect(exempt == [])
    for record in committer.state.records.values {
      switch record {
      case .directory, .project, .projectCounts, .salt, .tombstone, .consumer, .webhooks, .stores,
        .receivedNotifications:
        // These are words, not ids of users.
        let found = ids(in: record).filter { $0.place != "project/rules/blockedUserIDs/*" }
        #expect(found.isEmpty, "\(found)")
      default: continue
      }
    }
  }

  private func mentions(in records: [RecordKey: Record]) -> [String] {
    records.compactMap { key, record in
      let bytes = key.id + RecordCodec.encode(record, for: key)
      return String(decoding: bytes, as: UTF8.self).contains("ERASED") ? "\(key)" : nil
    }
  }

  @Test("A deletion removes its ids from every such field", arguments: RecordType.allCases)
  func everyField(type: RecordType) throws {
    guard let (key, record) = ErasedFields.record(of: type) else { return }
    let holdsIDs = !mentions(in: [key: record]).isEmpty
    guard case .projectCounts(var counts)? = committer.state.records[.projectCounts(number)] else {
      Issue.record("the project has no counts")
      return
    }
    counts.add(events: 1, at: Moment(milliseconds: 1_794_000_000_000), by: .system)
    let mention = ErasedFields.mention
    committer.submit(
      Turn(
        number: .none,
        changes: [.projectCounts(number): .projectCounts(counts)]
          .merging([.mention(number, mention): .mention(mention)]) { $1 }
          .merging([key: record]) { $1 },
        events: [StoredEvent(project: number, cursor: counts.events, event: ErasedFields.event)]
      )
    )
    let line = try InProcessLine(store: committer.store, committer: committer)
    let reply = try line.call(
      #"{"id":1,"method":"user.delete","params":{"userId":"ERASED-user"}}"#
    )
    #expect(reply["result"]?["purchases"] == .number("1"), "\(reply)")
    #expect(mentions(in: committer.state.records) == [])
    // What is another's stays; a stored reply goes.
    if holdsIDs && type != .answer && type != .mention {
      #expect(committer.state.records[key] != nil, "\(type)")
    }
  }
}
