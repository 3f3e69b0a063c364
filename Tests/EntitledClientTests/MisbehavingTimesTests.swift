import EntitledClient
import Synchronization
import TestSupport
import Testing

@Suite(
  "The client with a daemon that is late, old or gone",
  .enabled(if: ProgramSearch.finds("python3"), "python3 is not installed: run .ci/clients")
)
struct MisbehavingTimesTests {
  @Test(
    "full-queue, stops-reading: a call with a longer limit holds up no other call, and no closing",
    arguments: [
      ("full-queue", ClientError.Step.connecting), ("stops-reading", .sending),
    ]
  )
  func holdsUpNoOther(scenario: String, step: ClientError.Step) async throws {
    let daemon = try Misbehaving(scenario)
    defer { daemon.stop() }
    let client = Client(path: daemon.socket, timeouts: Timeouts(each: .seconds(300)))
    let short = Duration.milliseconds(200)
    _ = await failure { try await client.serverPing(timeout: short) }
    let large = JSON.string(String(repeating: "x", count: 5_000_000))
    async let long = failure { try await client.serverPing(echo: large) }
    var error: ClientError?
    // The long call may need a while until it fills the connection.
    for _ in 0..<50 where error != .timeout(step, after: short) {
      error = await failure { try await client.serverPing(timeout: short) }
    }
    #expect(error == .timeout(step, after: short))
    client.close()
    // Its own limit has not passed.
    #expect(await long?.message == "the client was closed")
  }

  @Test("A timeout that is not positive is an error before anything is sent")
  func noTime() async throws {
    let daemon = try Misbehaving("well-behaved")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    for limit in [Duration.zero, .seconds(-1)] {
      let error = await failure { try await client.serverPing(timeout: limit) }
      #expect(error == .timeout(.connecting, after: limit))
    }
    #expect(try daemon.seen().requests.isEmpty)
  }

  @Test("silent-feed: patience is a time, and includes that of the calls")
  func patience() async throws {
    let daemon = try Misbehaving("silent-feed")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket, timeouts: Timeouts(read: .milliseconds(500)))
    let events = client.events(waitMilliseconds: 500, patience: .seconds(1))
    var iterator = events.makeAsyncIterator()
    for cursor in ["1", "2"] { #expect(try await iterator.next()?.cursor == cursor) }
    await #expect(throws: ClientError.self) { try await iterator.next() }
    // Each of the calls that fail takes the second of the patience.
    #expect(try daemon.seen().requests.count == 3)
  }

  @Test("older: a required member that is missing reads as zero", arguments: CallForm.allCases)
  func older(form: CallForm) async throws {
    let daemon = try Misbehaving("older")
    defer { daemon.stop() }
    let client = Client(path: daemon.socket)
    #expect(try await form.install(client) == "iphone")
    let found = try await client.install(device: "iphone")
    #expect(!found.created && found.user.id == "QON_1" && found.user.customerId == "")
    #expect(found.user.aliases.isEmpty && found.user.environment.rawValue == "")
    #expect(found.user.createdAt.description == "0001-01-01T00:00:00.000Z")
  }

  @Test("subscriptions-end: a lost subscription is a gap, and a closed client's is not")
  func gaps() async throws {
    let daemon = try Misbehaving("subscriptions-end")
    defer { daemon.stop() }
    let emitted = Emitted()
    let client = Client(SocketSearch(given: daemon.socket)) { notice in
      let words = ["subscription", "cursor"].map { notice.params[$0]?.text ?? "none" }
      emitted.methods.withLock { $0.append(([notice.method] + words).joined(separator: " ")) }
    }
    let first = try await client.eventsSubscribe().subscription
    let second = try await client.eventsSubscribe().subscription
    #expect([first, second] == ["1", "2"])
    _ = try await client.eventsUnsubscribe(subscription: second)
    #expect(try await client.serverPing().pong)
    let expected = ["event 1 1", "event 2 1", "gap 1 1"]
    #expect(emitted.methods.withLock { $0 } == expected)
    _ = try await client.eventsSubscribe()
    _ = try await client.serverPing()
    client.close()
    try await Task.sleep(for: .milliseconds(50))
    #expect(emitted.methods.withLock { $0 } == expected + ["event 1 1"])
  }
}
