import IdentityCore
import Testing

@Suite("Erasing ids from events")
struct EventEraserTests {
  private static let tombstone: UserID = "gone"
  private static let chain = ChainKey(store: "appStore", originalTransaction: "erased-chain")

  private static let erasure: Erasure = {
    var erasure = Erasure(
      project: "default",
      tombstone: tombstone,
      startedAt: Moment(milliseconds: 0),
      users: ["erased-anonymous", "erased-user", "q\"uote"]
    )
    erasure.devices = ["erased-device"]
    let order = ChainKey(store: "playStore", originalTransaction: "GPA.1-2-3-4")
    erasure.chains = [chain, order]
    return erasure
  }()

  private func rewritten(_ event: Event) -> Event? {
    EventEraser(Self.erasure).rewrite(event)
  }

  private static func event(
    of user: UserID = "bob",
    _ complete: (inout Event) -> Void = { _ in }
  ) -> Event {
    var event = Event(
      .identified,
      at: Moment(milliseconds: 5),
      customer: CustomerID(user),
      subject: Customer.Member(id: user, isAnonymous: false)
    )
    event.cause = .request(method: Array("grant".utf8), id: Array("17".utf8))
    complete(&event)
    return event
  }

  private static func facts(
    of chain: ChainKey = chain,
    transaction: TransactionID = "erased-transaction",
    holders: [UserID] = ["bob", "erased-user"],
    device: DeviceID? = "erased-device",
    replaces: TransactionID? = "erased-transaction"
  ) -> SharedBox<Event.PurchaseFacts> {
    SharedBox(
      Event.PurchaseFacts(
        chain: chain,
        transaction: transaction,
        product: "month",
        kind: .subscription,
        holders: holders,
        device: device,
        environment: .sandbox,
        firstPurchasedAt: Moment(milliseconds: 1),
        purchasedAt: Moment(milliseconds: 2),
        expiresAt: Moment(milliseconds: 3),
        periodType: .trial,
        isFamilyShared: true,
        details: Transaction.PurchaseDetails(
          offerCode: [1],
          price: [2],
          currency: [3],
          country: [4],
          attributes: [
            Transaction.Attribute(name: Array("erased-name".utf8), value: Array("erased".utf8))
          ]
        ),
        endReason: .customer,
        replaces: replaces
      )
    )
  }

  /// An event with a value in every member, and erased ids wherever possible.
  private static let full: Event = {
    var event = EventEraserTests.event(of: "erased-user")
    event.cause = .request(method: Array("grant".utf8), id: Array("\"erased-user 1\"".utf8))
    event.device = "erased-device"
    event.anonymousUser = "erased-anonymous"
    event.outcome = .moved
    event.from = ["erased-anonymous", "erased-user", "zoe"]
    event.to = "erased-user"
    event.shared = true
    event.aliases = ["bob", "erased-anonymous"]
    event.absorbed = "erased-anonymous"
    event.entitlements = ["pro"]
    event.purchase = facts()
    event.changes = [
      Fact.Entry(
        field: .attributes,
        value: .attributes([
          Transaction.Attribute(name: Array("erased-name".utf8), value: Array("erased".utf8))
        ])
      ),
      Fact.Entry(field: .autoRenew, value: .flag(false)),
    ]
    event.transition = SharedBox(
      Event.Transition(
        before: .active,
        after: .refunded,
        former: event.changes ?? [],
        isEarlier: true
      )
    )
    event.grant = Event.GrantFacts(expiresAt: Moment(milliseconds: 6))
    event.undone = Array("ev_1".utf8)
    event.clock = Moment(milliseconds: 7)
    return event
  }()

  /// Returns the paths and texts of all leaves in a value.
  private static func leaves(of value: Any, at path: String = "") -> [(path: String, text: String)]
  {
    if let bytes = value as? [UInt8] {
      return [(path, String(decoding: bytes, as: UTF8.self))]
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return [(path, "nil")] }
    if mirror.children.isEmpty { return [(path, "\(value)")] }
    return mirror.children.flatMap { child in
      leaves(of: child.value, at: "\(path)/\(child.label ?? "")")
    }
  }

  /// Fails for a new member until `full` fills it and the eraser knows it.
  @Test("No erased id remains in any member, and all other members stay")
  func everyMember() throws {
    let before = Self.leaves(of: Self.full)
    #expect(before.filter { $0.text == "nil" }.map(\.path) == [])
    let event = try #require(rewritten(Self.full))
    let after = Self.leaves(of: event)
    #expect(after.filter { $0.text.contains("erased") }.map(\.path) == [])
    // Only values without a replacement id are dropped.
    #expect(
      after.filter { $0.text == "nil" }.map(\.path) == ["/cause/some/request/id"]
    )
    var expected = Self.full
    expected.cause = .request(method: Array("grant".utf8), id: nil)
    expected.customer = "gone"
    expected.subject.id = "gone"
    expected.device = "gone"
    expected.anonymousUser = "gone"
    expected.from = ["gone", "zoe"]
    expected.to = "gone"
    expected.aliases = ["bob", "gone"]
    expected.absorbed = "gone"
    expected.purchase = event.purchase
    // The attributes of a deleted chain are gone, and so is their change.
    expected.changes = [Fact.Entry(field: .autoRenew, value: .flag(false))]
    expected.transition = SharedBox(
      Event.Transition(
        before: .active,
        after: .refunded,
        former: [Fact.Entry(field: .autoRenew, value: .flag(false))],
        isEarlier: true
      )
    )
    #expect(event == expected)
    let facts = try #require(event.purchase).value
    let known = Self.facts().value
    #expect(facts.chain == ChainKey(store: "appStore", originalTransaction: "gone"))
    #expect(facts.transaction == "gone")
    #expect(facts.replaces == "gone")
    #expect(facts.holders == ["bob", "gone"])
    #expect(facts.device == "gone")
    #expect(facts.details.attributes == [])
    for (path, text) in Self.leaves(of: known) where !text.contains("erased") {
      if path.contains("/holders/") { continue }
      #expect(Self.leaves(of: facts).contains { $0.path == path && $0.text == text }, "\(path)")
    }
  }

  @Test(
    "Each mention is replaced on its own",
    arguments: [
      event(of: "erased-user"), event { $0.device = "erased-device" },
      event { $0.anonymousUser = "erased-anonymous" }, event { $0.from = ["erased-user"] },
      event { $0.to = "q\"uote" }, event { $0.aliases = ["zoe", "erased-user"] },
      event { $0.absorbed = "erased-user" },
      event { $0.purchase = facts(of: other, holders: ["erased-user"], device: nil) },
      event { $0.purchase = facts(of: other, holders: [], device: "erased-device") },
      event { $0.purchase = facts(holders: [], device: nil) },
      event {
        $0.purchase = facts(of: other, holders: [], device: nil, replaces: "GPA.1-2-3-4..5")
      },
    ]
  )
  func mentions(event: Event) throws {
    let changed = try #require(rewritten(event))
    #expect(changed != event)
    #expect(changed.cause == .request(method: Array("grant".utf8), id: nil))
    #expect(rewritten(changed) == nil)
  }

  private static let other = ChainKey(store: "playStore", originalTransaction: "erased-chain")

  @Test(
    "Other text stays as it is",
    arguments: [
      event(), event { $0.entitlements = ["erased-user"] }, event { $0.cause = .clock },
      event { $0.undone = Array("erased-user".utf8) },
      event {
        $0.purchase = facts(of: other, transaction: "erased-chain", holders: [], device: nil)
      },
      event { $0.cause = .request(method: Array("erased-user".utf8), id: nil) },
      event { $0.cause = .request(method: [], id: Array("\"erased-user\"".utf8)) },
      event { $0.aliases = ["zoe", "bob"] },
      .about(nobodyAt: Moment(milliseconds: 1)),
    ]
  )
  func others(event: Event) {
    #expect(rewritten(event) == nil)
  }

  @Test(
    "A word has no adjacent letters or digits",
    arguments: [
      ("k:erased-user", true), ("kerased-user", false), ("erased-useré", false),
      ("job\terased-user", true), ("erased-user2", false), ("(q\"uote)", true), ("", false),
    ]
  )
  func boundaries(text: String, isNamed: Bool) {
    #expect(ErasedWords(Self.erasure).occur(in: Array(text.utf8)) == isNamed)
  }
}

extension Event {
  fileprivate static func about(nobodyAt moment: Moment) -> Event {
    var event = Event(
      .clockAdvanced,
      at: moment,
      customer: CustomerID([]),
      subject: Customer.Member(id: UserID([]), isAnonymous: false)
    )
    event.clock = moment
    return event
  }
}
