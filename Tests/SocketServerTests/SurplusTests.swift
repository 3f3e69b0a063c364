import Foundation
import Testing

@testable import SocketServer

@Suite("Surplus connections")
struct SurplusTests {
  @Test("A surplus connection receives an error and is closed, until another closes")
  func surplus() throws {
    var limits = ServerLimits()
    limits.connectionsMax = 2
    try withServer(limits: limits) { server in
      var first = try TestClient(server.path)
      do {
        var second = try TestClient(server.path)
        for _ in 0..<3 {
          var third = try TestClient(server.path)
          try third.send("let me in\nplease\n")
          #expect(try third.rest() == "too many\n")
        }
        try second.send("second\n")
        #expect(try second.line() == "second")
      }
      #expect(server.record.waits { $0.closed.count == 4 })
      var third = try TestClient(server.path)
      try third.send("third\n")
      #expect(try third.line() == "third")
      try first.send("first\n")
      #expect(try first.line() == "first")
    }
  }

  @Test("A silent surplus connection is closed, too")
  func silentSurplus() throws {
    var limits = ServerLimits()
    limits.connectionsMax = 1
    limits.unservedDuration = .milliseconds(20)
    try withServer(limits: limits) { server in
      var first = try TestClient(server.path)
      var second = try TestClient(server.path)
      #expect(try second.rest() == "")
      try first.send("first\n")
      #expect(try first.line() == "first")
    }
  }

  @Test("With too many surplus connections, further clients wait in the kernel's queue")
  func surplusOfSurplus() throws {
    var limits = ServerLimits()
    limits.connectionsMax = 1
    limits.surplusConnectionsMax = 2
    limits.unservedDuration = .milliseconds(20)
    try withServer(limits: limits) { server in
      var clients: [TestClient.Box] = []
      for _ in 0..<10 { clients.append(TestClient.Box(try TestClient(server.path))) }
      try clients[9].client.send("x\n")
      #expect(try clients[9].client.rest() == "too many\n")
      for client in clients[1..<9] { #expect(try client.client.rest() == "") }
      try clients[0].client.send("first\n")
      #expect(try clients[0].client.line() == "first")
    }
  }

  @Test(
    "The surplus of a user delays no other user: connections above the limit are closed at once"
  )
  func surplusOfUid() throws {
    var limits = ServerLimits()
    limits.connectionsPerUidMax = 1
    limits.surplusConnectionsMax = 1
    limits.unservedDuration = .seconds(600)
    try withServer(limits: limits) { server in
      do {
        var first = try TestClient(server.path)
        try first.send("first\n")
        #expect(try first.line() == "first")
        var second = try TestClient(server.path)
        for _ in 0..<5 {
          var other = try TestClient(server.path)
          #expect(try other.rest() == "")
        }
        try second.send("x\n")
        #expect(try second.rest() == "too many\n")
        try first.send("again\n")
        #expect(try first.line() == "again")
      }
      #expect(server.record.waits { $0.closed.count == 2 && $0.turnedAwayCount == 5 })
      var next = try TestClient(server.path)
      try next.send("next\n")
      #expect(try next.line() == "next")
    }
  }

  @Test("Consecutive connections never share a connection id")
  func oneAfterTheOther() throws {
    var limits = ServerLimits()
    limits.connectionsMax = 1
    try withServer(limits: limits) { server in
      // A process that another test starts may hold a client's socket for a moment.
      var refused = 0
      for number in 0..<500 {
        var client = try TestClient(server.path)
        try client.send("ping \(number)\n")
        if try client.line() != "ping \(number)" { refused += 1 }
      }
      #expect(refused < 50)
    }
  }

  /// Each number of descriptors, with the connections and the newcomers that wait for a refusal.
  private static let fittings = [
    (20_000, 19_872, 64), (1024, 896, 64), (512, 416, 32), (256, 176, 16), (64, 28, 4), (9, 4, 1),
  ]

  @Test("The limits fit the number of descriptors", arguments: Self.fittings)
  func fitting(descriptors: Int, connections: Int, newcomers: Int) {
    let limits = ServerLimits().fitting(descriptorsMax: descriptors)
    #expect(limits.connectionsMax == connections)
    #expect(limits.surplusConnectionsMax == newcomers)
    #expect(ServerLimits().fitting(descriptorsMax: .max).connectionsMax == 20_000)
  }
}
