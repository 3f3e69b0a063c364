import IdentityCore
import Testing

@Suite("The six Qonversion examples")
struct QonversionExamplesTests {
  /// Returns a household with two devices, each on a store account of its own.
  private func twoDevices(_ adjust: (inout Rules) -> Void = { _ in }) throws -> Household {
    let home = Household(.qonversion, adjust)
    try home.install("A", account: "apple")
    try home.install("B", account: "google")
    return home
  }

  @Test func `1: two anonymous users share nothing`() throws {
    let home = try twoDevices()
    try home.buy(on: "B", "x")
    #expect(try home.active("A") == [])
    try home.buy(on: "A", "y")
    #expect(try home.active("B") == ["X"])
    #expect(try home.active("A") == ["Y"])
  }

  @Test func `2: an identity on two devices`() throws {
    let home = try twoDevices()
    try home.buy(on: "B", "x")
    try home.identify("B", "u1")
    try home.identify("A", "u1")
    #expect(try home.active("A") == ["X"])
    #expect(try home.active("B") == ["X"])
  }

  @Test func `3: after the logout the device keeps its own purchases`() throws {
    let home = try twoDevices()
    let anonymous = try home.info(.device("A")).id
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    #expect(try home.active("A") == ["X"])
    try home.buy(on: "A", "y")
    #expect(try home.active("A") == ["X", "Y"])
    try home.logout("A")
    #expect(try home.active("A") == ["X", "Y"])
    let after = try home.info(.device("A"))
    #expect(after.id == anonymous)
    #expect(after.anonymousID == anonymous)
    #expect(after.identityID == nil)
  }

  @Test func `4: at its logout the other device loses the identity's purchases`() throws {
    let home = try twoDevices()
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    try home.buy(on: "A", "y")
    try home.identify("B", "u1")
    #expect(try home.active("B") == ["X", "Y"])
    try home.logout("A")
    #expect(try home.active("A") == ["X", "Y"])
    #expect(try home.active("B") == ["X", "Y"])
    try home.logout("B")
    #expect(try home.active("B") == [])
    #expect(try home.active("A") == ["X", "Y"])
  }

  @Test("5: an identity combines the purchases of two devices", arguments: [true, false])
  func bothBought(isBBuyingAfterAIdentified: Bool) throws {
    let home = try twoDevices()
    try home.buy(on: "A", "x")
    if !isBBuyingAfterAIdentified { try home.buy(on: "B", "y") }
    try home.identify("A", "u1")
    if isBBuyingAfterAIdentified { try home.buy(on: "B", "y") }
    #expect(try home.active("A") == ["X"])
    #expect(try home.active("B") == ["Y"])
    try home.identify("B", "u1")
    #expect(try home.active("B") == ["X", "Y"])
    #expect(try home.active("A") == ["X", "Y"])
    try home.logout("A")
    #expect(try home.active("A") == ["X"])
    #expect(try home.active("B") == ["X", "Y"])
    try home.logout("B")
    #expect(try home.active("B") == ["Y"])
  }

  @Test func `6: a restore by another user on the device transfers`() throws {
    let home = Household(.qonversion) { $0.onRestore = .transfer }
    try home.install("phone", account: "apple")
    try home.install("tablet", account: "google")
    try home.buy(on: "phone", "x", chain: "c")
    try home.identify("phone", "u1")
    try home.identify("tablet", "u1")
    #expect(try home.active("tablet") == ["X"])
    try home.logout("phone")
    #expect(try home.active("phone") == ["X"])
    try home.identify("phone", "u2")
    #expect(try home.active("phone") == [])
    let restoration = try home.restore("phone")
    #expect(home.lines(restoration.restored) == ["x:u1,~phone>u2"])
    #expect(home.lines(restoration.transferred) == ["x:u1,~phone>u2"])
    #expect(restoration.refused == [])
    #expect(try home.active("phone") == ["X"])
    #expect(try home.active("tablet") == [])
    try home.logout("phone")
    #expect(try home.active("phone") == [])
    #expect(try home.holders("c") == ["u2"])
  }

  @Test func `6 with share: both users hold the purchase after the restore`() throws {
    let home = Household(.qonversion)
    try home.install("phone", account: "apple")
    try home.install("tablet", account: "google")
    try home.buy(on: "phone", "x", chain: "c")
    try home.identify("phone", "u1")
    try home.identify("tablet", "u1")
    try home.logout("phone")
    try home.identify("phone", "u2")
    #expect(try home.active("phone") == [])
    let restoration = try home.restore("phone")
    #expect(home.lines(restoration.restored) == ["x:u1,~phone+u2"])
    #expect(restoration.transferred == [])
    #expect(try home.active(user: "u1") == ["X"])
    #expect(try home.active(user: "u2") == ["X"])
    #expect(try home.active("tablet") == ["X"])
    #expect(try home.active("phone") == ["X"])
  }
}
