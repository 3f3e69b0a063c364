import Testing

@Suite("The search for checks that show access that was taken away")
struct AccessLedgerTests {
  private static let start = ContinuousClock.now

  private static func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  /// A ledger in which access is given at 10 and taken away between 20 and 30.
  private static func ledger(checkSent: Int, replied: Int, isActive: Bool) -> AccessLedger {
    var ledger = AccessLedger()
    ledger.give("phone", at: at(10))
    ledger.beginTaking("phone", at: at(20))
    ledger.take("phone", at: at(30))
    ledger.record(
      AccessLedger.Check(
        device: "phone",
        host: 1,
        sent: at(checkSent),
        replied: at(replied),
        isActive: isActive
      )
    )
    return ledger
  }

  @Test("Access after an acknowledged revocation is found, also a single one among many checks")
  func overGrant() {
    var ledger = Self.ledger(checkSent: 31, replied: 32, isActive: true)
    #expect(ledger.overGrants.count == 1)
    #expect(ledger.lateChecksCount == 1)
    for sent in 40..<1000 {
      let at = Self.at(sent)
      ledger.record(.init(device: "phone", host: 2, sent: at, replied: at, isActive: false))
    }
    #expect(ledger.overGrants.map(\.host) == [1])
    #expect(ledger.underGrants.isEmpty)
  }

  @Test("A check that overlaps a revocation may show either state", arguments: [true, false])
  func overlap(isActive: Bool) {
    for (sent, replied) in [(11, 25), (21, 40), (29, 31)] {
      let ledger = Self.ledger(checkSent: sent, replied: replied, isActive: isActive)
      #expect(ledger.overGrants.isEmpty && ledger.underGrants.isEmpty)
    }
  }

  @Test("Access that is missing before anything has taken it away is found")
  func underGrant() {
    let missing = Self.ledger(checkSent: 11, replied: 19, isActive: false)
    #expect(missing.underGrants.count == 1)
    let early = Self.ledger(checkSent: 5, replied: 9, isActive: false)
    #expect(early.underGrants.isEmpty)
    let right = Self.ledger(checkSent: 11, replied: 19, isActive: true)
    #expect(right.underGrants.isEmpty && right.overGrants.isEmpty)
  }
}
