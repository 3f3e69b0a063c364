import EntitledClient
import Synchronization
import TestSupport
import Testing

@Suite(
  "The client with a daemon that misbehaves",
  .enabled(if: ProgramSearch.finds("python3"), "python3 is not installed: run .ci/clients")
)
struct MisbehaviourTests {
  @Test(
    "well-behaved: the error for a method that an older daemon lacks names its version",
    arguments: CallForm.allCases
  )
  func plain(form: CallForm) async throws {
    let daemon = try Misbehaving("well-behaved")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    #expect(try await form.install(client) == "iphone")
    let error = await failure {
      try await form.make(
        { try client.grant(userId: "u", entitlement: "e") },
        { try await client.grant(userId: "u", entitlement: "e") }
      )
    }
    let text = try #require(error).description
    #expect(text.contains("entitled 0.0.7 has no method"), "\(text)")
    #expect(text.contains("older than this client"), "\(text)")
    #expect(text.contains("server.describe"), "\(text)")
  }

  @Test(
    "cut-replies: a truncated reply is an error, and there is no retry",
    arguments: CallForm.allCases
  )
  func cut(form: CallForm) async throws {
    let daemon = try Misbehaving("cut-replies")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    var lost = 0
    while let error = await failure({ try await form.install(client) }) {
      guard case .closed = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error.description.contains("idempotencyKey"))
      lost += 1
    }
    let (connections, requests) = try daemon.seen()
    #expect(lost > 200)
    // The connection that succeeded makes the difference of one.
    #expect(connections == lost + 1)
    #expect(requests == (0...lost).map { "\($0) install" })
  }

  @Test(
    "close-first-reply: the client repeats an idempotent call once",
    arguments: CallForm.allCases
  )
  func repeated(form: CallForm) async throws {
    let cases: [(String?, Bool?)] = [("k", nil), (nil, true)]
    for (key, dryRun) in cases {
      let daemon = try Misbehaving("close-first-reply")
      defer { daemon.stop() }
      let client = Client(path: daemon.socket)
      #expect(try await form.install(client, key: key, dryRun: dryRun) == "iphone")
      #expect(try daemon.seen().requests == ["0 install", "1 install"])
    }
    let daemon = try Misbehaving("close-first-reply")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    #expect(try await form.ping(client, 1) == 1)
  }

  @Test(
    "close-first-reply: the client does not repeat a call that is not idempotent",
    arguments: CallForm.allCases
  )
  func notRepeated(form: CallForm) async throws {
    let daemon = try Misbehaving("close-first-reply")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    guard case .closed? = await failure({ try await form.install(client) }) else {
      Issue.record("expected the connection to be lost")
      return
    }
    #expect(try daemon.seen().requests == ["0 install"])
    #expect(try await form.install(client) == "iphone")
  }

  @Test("reset-first-connection: a reset connection is lost", arguments: CallForm.allCases)
  func reset(form: CallForm) async throws {
    let daemon = try Misbehaving("reset-first-connection")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    guard case .closed? = await failure({ try await form.install(client) }) else {
      Issue.record("expected the connection to be lost")
      return
    }
    #expect(try await form.install(client) == "iphone")
  }

  @Test("close-every-reply: the client does not make a third attempt", arguments: CallForm.allCases)
  func gone(form: CallForm) async throws {
    let daemon = try Misbehaving("close-every-reply")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    guard case .closed? = await failure({ try await form.ping(client, 1) }) else {
      Issue.record("expected the connection to be lost")
      return
    }
    #expect(try daemon.seen().requests == ["0 server.ping", "1 server.ping"])
  }

  @Test("values: the client reads and sends any value unchanged", arguments: CallForm.allCases)
  func values(form: CallForm) async throws {
    let daemon = try Misbehaving("values")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    var echo = try await client.serverPing().echo
    while let value = echo, value != "done" { echo = try await form.ping(client, value) }
    #expect(echo == "done")
    #expect(try daemon.seen().connections == 1)
  }

  @Test("one-fails: only one of three pending calls fails, and the connection goes on")
  func oneFails() async throws {
    let daemon = try Misbehaving("one-fails")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket, timeouts: Timeouts(each: .seconds(120)))
    async let first = client.serverPing(echo: 1)
    async let second = failure { try await client.install() }
    async let third = client.serverPing(echo: 3)
    #expect(try await [first.echo, third.echo] == [1, 3])
    guard case .remote(let error)? = await second else {
      Issue.record("expected the daemon's error")
      return
    }
    #expect(error.kind == "somethingNewer" && error.code == 1999 && error.isRetryable)
    #expect(error.message == #"a "new" error"#)
    #expect(error.hint == "Ask again.")
    #expect(error.field == "/device")
    #expect(error.data["holder"] == "änn")
    #expect(try await client.serverPing(echo: 4).echo == 4)
    #expect(try daemon.seen().connections == 1)
  }

  @Test("well-behaved: an empty result is a result, and closing the client ends its connection")
  func closing() throws {
    let daemon = try Misbehaving("well-behaved")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    #expect(try client.call("fake.nothing") == [:])
    client.close()
    var asking = try Connection(path: daemon.socket)
    #expect(try asking.call("fake.open")["others"] == 0)
  }

  @Test("large-reply, byte-by-byte: the client reassembles a reply", arguments: CallForm.allCases)
  func whole(form: CallForm) async throws {
    let large = try Misbehaving("large-reply")
    defer { large.stop() }
    let echo = try await form.ping(Client(path: large.socket), "")
    #expect(echo == .string(String(repeating: "x", count: 1 << 20)))
    let dribble = try Misbehaving("byte-by-byte")
    defer { dribble.stop() }
    #expect(try await form.ping(Client(path: dribble.socket), "é😀") == "é😀")
  }

  @Test("late-replies: each call gets its own reply")
  func late() async throws {
    let daemon = try Misbehaving("late-replies")
    defer { daemon.stop() }
    // The replies wait for the pings, which need a thread that other tests may keep busy.
    let client = Client(path: daemon.socket, timeouts: Timeouts(each: .seconds(120)))
    async let first = client.eventsWait(after: "1", timeoutMs: 1000)
    async let second = client.eventsWait(after: "3", timeoutMs: 1000)
    // Tasks start in any order, but the pings must come after both waits.
    while try daemon.seen().requests.count < 2 { await Task.yield() }
    async let third = client.serverPing(echo: 1)
    async let fourth = client.serverPing(echo: 2)
    #expect(try await first.events.first?.cursor == "2")
    #expect(try await second.events.first?.cursor == "4")
    #expect(try await [third.echo, fourth.echo] == [1, 2])
  }

  @Test(
    "silent: the call times out, and the error contains the duration",
    arguments: CallForm.allCases
  )
  func silent(form: CallForm) async throws {
    let daemon = try Misbehaving("silent")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket, timeouts: Timeouts(read: .milliseconds(50)))
    let error = await failure { try await form.install(client) }
    #expect(error == .timeout(.receiving, after: .milliseconds(50)))
    #expect(error?.description.contains("0.05 seconds") == true)
  }

  @Test("stops-reading: a call times out, even if it cannot be sent", arguments: CallForm.allCases)
  func deaf(form: CallForm) async throws {
    let daemon = try Misbehaving("stops-reading")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket, timeouts: Timeouts(read: .milliseconds(100)))
    let large = JSON.string(String(repeating: "x", count: 5_000_000))
    let steps: [(JSON, ClientError.Step)] = [(1, .receiving), (large, .sending), (2, .receiving)]
    for (echo, step) in steps {
      let error = await failure { try await form.ping(client, echo) }
      #expect(error == .timeout(step, after: .milliseconds(100)))
    }
  }

  @Test("slow: a late reply does not answer a later call", arguments: CallForm.allCases)
  func slow(form: CallForm) async throws {
    let daemon = try Misbehaving("slow")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    let error = await failure { try await form.ping(client, 1, timeout: .milliseconds(50)) }
    #expect(error == .timeout(.receiving, after: .milliseconds(50)))
    #expect(try await form.ping(client, 2) == 2)
    #expect(try daemon.seen().connections == 1)
  }

  @Test("notifications: notifications do not count as replies", arguments: CallForm.allCases)
  func notifying(form: CallForm) async throws {
    let daemon = try Misbehaving("notifications")
    defer { daemon.stop() }
    let emitted = Emitted()
    let client = Client(SocketSearch(given: daemon.socket)) { notice in
      emitted.methods.withLock { $0.append(notice.method) }
    }
    #expect(try await form.ping(client, 1) == 1)
    #expect(try await form.ping(client, 2) == 2)
    #expect(emitted.methods.withLock { Array($0.prefix(3)) } == ["event", "other", "event"])
  }

  @Test(
    "garbage, no-result, unknown-id, wrong-types: an invalid reply is a protocol violation",
    arguments: ["garbage", "no-result", "unknown-id", "wrong-types"],
    CallForm.allCases
  )
  func violation(scenario: String, form: CallForm) async throws {
    let daemon = try Misbehaving(scenario)
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    guard case .protocolViolation? = await failure({ try await form.install(client) }) else {
      Issue.record("expected a violation")
      return
    }
  }

  @Test("unknown-members: the client ignores unknown members and values")
  func grown() throws {
    let daemon = try Misbehaving("unknown-members")
    defer { daemon.stop() }
    let found = try Client(path: daemon.socket).install(device: "iphone")
    #expect(found.device == "iphone")
    #expect(found.user.identityId == nil)
    #expect(found.user.environment == .production)
  }

  @Test(
    "too-many-connections: the call throws the daemon's error tooManyConnections",
    arguments: CallForm.allCases
  )
  func full(form: CallForm) async throws {
    let daemon = try Misbehaving("too-many-connections")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    guard case .remote(let error)? = await failure({ try await form.ping(client, 1) }) else {
      Issue.record("expected the daemon's error")
      return
    }
    #expect(error.kind == "tooManyConnections")
  }

  @Test(
    "feed-disconnects, without-events-wait: the feed returns each event once",
    arguments: ["feed-disconnects", "without-events-wait", "small-pages"],
    CallForm.allCases
  )
  func feed(scenario: String, form: CallForm) async throws {
    let daemon = try Misbehaving(scenario)
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    #expect(try await form.cursors(5, client.events()) == ["1", "2", "3", "4", "5"])
    if scenario == "without-events-wait" {
      let requests = try daemon.seen().requests
      #expect(requests.prefix(2) == ["0 events.wait", "0 events.read"])
    }
  }

  @Test(
    "small-pages, well-behaved, full-pages: the feed acknowledges an event when asked for the next",
    arguments: [("small-pages", 3, 5), ("well-behaved", 3, 5), ("full-pages", 150, 250)],
    CallForm.allCases
  )
  func consumer(scenario: (name: String, taken: Int, last: Int), form: CallForm) async throws {
    let daemon = try Misbehaving(scenario.name)
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    let (taken, last) = (scenario.taken, scenario.last)
    let first = try await form.cursors(taken, client.events(consumer: "mailer"))
    #expect(first == (1...taken).map { "\($0)" })
    // It came back for more after all but the last.
    let second = try await form.cursors(last - taken + 1, client.events(consumer: "mailer"))
    #expect(second == (taken...last).map { "\($0)" })
  }

  @Test(
    "chaos: of a thousand writes, the client doubles none and mixes no replies up",
    arguments: CallForm.allCases
  )
  func chaos(form: CallForm) async throws {
    let daemon = try Misbehaving("chaos")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    let numbers = Numbers()
    let lost = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { try await writes(form, client, numbers) } }
      return try await group.reduce(0, +)
    }
    #expect((1..<700).contains(lost))
    let written = try await Client(path: daemon.socket).call("fake.written")
    #expect((written["devices"]?.int64 ?? 0) >= Int64(1000 - lost))
    #expect(written["twice"]?.elements?.isEmpty == true)
    #expect(written["thrice"]?.elements?.isEmpty == true)
  }
}

/// Installs devices until there are a thousand, every third with a key; returns how many were lost.
private func writes(
  _ form: CallForm,
  _ client: Client,
  _ numbers: Numbers
) async throws -> Int {
  var lost = 0
  while true {
    let number = numbers.next()
    guard number < 1000 else { return lost }
    let device = "d\(number)"
    do {
      let found = try await form.install(client, device, key: number % 3 == 0 ? "k" : nil)
      #expect(found == device)
    } catch ClientError.closed {
      lost += 1
    }
  }
}

/// Numbers from zero, for several tasks.
private final class Numbers: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

/// The methods of the notifications that a client received.
final class Emitted: Sendable {
  let methods = Mutex<[String]>([])
}
