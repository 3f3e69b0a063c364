import EntitledClient
import Foundation
import Platform
import Synchronization
import Testing

@testable import entitle

@Suite("entitle store", .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build"))
struct StoreCommandTests {
  private static let define: JSON = [
    "environment": "any",
    "stores": [
      "stripe": ["secret": "whsec_x"],
      "appStore": ["apps": [["bundleId": "com.example"]], "environments": ["LocalTesting"]],
    ],
  ]

  private static let subscription =
    #"{"store":"stripe","response":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00Z","#
    + #""body":{"id":"sub_1","status":"active","items":{"data":[{"current_period_start":1,"#
    + #""current_period_end":9,"price":{"id":"p","product":"monthly"}}]}}}}"#

  /// A notification of the type TEST, which Apple does not sign in this environment.
  private static let signed: String = {
    let payload =
      #"{"notificationType":"TEST","notificationUUID":"u","signedDate":1767225600000,"#
      + #""data":{"bundleId":"com.example","environment":"LocalTesting"}}"#
    let parts = [#"{"alg":"ES256"}"#, payload, "abc"].map {
      Data($0.utf8).base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
        .replacing("/", with: "_")
    }
    return parts.joined(separator: ".")
  }()

  private static let lines = [
    #"{"signedPayload":"\#(signed)"}"#, "",
    #"{"sendAttempts":[{"sendAttemptResult":"SUCCESS"}],"signedPayload":"\#(signed)"}"#,
    subscription, "no JSON", #"{"a":1}"#, #"{"store":"playStore","payload":"{}"}"#,
  ]

  @Test("Each line gets a result or an error with its number, and an error the exit code 3")
  func lines() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      _ = try daemon.call("project.define", Self.define)
      let input = Self.lines.joined(separator: "\n")
      let run = try EntitleRun(["store", "-", "--socket", socket], input: input)
      #expect(run.code == 3)
      let replies = try run.output.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
      #expect(replies.map { $0["line"]?.int64 } == [1, 3, 4, 5, 6, 7])
      let outcomes = replies.map { $0["result"]?["outcome"]?.text }
      #expect(outcomes == ["ignored", "repeated", "unclaimed", nil, nil, nil])
      #expect(replies.last?["error"]?["data"]?["httpStatus"]?.int64 == 503)
    }
  }

  @Test("A dry run of a file changes nothing, and a file without errors has the exit code 0")
  func dryRun() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      _ = try daemon.call("project.define", Self.define)
      let file = FileManager.default.temporaryDirectory
        .appending(path: "notifications-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: file) }
      try Data((Self.subscription + "\n").utf8).write(to: URL(filePath: file))
      let words = ["store", file, "--socket", socket]
      for _ in 0..<2 {
        let run = try EntitleRun(words + ["--dry-run"])
        #expect(run.code == 0 && run.output.contains(#""outcome":"unclaimed""#))
      }
      #expect(try EntitleRun(words).output.contains(#""outcome":"unclaimed""#))
      #expect(try EntitleRun(words + ["project=none"]).code == 3)
      #expect(try EntitleRun(["store", "/none", "--socket", socket]).code == 2)
      #expect(try EntitleRun(["store"]).code == 2)
    }
  }

  @Test("A line of text says what to fetch from the store")
  func question() {
    var replay = NotificationReplay(isText: true, showsProgress: false)
    let asked: JSON = [
      "outcome": "ask", "ask": ["kind": "subscription", "purchaseToken": "token-1"],
      "notification": ["type": "PURCHASED"], "purchases": [],
    ]
    let text = replay.text(ofLine: 7, result: asked)
    #expect(text == "7  ask  PURCHASED  subscription purchaseToken=token-1\n")
  }

  private final class Screen: Sendable {
    private let text = Mutex("")

    func show(_ more: String) { text.withLock { $0 += more } }

    var all: String { text.withLock { $0 } }
  }

  @Test("On a terminal a line is text, and the progress goes to standard error elsewhere")
  func forms() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      _ = try daemon.call("project.define", Self.define)
      let file = FileManager.default.temporaryDirectory
        .appending(path: "notifications-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: file) }
      let many = Array(repeating: Self.subscription, count: 120)
      try Data(many.joined(separator: "\n").utf8).write(to: URL(filePath: file))
      for isTerminal in [true, false] {
        let (output, complaints) = (Screen(), Screen())
        var program = Program(
          methods: .contract,
          isTerminal: isTerminal,
          readInput: { () throws(UsageError) in [] }
        )
        program.showsProgress = true
        program.write = { bytes in
          output.show(String(decoding: bytes, as: UTF8.self))
          return .done
        }
        program.complain = { complaints.show($0) }
        #expect(program.run(["store", file, "--socket", socket]).code == .done)
        let shown = output.all
        #expect(shown.split(separator: "\n").count == 120)
        #expect(shown.contains("120  stale  sub_1:1 unchanged") == isTerminal)
        let progress = complaints.all
        #expect(progress.contains("101 notifications, 0 errors") == !isTerminal)
      }
    }
  }
}
