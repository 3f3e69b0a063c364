@testable import EntitledClient
import EntitledTesting
import Foundation
import TestSupport
import Testing

@Suite("The client with a real daemon")
struct ClientTests {
  @Test("The client has exactly the daemon's methods")
  func methods() throws {
    let daemon = try TestDaemon.local()
    let described = try daemon.client.serverDescribe()
    #expect(described.methods?.map(\.name).sorted() == Entitled.methods.sorted())
  }

  @Test("The client has the daemon's version")
  func version() throws {
    let daemon = try TestDaemon.local()
    #expect(try daemon.client.serverInfo().version == Entitled.version)
  }

  @Test("Typed results distinguish absent fields from null")
  func types() async throws {
    let daemon = try TestDaemon.local()
    let client = daemon.client
    let project = try await client.projectDefine(
      rules: .word(.purchasely),
      products: ["monthly": .init(kind: .value(.subscription), entitlements: ["premium"])]
    ).project
    #expect(project.rules.preset == .purchasely)
    #expect(project.products["monthly"]?.kind == .value(.subscription))
    let device = try await client.install(device: "iphone")
    #expect(device.user.identityId == nil)
    let moment = try #require(Entitled.Moment("2026-01-31T10:00:00+01:00"))
    let bought = try await client.purchase(
      device: "iphone",
      product: "monthly",
      store: "appStore",
      transactionId: "1",
      purchasedAt: moment,
      attributes: ["é": "composed", "e\u{301}": "decomposed"]
    )
    #expect(bought.outcome == .recorded)
    #expect(bought.warnings?.map(\.kind) == [.subscriptionWithoutEnd])
    let events = try await client.eventsRead().events
    let recorded = try #require(events.first { $0.kind == .purchaseRecorded })
    #expect(recorded.purchasedAt?.description == "2026-01-31T09:00:00.000Z")
    #expect(recorded.expiresAt == .null)
    #expect(events.first?.expiresAt == .absent)
    // Names that differ in their bytes are different names.
    #expect(recorded.attributes?["é"] == "composed")
    #expect(recorded.attributes?["e\u{301}"] == "decomposed")
    let end = try #require(Entitled.Moment("2999-01-01T00:00:00Z"))
    func update(_ end: Entitled.Maybe<Entitled.Moment>) throws -> Entitled.Moment? {
      let found = try client.purchaseUpdate(
        store: "appStore",
        originalTransactionId: "1",
        expiresAt: end
      )
      return found.purchase.expiresAt
    }
    #expect(try update(.value(end)) == end)
    #expect(try update(.absent) == end)
    #expect(try update(nil) == nil)
  }

  @Test("An untyped call returns the daemon's result or throws its error")
  func plainCall() async throws {
    let daemon = try TestDaemon.local()
    let pong = try await daemon.client.call("server.ping", ["echo": [1, nil]])
    #expect(pong["echo"] == [1, nil])
    let error = await failure { try await daemon.client.call("logout", ["device": 7]) }
    guard case .remote(let remote)? = error else {
      Issue.record("expected the daemon's error")
      return
    }
    #expect(remote.kind == Entitled.ErrorKind.invalidParams.rawValue)
    #expect(remote.field == "/device")
    #expect(try #require(error).description.contains(try #require(remote.hint)))
    // A method that the client does not know either is a typing error, not a newer method.
    let slip = await failure { try await daemon.client.call("instal") }
    #expect(slip?.description.contains("older") == false)
    #expect(slip?.description.contains("did you mean") == true)
  }

  @Test("What JSON or the protocol cannot carry has no value")
  func values() {
    for text in ["NaN", "inf", "+1", ".5", ""] { #expect(JSON.Number(text) == nil) }
    for text in ["2026-01-01", "2026-01-01T00:00:00", "2026-02-29T00:00:00Z", "tomorrow", ""] {
      #expect(Entitled.Moment(text) == nil)
    }
  }

  @Test("Waiting for events takes as long as was asked for, and then as long as the call's limit")
  func waiting() async throws {
    let client = try TestDaemon.local().client
    let limit = Duration.milliseconds(900)
    #expect(try await client.eventsWait(timeoutMs: 1000, timeout: limit).events.isEmpty)
    let error = await failure { try await client.eventsWait(timeoutMs: 1000, timeout: .zero) }
    #expect(error == .timeout(.connecting, after: .zero))
  }

  @Test("Thousands of concurrent calls each get their own reply")
  func many() async throws {
    let daemon = try TestDaemon.local()
    let client = daemon.client
    // More than all buffers hold: a client that only sent would wait forever.
    let texts = (0..<2000).map { "\($0)" + String(repeating: "x", count: 999) }
    let echoes = try await withThrowingTaskGroup(of: JSON?.self) { group in
      for text in texts { group.addTask { try await client.serverPing(echo: .string(text)).echo } }
      return try await group.reduce(into: Set()) { $0.insert($1?.text ?? "") }
    }
    #expect(echoes == Set(texts))
  }

  @Test("The client reconnects after a restart, and reports a daemon that is gone")
  func restarts() async throws {
    let daemon = try TestDaemon.local()
    let client = daemon.client
    for _ in 0..<3 {
      let isNew = try await client.install(device: "iphone").created
      #expect(isNew)
      try daemon.restart()
    }
    daemon.kill()
    let found = await failure { try await client.serverPing() }
    guard case .noConnection(let tried)? = found else {
      Issue.record("expected no connection, and not \(String(describing: found))")
      return
    }
    #expect(tried.map(\.path) == [daemon.socket])
    client.close()
    let error = await failure { try await client.serverPing() }
    #expect(error?.message == "the client was closed")
  }

  @Test("A call without a daemon says so, however soon connecting ends")
  func noDaemon() async throws {
    let folder = try ScratchFolder()
    let nowhere = Attempt(path: folder.file("s"), reason: .refused(code: ENOENT))
    let client = Client(path: nowhere.path)
    for _ in 0..<3000 {
      #expect(await failure { try await client.serverPing() } == .noConnection([nowhere]))
    }
  }

  @Test("A client reconnects only to its own daemon")
  func sameDaemon() async throws {
    let (first, second) = (try TestDaemon.local(), try TestDaemon.local())
    defer { second.stop() }
    let search = SocketSearch(paths: [first.socket, second.socket])
    let client = Client(search)
    _ = try await client.serverPing()
    var feed = EventFeed(FeedSelection(from: .after("0")), search, waitMilliseconds: 0)
    _ = try feed.nextPage()
    first.kill()
    let found = await failure { try await client.serverPing() }
    guard case .noConnection(let tried)? = found else {
      Issue.record("expected no connection, and not \(String(describing: found))")
      return
    }
    #expect(tried.map(\.path) == [first.socket])
    #expect(try feed.nextPage().isEmpty && !feed.isConnected)
    try first.restart()
    let isNew = try await client.install(device: "iphone").created
    #expect(isNew)
  }

  @Test("Every pending call ends when the daemon is killed")
  func killed() async throws {
    let daemon = try TestDaemon.local()
    let client = daemon.client
    let waiting = (0..<50).map { _ in
      Task { await failure { try await client.eventsWait(timeoutMs: 60_000) } }
    }
    _ = try await client.serverPing()
    daemon.kill()
    for one in waiting {
      switch await one.value {
      case .closed, .noConnection: break
      case let other: Issue.record("\(String(describing: other))")
      }
    }
  }

  @Test("The error for a path that is too long contains its length")
  func tooLong() async throws {
    let path = "/" + String(repeating: "x", count: 107)
    let text = try #require(await failure { try await Client(path: path).serverPing() }).description
    for word in ["108 bytes", "107", "shorter"] { #expect(text.contains(word), "\(text)") }
  }

  @Test("Fifty daemons at once share no data")
  func fifty() throws {
    let daemons = try (0..<50).map { _ in try TestDaemon.local() }
    for (number, daemon) in daemons.enumerated() {
      let found = try daemon.client.install(device: "d\(number)")
      #expect(found.created)
    }
    for daemon in daemons {
      #expect(try daemon.client.projectDescribe().project.counts.devices == 1)
    }
  }

  @Test("A test's daemon lives as long as its client")
  func lifetime() async throws {
    let client = try TestDaemon.local().client
    #expect(try await client.serverPing().pong)
    let socket = try TestDaemon.local().socket
    guard case .noConnection? = await failure({ try await Client(path: socket).serverPing() })
    else {
      Issue.record("a daemon that nobody has is gone")
      return
    }
  }

  @Test("The clock of a test's daemon moves only when the test advances it")
  func clock() throws {
    let daemon = try TestDaemon.local()
    let before = try daemon.client.serverPing().now
    let after = try daemon.client.clockAdvance(by: "P1D").now
    #expect(after.millisecondsSince1970 - before.millisecondsSince1970 <= 86_400_000)
    #expect(try daemon.client.clockAdvance(by: "PT1S", dryRun: true).dryRun == true)
  }
}
