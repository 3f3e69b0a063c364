import EntitledClient
import Foundation
import Platform
import Synchronization
import Testing

@testable import entitle

@Suite("entitle watch", .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build"))
struct WatchTests {
  /// Collects the output, and closes after `linesMax` lines.
  private final class Screen: Sendable {
    let lines = Mutex<[String]>([])
    let complaints = Mutex<[String]>([])
    let linesMax: Int

    init(linesMax: Int) { self.linesMax = linesMax }

    func write(_ bytes: [UInt8]) -> StandardStreams.Writing {
      let isFull = lines.withLock { lines in
        lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return lines.count >= linesMax
      }
      return isFull ? .readerGone : .done
    }

    var text: [String] { lines.withLock { $0 } }
  }

  /// Runs the program in this process until the screen is full.
  private func watch(_ words: [String], on screen: Screen, isTerminal: Bool = false) -> RunResult {
    var program = Program(
      methods: .contract,
      isTerminal: isTerminal,
      readInput: { () throws(UsageError) in [] }
    )
    program.write = { screen.write($0) }
    program.complain = { text in screen.complaints.withLock { $0.append(text) } }
    return program.run(["watch"] + words)
  }

  private func buy(_ socket: String) throws {
    var daemon = try Connection(path: socket)
    let products: JSON = ["monthly": ["kind": "subscription", "entitlements": ["pro"]]]
    _ = try daemon.call("project.define", ["products": products])
    _ = try daemon.call("install", ["device": "iphone"])
    _ = try daemon.call("identify", ["device": "iphone", "userId": "ada"])
    let order: JSON = [
      "userId": "ada", "product": "monthly", "store": "web", "transactionId": "1001",
      "purchasedAt": "2026-01-01T00:00:00Z", "expiresAt": "2099-01-01T00:00:00Z",
    ]
    _ = try daemon.call("purchase", order)
    _ = try daemon.call("install", ["device": "\u{1B}[2J"])
  }

  @Test("On a terminal, each event is a line in columns without control characters")
  func terminal() throws {
    try RealDaemon.run { socket in
      try buy(socket)
      let screen = Screen(linesMax: 6)
      let outcome = watch(["after=0", "--socket", socket], on: screen, isTerminal: true)
      #expect(outcome == RunResult(.done))
      try #require(screen.text.count == 6)
      let kinds = screen.text.map { String($0.dropFirst(26).prefix { $0 != " " }) }
      #expect(
        kinds == [
          "userCreated", "userCreated", "identified", "purchaseRecorded", "entitlementsActivated",
          "userCreated",
        ]
      )
      let line = screen.text[3]
      #expect(line.dropFirst(54).hasPrefix("ada  "))
      #expect(line.hasSuffix("  monthly  web:1001  until 2099-01-01 00:00"))
      #expect(line.dropFirst(10).first == " ")
      // The id that the daemon made has 36 characters.
      #expect(screen.text[0].dropFirst(54).prefix { $0 != " " }.count == 24)
      #expect(screen.text[4].contains("  monthly  pro  web:1001"))
      #expect(screen.text[5].hasSuffix("  on \"\\u001B[2J\""))
    }
  }

  @Test("In a pipe, each selected event is JSON on one line")
  func pipe() throws {
    try RealDaemon.run { socket in
      try buy(socket)
      let all = Screen(linesMax: 6)
      #expect(watch(["after=0", "--socket", socket], on: all).code == .done)
      let events = try all.text.map { try JSON(parsing: $0) }
      #expect(events.map { $0["cursor"] } == (1...6).map { .string("\($0)") })
      let some = Screen(linesMax: 2)
      let kinds = ["kinds=purchaseRecorded,identified", "--after", "1", "--socket", socket]
      #expect(watch(kinds, on: some).code == .done)
      #expect(some.text == [all.text[2], all.text[3]])
      let hers = Screen(linesMax: 4)
      #expect(watch(["user=ada", "after=0", "--socket", socket], on: hers).code == .done)
      #expect(hers.text == Array(all.text[1...4]))
    }
  }

  @Test("watch starts with new events by default, and ends when its reader closes")
  func fromNow() throws {
    try RealDaemon.run { socket in
      try buy(socket)
      let process = Process()
      process.executableURL = EntitleRun.folder.appending(path: "entitle")
      process.arguments = ["watch", "--socket", socket]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      var daemon = try Connection(path: socket)
      // Create devices until the program has started and prints an event.
      var number = 0
      let reader = output.fileHandleForReading
      let first = Mutex<String?>(nil)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let text = String(decoding: reader.availableData, as: UTF8.self)
        first.withLock { $0 = text }
        done.signal()
      }
      while done.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        number += 1
        _ = try daemon.call("install", ["device": .string("d\(number)")])
      }
      let line = first.withLock { $0 }?.split(separator: "\n").first
      let event = try JSON(parsing: String(try #require(line)))
      #expect(event["device"]?.text?.hasPrefix("d") == true)
      try reader.close()
      // No more events happen. A child of another test may hold the reading end for a moment.
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test("watch acknowledges printed events for a consumer, and continues after them")
  func consumer() throws {
    try RealDaemon.run { socket in
      try buy(socket)
      let unknown = watch(["consumer=mailer", "--socket", socket], on: Screen(linesMax: 1))
      #expect(unknown.code == .refused)
      #expect(String(decoding: unknown.complaints, as: UTF8.self).contains("events.acknowledge"))
      let first = Screen(linesMax: 2)
      let words = ["consumer=mailer", "--socket", socket]
      // The page with both events fills the screen, so that the run ends before it acknowledges
      // them.
      _ = watch(words + ["after=4"], on: first)
      #expect(try first.text.map { try JSON(parsing: $0)["cursor"] } == ["5", "6"])
      var daemon = try Connection(path: socket)
      #expect(try daemon.call("events.read", ["consumer": "mailer"])["events"] != [])
      // A run that continues has acknowledged what it has printed.
      let second = Screen(linesMax: 3)
      Thread.detachNewThread {
        #expect(throws: Never.self) {
          var other = try Connection(path: socket)
          while try other.call("events.read", ["consumer": "mailer"])["events"] != [] {}
          _ = try other.call("install", ["device": "next"])
        }
      }
      #expect(watch(words, on: second).code == .done)
      #expect(try second.text.map { try JSON(parsing: $0)["cursor"] } == ["5", "6", "7"])
    }
  }

  @Test("watch reconnects after a loss, reports it, and continues after the last event")
  func lost() throws {
    let page: @Sendable (Int, Int) -> String = { id, cursor in
      #"{"jsonrpc":"2.0","id":\#(id),"result":{"events":[{"cursor":"\#(cursor)","kind":"k"}],"#
        + #""cursor":"\#(cursor)","more":false}}"# + "\n"
    }
    let count = Atomic(0)
    let lines = try withDaemon({ peer in
      let number = count.wrappingAdd(1, ordering: .relaxed).newValue
      // The first connection answers and closes; the second closes at once.
      guard number != 2, peer.line() != nil else { return }
      peer.send(page(1, number))
      if number > 1 { peer.waitForEnd() }
    }) { daemon in
      let screen = Screen(linesMax: 2)
      #expect(watch(["after=0", "--socket", daemon.path], on: screen).code == .done)
      #expect(screen.text == [#"{"cursor":"1","kind":"k"}"#, #"{"cursor":"3","kind":"k"}"#])
      let complaints = screen.complaints.withLock { $0 }
      #expect(
        complaints == ["entitle: connection lost; reconnecting\n", "entitle: reconnected\n"]
      )
      return { daemon.lines }
    }
    let sent = lines().map { try? JSON(parsing: $0)["params"]?["after"] }
    #expect(sent.first == "0")
    #expect(sent.last == "1")
  }

  @Test("events.wait may take longer than --timeout")
  func patience() throws {
    try RealDaemon.run { socket in
      let run = try EntitleRun(
        ["events.wait", "timeoutMs=400", "--timeout", "0.3", "--socket", socket]
      )
      #expect(run.code == 0, "\(run.complaints)")
      #expect(run.output == "{\"events\":[],\"cursor\":\"0\",\"more\":false}\n")
    }
  }

  @Test("watch takes the parameters of events.wait except limit and timeoutMs")
  func words() throws {
    func read(_ words: String...) throws -> Command {
      try CommandLineReader.read(["watch"] + words, .contract).command
    }
    #expect(try read() == .watch([]))
    #expect(
      try read("--kinds", "granted,grantRevoked", "after=7")
        == .watch([.init("kinds", ["granted", "grantRevoked"]), .init("after", "7")])
    )
    #expect(
      try read(#"kinds=["granted"]"#, "project=p")
        == .watch([.init("kinds", ["granted"]), .init("project", "p")])
    )
    for wrong in ["limit=5", "timeoutMs=5", "-", "x"] {
      #expect(throws: UsageError.self) { try read(wrong) }
    }
  }
}

@Suite(
  "The client's event feed",
  .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
)
struct EventFeedTests {
  @Test("The feed returns each event once, in order, also during a wait")
  func order() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      _ = try daemon.call("install", ["device": "before"])
      var now = EventFeed(FeedSelection(), SocketSearch(given: socket), waitMilliseconds: 0)
      #expect(try now.nextPage() == [])
      #expect(now.cursor == "1")
      var feed = EventFeed(FeedSelection(from: .after("0")), SocketSearch(given: socket))
      Thread.detachNewThread {
        #expect(throws: Never.self) {
          var daemon = try Connection(path: socket)
          for number in 0..<20 {
            _ = try daemon.call("install", ["device": .string("d\(number)")])
          }
        }
      }
      for number in 1...21 {
        let event = try feed.next()
        #expect(event.cursor == "\(number)")
        #expect(event.kind == "userCreated")
        #expect(feed.cursor == event.cursor)
      }
      #expect(try now.next().json["device"] == "d0")
    }
  }

  @Test("The feed acknowledges the events that it returned when it asks for more")
  func acknowledge() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      for device in ["a", "b", "c"] {
        _ = try daemon.call("install", ["device": .string(device)])
      }
      _ = try daemon.call("events.acknowledge", ["consumer": "w", "cursor": "1"])
      var feed = EventFeed(FeedSelection(from: .consumer("w")), SocketSearch(given: socket))
      #expect(try feed.next().cursor == "2")
      #expect(try feed.next().cursor == "3")
      _ = try daemon.call("install", ["device": "d"])
      #expect(try feed.next().cursor == "4")
      let rest = try daemon.call("events.read", ["consumer": "w"])
      #expect(rest["events"]?.elements?.map { $0["cursor"] } == ["4"])
    }
  }

  @Test("The feed fails at once without a daemon, and after its patience after a loss")
  func patience() throws {
    try withDirectory { directory in
      var feed = EventFeed(
        FeedSelection(from: .after("0")),
        SocketSearch(given: directory + "/none")
      )
      guard case .noConnection? = failure({ try feed.next() }) else {
        Issue.record("expected that nobody answers")
        return
      }
    }
    // This daemon answers once, and then removes its socket.
    var feed: EventFeed?
    try withDaemon({ peer in
      _ = peer.line()
      let result = #"{"events":[],"cursor":"0","more":false}"#
      peer.send(#"{"jsonrpc":"2.0","id":1,"result":\#(result)}"# + "\n")
    }) { daemon in
      feed = EventFeed(
        FeedSelection(from: .after("0")),
        SocketSearch(given: daemon.path),
        patience: .milliseconds(50)
      )
      let page = try feed?.nextPage()
      #expect(page == [])
    }
    var isOver = false
    while !isOver {
      isOver = failure({ try feed?.nextPage() ?? [] }) != nil
    }
    #expect(feed?.isConnected == false)
  }

  @Test("An error that passes is not taken for the end of the feed")
  func passingError() throws {
    try withDaemon({ peer in
      _ = peer.line()
      let data = #"{"kind":"storageUnavailable","retryable":true}"#
      let error = #"{"code":-32000,"message":"PostgreSQL: no answer","data":\#(data)}"#
      peer.send(#"{"jsonrpc":"2.0","id":1,"error":\#(error)}"# + "\n")
      _ = peer.line()
      let result = #"{"events":[],"cursor":"0","more":false}"#
      peer.send(#"{"jsonrpc":"2.0","id":2,"result":\#(result)}"# + "\n")
    }) { daemon in
      var feed = EventFeed(FeedSelection(from: .after("0")), SocketSearch(given: daemon.path))
      for isAnswered in [false, true] {
        let page = try feed.nextPage()
        #expect(page == [])
        let state = [feed.isConnected, feed.isAnswered]
        #expect(state == [true, isAnswered])
      }
    }
  }

  @Test("Notifications of a subscription are returned separately from replies")
  func notices() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      _ = try daemon.call("events.subscribe")
      _ = try daemon.call("install", ["device": "a"])
      _ = try daemon.call("install", ["device": "b"])
      for (number, device) in ["a", "b"].enumerated() {
        let notice = try daemon.nextNotice()
        #expect(notice.method == "event")
        #expect(notice.params["cursor"]?.text == "\(number + 1)")
        #expect(notice.params["event"]?["device"]?.text == device)
      }
      guard
        case .timeout(.receiving, _)? = failure({
          try daemon.nextNotice(timeout: .milliseconds(20))
        })
      else {
        Issue.record("expected that nothing comes")
        return
      }
      #expect(try daemon.call("server.ping")["pong"] == true)
    }
  }
}
