import IdentityCore
import Testing

@Suite("Around the Qonversion examples")
struct QonversionHistoriesTests {
  @Test func `an identity reaches every device it is used on, and leaves each by itself`() throws {
    let home = Household()
    let others: [DeviceID] = ["B", "C", "D", "E"]
    try home.install("A", account: "a")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    for device in others {
      try home.install(device, account: StoreAccountID(device.bytes))
      #expect(try home.active(device) == [])
      try home.identify(device, "u1")
      #expect(try home.active(device) == ["X"])
    }
    for device in others {
      try home.logout(device)
      #expect(try home.active(device) == [])
      #expect(try home.active("A") == ["X"])
      #expect(try home.active(user: "u1") == ["X"])
    }
  }

  @Test func `a reinstall begins with nothing, and the identity brings it back`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    try home.install("A again", account: "apple")
    #expect(try home.active("A again") == [])
    try home.identify("A again", "u1")
    #expect(try home.active("A again") == ["X"])
    try home.logout("A again")
    #expect(try home.active("A again") == [])
  }

  @Test func `a restore after a reinstall brings what the store account bought`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    try home.install("A again", account: "apple")
    let restoration = try home.restore("A again")
    #expect(home.lines(restoration.restored) == ["x:u1,~A+~A again"])
    #expect(try home.active("A again") == ["X"])
    #expect(try home.holders("c") == ["u1", "~A", "~A again"])
  }

  @Test func `an account switched without a logout is a logout and an identify`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x")
    try home.identify("A", "u1")
    let emitted = try home.emitted { try home.identify("A", "u2") }
    #expect(emitted == ["loggedOut u1", "userCreated u2", "identified u2 switched"])
    #expect(try home.active("A") == [])
    #expect(try home.active(user: "u1") == ["X"])
    let back = try home.emitted {
      let identification = try home.identify("A", "u1")
      #expect(identification.created == false)
      #expect(identification.outcome == .switched)
      #expect(identification.purchases == [])
      #expect(identification.shouldRefresh == false)
    }
    #expect(back == ["loggedOut u2", "identified u1 switched"])
    #expect(try home.active("A") == ["X"])
  }

  @Test func `the second user on a phone gets what nobody identified has`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "first")
    try home.identify("A", "u1")
    try home.logout("A")
    try home.buy(on: "A", "y", chain: "second")
    let identification = try home.identify("A", "u2")
    #expect(identification.outcome == .attached)
    #expect(identification.created)
    #expect(identification.shouldRefresh)
    #expect(home.lines(identification.purchases) == ["y:~A+u2"])
    #expect(try home.active("A") == ["Y"])
    #expect(try home.active(user: "u1") == ["X"])
    #expect(try home.holders("first") == ["u1", "~A"])
    #expect(try home.holders("second") == ["u2", "~A"])
    try home.logout("A")
    #expect(try home.active("A") == ["X", "Y"])
  }

  @Test func `the same id again is nothing at all`() throws {
    for preset in Preset.allCases {
      let home = Household(preset)
      try home.install("A")
      try home.buy(on: "A", "x")
      try home.identify("A", "u1")
      let records = home.records
      let emitted = try home.emitted {
        let again = try home.identify("A", "u1")
        #expect(again.outcome == .unchanged)
        #expect(again.created == false)
        #expect(again.shouldRefresh == false)
        #expect(again.purchases == [])
        #expect(again.user.id == "u1")
      }
      #expect(emitted == [])
      #expect(home.records == records)
    }
  }

  @Test func `what is bought while logged in is held by the person and the phone`() throws {
    let home = Household()
    try home.install("A")
    try home.install("B")
    try home.identify("A", "u1")
    try home.buy(on: "A", "x", chain: "c")
    #expect(try home.holders("c") == ["u1", "~A"])
    try home.identify("B", "u1")
    #expect(try home.active("B") == ["X"])
    try home.logout("A")
    #expect(try home.active("A") == ["X"])
    try home.logout("B")
    #expect(try home.active("B") == [])
  }

  @Test func `what is attached already is not attached to the next`() throws {
    let home = Household()
    try home.install("A", account: "a")
    try home.buy(on: "A", "x", chain: "c")
    try home.identify("A", "u1")
    try home.logout("A")
    let identification = try home.identify("A", "u2")
    #expect(identification.outcome == .switched)
    #expect(identification.purchases == [])
    #expect(try home.active("A") == [])
    #expect(try home.holders("c") == ["u1", "~A"])
  }

  @Test func `what another anonymous user holds as well is attached all the same`() throws {
    let home = Household()
    try home.install("A", account: "apple")
    try home.install("B", account: "apple")
    try home.buy(on: "A", "x", chain: "c")
    try home.restore("B")
    let identification = try home.identify("B", "u1")
    #expect(identification.outcome == .attached)
    #expect(home.lines(identification.purchases) == ["x:~A,~B+u1"])
    #expect(try home.holders("c") == ["u1", "~A", "~B"])
  }

  @Test func `an expired purchase is attached too: every purchase is`() throws {
    let home = Household()
    try home.install("A")
    try home.buy(on: "A", "x", chain: "c", at: 10, until: 20)
    let identification = try home.identify("A", "u1")
    #expect(identification.outcome == .attached)
    #expect(try home.holders("c") == ["u1", "~A"])
    #expect(try home.active("A") == [])
  }

  @Test func `a logout of nobody is nothing at all`() throws {
    let home = Household()
    try home.install("A")
    let emitted = try home.emitted {
      let departure = try home.logout("A")
      #expect(departure.outcome == .unchanged)
    }
    #expect(emitted == [])
  }

  @Test func `a logout is emitted, and gives the same anonymous user`() throws {
    let home = Household()
    let anonymous = try home.install("A").user.id
    try home.identify("A", "u1")
    let emitted = try home.emitted {
      let departure = try home.logout("A")
      #expect(departure.outcome == .loggedOut)
      #expect(departure.user.id == anonymous)
    }
    #expect(emitted == ["loggedOut u1"])
  }
}
