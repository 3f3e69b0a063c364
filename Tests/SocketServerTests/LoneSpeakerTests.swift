import Testing

@testable import SocketServer

@Suite("Who alone was heard, and may have said more")
struct LoneSpeakerTests {
  private let one = ConnectionID(slot: 1, generation: 0)

  /// For so many turns it is heard alone; returns in which of them it is read from unasked.
  private func turns(_ count: Int, _ lone: inout SoleActiveConnection) -> [Int] {
    (0..<count).filter { _ in
      lone.note(one)
      return lone.next() == one
    }
  }

  @Test("whoever was heard alone is read from once without waiting")
  func once() {
    var lone = SoleActiveConnection()
    #expect(lone.next() == nil)
    lone.note(one)
    #expect(lone.next() == one)
    #expect(lone.next() == nil)
  }

  @Test("however much it says, others are looked for every seventeenth turn")
  func others() {
    var lone = SoleActiveConnection()
    let missed = Set(0..<51).subtracting(turns(51, &lone))
    #expect(missed == [16, 33, 50])
  }

  @Test("where nothing had come it is not tried again for a while")
  func silence() {
    var lone = SoleActiveConnection()
    #expect(turns(1, &lone) == [0])
    lone.noteSilence()
    #expect(turns(300, &lone).first == 256)
  }

  @Test("one client that asks without a pause does not keep the others out")
  func nobodyIsKeptOut() throws {
    try withServer { server in
      var first = try TestClient(server.path)
      for round in 0..<40 {
        try first.send("at once \(round)\n")
        #expect(try first.line() == "at once \(round)")
      }
      var second = try TestClient(server.path)
      try second.send("at once, too\n")
      try first.send("at once again\n")
      #expect(try second.line() == "at once, too")
      #expect(try first.line() == "at once again")
    }
  }
}
