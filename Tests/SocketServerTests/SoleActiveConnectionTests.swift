import Testing

@testable import SocketServer

@Suite("The prediction of the sole active connection")
struct SoleActiveConnectionTests {
  private let one = ConnectionID(slot: 1, generation: 0)

  /// Makes a connection solely active for some turns; returns the turns in which it is predicted.
  private func turns(_ count: Int, _ lone: inout PredictedConnection) -> [Int] {
    (0..<count).filter { _ in
      lone.record(one)
      return lone.next() == one
    }
  }

  @Test("A sole active connection is predicted once")
  func once() {
    var lone = PredictedConnection()
    #expect(lone.next() == nil)
    lone.record(one)
    #expect(lone.next() == one)
    #expect(lone.next() == nil)
  }

  @Test("Every seventeenth turn polls for other connections")
  func others() {
    var lone = PredictedConnection()
    let missed = Set(0..<51).subtracting(turns(51, &lone))
    #expect(missed == [16, 33, 50])
  }

  @Test("After a miss there is no prediction for a while")
  func silence() {
    var lone = PredictedConnection()
    #expect(turns(1, &lone) == [0])
    lone.recordSilence()
    #expect(turns(300, &lone).first == 256)
  }

  @Test("A client that sends without a pause does not exclude others")
  func othersAreServed() throws {
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
