import IdentityCore
import Service
import Storage
import TestSupport
import Testing

@Suite("A batch over a shared store")
struct FleetBatchTests {
  @Test("A request whose commit failed is refused, though a later request of its batch waits")
  func failedCommit() throws {
    let host = try StagedFleet(hostsCount: 1).hosts[0]

    // The second request waits for records of another project while the first one commits.
    let write = Self.text("install", #"{"device":"B"}"#, of: .first)
    let read = Self.text("userInfo", #"{"device":"A"}"#, of: .second)
    host.receive(Array("[\(write),\(read)]".utf8), on: 0)
    var replies = try replies(of: host, refusing: .full)
    host.receive(StagedFleet.line(1, "install", #"{"device":"C"}"#, of: .first), on: 0)
    replies += try self.replies(of: host)

    #expect(replies.count == 2)
    let batch = try #require(replies.first?.elements)
    #expect(batch.count == 2)
    #expect(batch[0]["error"]?["data"]?["kind"] == "storageFull")
    #expect(batch[1]["result"] != nil)
    #expect(replies.last?["result"] != nil)
  }

  /// Lets all messages arrive, and returns the replies; the store refuses the first commit.
  private func replies(of host: FleetHost, refusing error: StorageError? = nil) throws -> [JSONTree]
  {
    let (connection, writing) = (host.connection, StagedFleet.writing)
    var error = error
    var lines = host.turn()
    repeat {
      if connection.isCommitNext(writing) {
        if let error = error.take() { connection.refuse(writing, error) }
        // The reply to the commit arrives before that to the read.
        #expect(try connection.serve(writing) && connection.deliver(writing))
      } else {
        for place in 0..<SimulatedConnection.channelsCount where try connection.serve(place) {
          _ = connection.deliver(place)
        }
      }
      lines += host.turn()
    } while (0..<SimulatedConnection.channelsCount).contains { connection.waiting($0) > 0 }
    return try lines.map { try JSONTree($0) }
  }

  private static func text(_ method: String, _ params: String, of project: FleetProject) -> String {
    String(decoding: StagedFleet.line(1, method, params, of: project), as: UTF8.self)
  }
}
