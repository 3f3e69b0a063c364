import Foundation
import IdentityCore
import PostgreSQLStorage
import Storage
import TestSupport
import Testing

@Suite(
  "What the store on PostgreSQL replies",
  .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed")
)
struct PostgreSQLStoreTests {
  @Test("The newest entry of a project's log names its records, also for a reader by name")
  func newestEntry() throws {
    let option = try PostgreSQLServer.shared.get().newStore()
    let daemon = try DaemonProcess(["--store", option])
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    let store = try PostgreSQLStore(ConnectionString(String(option.dropFirst(9)))) {}
    defer { store.close() }
    let byName = StoreQuery.records([.project(ProjectID("default"))])
    let reply = try reply(of: store, to: .read([byName]), applied: [:])
    let update = try #require(reply.updates.first { $0.log != .directoryLog })
    let newest = try #require(update.entries.last)
    #expect(update.entries.count == 1)
    #expect(newest.affected?.contains(.projectCounts(update.log)) == true)

    // Memory at that entry needs none of its records.
    let again = try self.reply(of: store, to: .read([]), applied: [update.log: newest.id])
    let same = again.updates.first { $0.log == update.log }
    #expect(same?.entries == [LogEntry(newest.id, affected: [])])
  }

  private func reply(
    of store: PostgreSQLStore,
    to action: RemoteRequest.Action,
    applied: [ProjectNumber: LogEntry.ID]
  ) throws -> RemoteReply {
    store.send(RemoteRequest(number: 1, action: action, applied: applied))
    for _ in 0..<3000 {
      if let reply = store.takeReplies().first { return reply }
      usleep(10_000)
    }
    throw ChildProcessError(reason: "the store did not reply")
  }
}
