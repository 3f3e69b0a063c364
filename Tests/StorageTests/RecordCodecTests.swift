import IdentityCore
import Storage
import TestSupport
import Testing

@Suite("The record codec")
struct RecordCodecTests {
  @Test("Every record survives a round trip")
  func roundTrip() throws {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<2000 {
      let (key, record) = random.next()
      let bytes = RecordCodec.encode(record, for: key)
      try #require(try RecordCodec.decode(bytes, for: key) == record, "seed \(seed)")
      // Each record has exactly one encoding.
      try #require(RecordCodec.encode(record, for: key) == bytes, "seed \(seed)")
    }
  }

  @Test("A truncated record is invalid")
  func truncation() {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<200 {
      let (key, record) = random.next()
      let bytes = RecordCodec.encode(record, for: key)
      for length in bytes.indices {
        let read = try? RecordCodec.decode(Array(bytes[..<length]), for: key)
        if read != nil { Issue.record("seed \(seed): \(length) of \(bytes)") }
      }
    }
  }

  @Test("A record with trailing bytes is invalid")
  func trailing() {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<200 {
      let (key, record) = random.next()
      let bytes = RecordCodec.encode(record, for: key)
      let error = #expect(throws: CodecError.self, "seed \(seed)") {
        try RecordCodec.decode(bytes + [0], for: key)
      }
      #expect(error?.fault == .trailing(1), "seed \(seed)")
    }
  }

  @Test("A damaged byte gives an error or another record, and never a trap")
  func damage() {
    let seed = Seed.chosen()
    var random = RandomRecords(seed: seed)
    for _ in 0..<60 {
      let (key, record) = random.next()
      var bytes = RecordCodec.encode(record, for: key)
      for position in bytes.indices {
        let before = bytes[position]
        for damaged in [0, 1, 0x7F, 0x80, 0xFF, before &+ 1] {
          bytes[position] = damaged
          guard let read = try? RecordCodec.decode(bytes, for: key),
            RecordCodec.encode(read, for: key) != bytes
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
      ([3], .unknownVersion(3), 1),
      ([2, 2, 2, 65, 0, 0, 0], .unknownVersion(2), 7),
      ([0], .unknownVersion(0), 1),
      ([1], .short, 1),
      ([1, 0], .unknownCode(0, of: "Standing"), 2),
      ([1, 6], .unknownCode(6, of: "Standing"), 2),
      ([1, 2, 5, 65], .short, 3),
      ([1, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], .short, 12),
      ([1, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02], .badNumber, 12),
      ([1, 2, 0x80, 0x00, 0], .badNumber, 4),
      ([1, 2, 2, 65, 0, 0, 0, 9, 9], .trailing(2), 7),
    ] as [([UInt8], CodecError.Fault, Int)]
  )
  func faults(bytes: [UInt8], fault: CodecError.Fault, offset: Int) {
    #expect(throws: CodecError(type: .user, offset: offset, fault: fault)) {
      try RecordCodec.decode(bytes, for: .user(ProjectNumber(1), "ada"))
    }
  }

  @Test("A list that must not be empty or must be sorted is checked")
  func invariants() throws {
    let customer = CustomerID("c")
    // Ordinal, moment, an empty list, no lastSeen, four empty lists, moment, definition.
    #expect(throws: CodecError(type: .customer, offset: 11, fault: .emptyList)) {
      try RecordCodec.decode(
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        for: .customer(ProjectNumber(1), customer)
      )
    }
    var project = GoldenRecords.project
    project.catalogue.products = ["a": Product(entitlements: []), "b": Product(entitlements: [])]
    var bytes = RecordCodec.encode(.project(project), for: .project(project.id))
    let first = try #require(bytes.firstRange(of: [1, UInt8(ascii: "a"), 0, 0])).lowerBound
    bytes[first + 1] = UInt8(ascii: "b")
    let error = #expect(throws: CodecError.self) {
      try RecordCodec.decode(bytes, for: .project(project.id))
    }
    #expect(error?.fault == .unsorted)
  }

  @Test("Stored records stay readable", arguments: GoldenRecords.all)
  func golden(entry: GoldenRecords.Entry) throws {
    let bytes = RecordCodec.encode(entry.record, for: entry.key)
    let text = bytes.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
    #expect(text.joined() == entry.bytes)
    #expect(try RecordCodec.decode(bytes, for: entry.key) == entry.record)
  }

  @Test("The codes of cases never change")
  func codes() {
    func table<Value: StableCode>(_: Value.Type) -> String {
      Value.allCases.map { "\($0.code) \($0)" }.joined(separator: ", ")
    }
    #expect(
      table(PurchaseKind.self)
        == "1 subscription, 2 nonRenewingSubscription, 3 nonConsumable, 4 consumable"
    )
    #expect(table(PurchaseEnvironment.self) == "1 production, 2 sandbox")
    #expect(table(PeriodType.self) == "1 normal, 2 trial, 3 intro")
    #expect(table(EnvironmentFilter.self) == "1 production, 2 sandbox, 3 any")
    #expect(
      table(Preset.self) == "1 qonversion, 2 revenuecat, 3 revenuecatLegacy, 4 purchasely"
    )
    #expect(
      table(Event.Kind.self) == """
        1 userCreated, 2 identified, 3 loggedOut, 4 usersAliased, 5 linkUndone, \
        6 purchaseRecorded, 7 purchaseRenewed, 8 purchaseUpdated, 9 purchaseExpired, \
        10 entitlementsActivated, 11 entitlementsDeactivated, 12 subscriptionReceived, \
        13 subscriptionTransferred, 14 oneTimePurchaseReceived, 15 oneTimePurchaseTransferred, \
        16 granted, 17 grantRevoked, 18 userDeleted, 19 clockAdvanced, \
        20 userImported, 21 tracesCleared
        """
    )
    #expect(
      table(Rules.OnIdentify.self) == "1 attach, 2 alias, 3 aliasUnlessLinked, 4 move, 5 switch"
    )
    #expect(table(Rules.OnSwitch.self) == "1 logoutFirst, 2 switch")
    #expect(table(Rules.OnLogout.self) == "1 return, 2 rotate")
    #expect(table(Rules.OnAnonymousLogout.self) == "1 ignore, 2 refuse, 3 rotate")
    #expect(table(Rules.PurchaseHolders.self) == "1 deviceAndUser, 2 currentUser")
    #expect(
      table(Rules.OnRestore.self) == "1 share, 2 transfer, 3 transferIfInactive, 4 keep, 5 alias"
    )
    #expect(table(Rules.AnonymousHolders.self) == "1 asOthers, 2 alias")
    #expect(table(Rules.OneTimePurchases.self) == "1 move, 2 stay")
    #expect(table(Rules.UnclaimedPurchases.self) == "1 ignore, 2 keep, 3 anonymous")
    #expect(
      table(IdentifyOutcome.self) == "1 attached, 2 aliased, 3 moved, 4 switched, 5 unchanged"
    )
    #expect(table(LinkMethod.self) == "1 identify, 2 restore, 3 purchase, 4 undo, 5 import")
    #expect(table(LinkRule.self) == "1 attach, 2 move, 3 share, 4 transfer, 5 undo, 6 present")
    #expect(table(RuleName.self) == "1 onRestore, 2 anonymousHolders, 3 oneTimePurchases")
  }
}
