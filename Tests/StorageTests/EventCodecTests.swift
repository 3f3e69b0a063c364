import IdentityCore
@testable import Storage
import TestSupport
import Testing

@Suite("The event codec")
struct EventCodecTests {
  private static func decode(_ bytes: [UInt8], like event: Event) throws(CodecError) -> Event {
    try EventCodec.decode(bytes, event.kind, at: event.at, of: event.customer)
  }

  @Test("Every event survives a round trip and has exactly one encoding")
  func roundTrip() throws {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<2000 {
      let event = random.event()
      let bytes = EventCodec.encode(event)
      try #require(try Self.decode(bytes, like: event) == event, "seed \(seed)")
    }
  }

  @Test("A truncated or extended event is invalid")
  func ends() {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<200 {
      let event = random.event()
      let bytes = EventCodec.encode(event)
      for length in bytes.indices {
        let read = try? Self.decode(Array(bytes[..<length]), like: event)
        if read != nil { Issue.record("seed \(seed): \(length) of \(bytes)") }
      }
      #expect(throws: CodecError.self, "seed \(seed)") {
        try Self.decode(bytes + [0], like: event)
      }
    }
  }

  @Test("A damaged byte gives an error or another event, and never a trap")
  func damage() throws {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<60 {
      let event = random.event()
      var bytes = EventCodec.encode(event)
      for position in bytes.indices {
        let before = bytes[position]
        for damaged in [0, 1, 0x7F, 0x80, 0xFF, before &+ 1] {
          bytes[position] = damaged
          guard let read = try? Self.decode(bytes, like: event), EventCodec.encode(read) != bytes
          else { continue }
          Issue.record("seed \(seed): \(bytes)")
        }
        bytes[position] = before
      }
    }
  }

  @Test(
    "An error names the fault",
    arguments: [
      ([], .short, 0),
      ([2], .unknownVersion(2), 1),
      ([1, 4], .unknownCode(4, of: "Cause"), 2),
      ([1, 3, 2, 0x0A], .lineFeed, 4),
      ([1, 2, 4, 97, 100, 97], .notShortest, 6),
    ] as [([UInt8], CodecError.Fault, Int)]
  )
  func faults(bytes: [UInt8], fault: CodecError.Fault, offset: Int) {
    #expect(throws: CodecError(type: nil, offset: offset, fault: fault)) {
      try EventCodec.decode(bytes, .granted, at: GoldenRecords.moment, of: "ada")
    }
  }

  @Test("Stored events stay readable")
  func golden() throws {
    let event = Self.golden
    let bytes = EventCodec.encode(event)
    let text = bytes.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
    #expect(text.joined() == Self.goldenBytes)
    #expect(try Self.decode(bytes, like: event) == event)
  }

  private static let goldenBytes = """
    010107726573746f7265023700000000000101000104626f6201000000010861707053746f7265043130\
    30300006796561726c79010104626f620670686f6e650180eef6d4d46680eef6d4d4660180eef6d4d466\
    01000005392e39390445555200010161016201043930300103030012030e0180eef6d4d46601010801140201000000
    """

  private static let golden: Event = {
    var event = Event(
      .subscriptionTransferred,
      at: GoldenRecords.moment,
      customer: "ada",
      subject: Customer.Member(id: "ada", isAnonymous: false)
    )
    event.cause = .request(method: Array("restore".utf8), id: Array("7".utf8))
    event.from = ["ada"]
    event.to = "bob"
    event.shared = false
    event.purchase = SharedBox(
      Event.PurchaseFacts(
        chain: GoldenRecords.chain,
        transaction: GoldenRecords.chain.originalTransaction,
        product: "yearly",
        kind: .subscription,
        holders: ["bob"],
        device: "phone",
        environment: .production,
        firstPurchasedAt: GoldenRecords.moment,
        purchasedAt: GoldenRecords.moment,
        expiresAt: GoldenRecords.moment,
        periodType: .normal,
        isFamilyShared: false,
        details: Transaction.PurchaseDetails(
          offerCode: nil,
          price: Array("9.99".utf8),
          currency: Array("EUR".utf8),
          country: nil,
          attributes: [Transaction.Attribute(name: [97], value: [98])]
        ),
        endReason: .customer,
        replaces: "900"
      )
    )
    event.changes = [
      Fact.Entry(field: .expiresAt, value: .none), Fact.Entry(field: .paused, value: .flag(true)),
      Fact.Entry(field: .refundedAt, value: .moment(GoldenRecords.moment)),
    ]
    event.transition = SharedBox(
      Event.Transition(
        before: .active,
        after: .refunded,
        former: [Fact.Entry(field: .autoRenew, value: .flag(false))],
        isEarlier: true
      )
    )
    return event
  }()
}

extension RandomRecords {
  fileprivate mutating func event() -> Event {
    let customer: CustomerID = id()
    var event = Event(
      one(),
      at: moment(),
      customer: customer,
      subject: Customer.Member(id: user(of: customer), isAnonymous: flag())
    )
    event.cause = optional { $0.cause() }
    event.device = optional { $0.id() }
    event.anonymousUser = optional { $0.user(of: customer) }
    event.outcome = optional { $0.one() }
    event.from = optional { $0.list { $0.user(of: customer) } }
    event.to = optional { $0.user(of: customer) }
    event.shared = optional { $0.flag() }
    event.aliases = optional { $0.list { $0.user(of: customer) } }
    event.absorbed = optional { $0.id() }
    event.entitlements = optional { $0.list { $0.id() } }
    event.purchase = optional { SharedBox($0.facts(of: customer)) }
    event.changes = optional {
      $0.list { Fact.Entry(field: $0.one(), value: $0.fieldValue()) }
    }
    event.transition = optional { SharedBox($0.transition()) }
    event.grant = optional { Event.GrantFacts(expiresAt: $0.optional { $0.moment() }) }
    event.undone = optional { $0.bytes() }
    event.clock = optional { $0.moment() }
    return event
  }

  private mutating func cause() -> Event.Cause {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .clock
    case 1: .definition(request: optional { $0.line() })
    default: .request(method: bytes(), id: optional { $0.line() })
    }
  }

  /// Returns a user id, often the customer's own.
  private mutating func user(of customer: CustomerID) -> UserID {
    flag() ? UserID(customer) : id()
  }

  private mutating func facts(of customer: CustomerID) -> Event.PurchaseFacts {
    let chain = chain()
    return Event.PurchaseFacts(
      chain: chain,
      transaction: flag() ? chain.originalTransaction : id(),
      product: id(),
      kind: one(),
      holders: list { $0.user(of: customer) },
      device: optional { $0.id() },
      environment: one(),
      firstPurchasedAt: moment(),
      purchasedAt: moment(),
      expiresAt: optional { $0.moment() },
      periodType: one(),
      isFamilyShared: flag(),
      details: Transaction.PurchaseDetails(
        offerCode: optional { $0.bytes() },
        price: optional { $0.bytes() },
        currency: optional { $0.bytes() },
        country: optional { $0.bytes() },
        attributes: attributes()
      ),
      endReason: optional { $0.one() },
      replaces: optional { $0.id() }
    )
  }

  private mutating func transition() -> Event.Transition {
    Event.Transition(
      before: optional { $0.one() },
      after: optional { $0.one() },
      former: list { Fact.Entry(field: $0.one(), value: $0.fieldValue()) },
      isEarlier: flag()
    )
  }

  private mutating func fieldValue() -> FieldValue {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .none
    case 1: .moment(moment())
    case 2: .flag(flag())
    case 3: .text(bytes())
    default: .attributes(attributes())
    }
  }

  private mutating func attributes() -> [Transaction.Attribute] {
    list { Transaction.Attribute(name: $0.bytes(), value: $0.bytes()) }
  }
}
