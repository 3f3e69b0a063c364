import EntitledClient
import Foundation
import Platform
import Testing

@testable import entitle

@Suite(
  "entitle export and entitle import",
  .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
)
struct ImportCommandTests {
  private static let definition: [JSON.Member] = [
    .init("rules", ["preset": "revenuecat", "unclaimedPurchases": "keep"]),
    .init("environment", "any"), .init("clock", ["manual": "2026-01-01T00:00:00Z"]),
    .init("products", ["monthly": ["kind": "subscription", "entitlements": ["premium"]]]),
    .init("entitlements", ["gift"]),
  ]

  private static func define(_ project: String, _ daemon: inout Connection) throws {
    let members = [JSON.Member("project", .string(project))] + definition
    _ = try daemon.call("project.define", .object(members))
  }

  /// Makes `count` customers with devices, purchases, properties and grants, and three purchases
  /// that are unclaimed.
  private static func fill(_ count: Int, _ daemon: inout Connection) throws {
    try define("default", &daemon)
    for number in 0..<count {
      let (device, user): (JSON, JSON) = (.string("phone-\(number)"), .string("user-\(number)"))
      _ = try daemon.call("install", ["device": device])
      _ = try daemon.call(
        "purchase",
        [
          "device": device, "product": "monthly", "store": "appStore",
          "transactionId": .string("t\(number)"), "expiresAt": "2026-02-01T00:00:00Z",
          "price": "9.99", "currency": "EUR", "attributes": ["campaign": "\u{1F600} \"x\""],
        ]
      )
      if number % 2 == 0 { _ = try daemon.call("identify", ["device": device, "userId": user]) }
      if number % 3 == 0 {
        let property: JSON = ["device": device, "key": "plan", "value": "gold"]
        _ = try daemon.call("setUserProperty", property)
        _ = try daemon.call("grant", ["device": device, "entitlement": "gift"])
      }
    }
    for number in 0..<3 {
      _ = try daemon.call(
        "purchase",
        [
          "product": "monthly", "store": "appStore", "transactionId": .string("u\(number)"),
          "accountToken": .string("token-\(number)"), "asOf": "2026-01-01T00:00:00Z",
          "expiresAt": "2026-02-01T00:00:00Z",
        ]
      )
    }
  }

  private static func export(_ project: String, _ socket: String) throws -> String {
    let run = try EntitleRun(["export", "project=\(project)", "--socket", socket])
    #expect(run.code == 0, "\(run.complaints)")
    return run.output
  }

  private static func cursor(_ project: String, _ daemon: inout Connection) throws -> Int64? {
    let found = try daemon.call(
      "events.read",
      ["project": .string(project), "limit": 1000]
    )
    return found["events"]?.elements.map { Int64($0.count) }
  }

  @Test("An export that is imported elsewhere is exported again byte by byte, and twice is once")
  func roundTrip() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try Self.fill(120, &daemon)
      try Self.define("copy", &daemon)
      let exported = try Self.export("default", socket)
      #expect(exported.split(separator: "\n").count == 123)
      let words = ["import", "-", "project=copy", "--socket", socket, "--json"]
      let dry = try EntitleRun(words + ["--dry-run"], input: exported)
      #expect(dry.code == 0)
      #expect(try Self.export("copy", socket).isEmpty)
      func counts(_ unchanged: Int, dry: String = "") -> String {
        #"{"taken":123,"changed":0,"refused":0,"unchanged":\#(unchanged)\#(dry)}"# + "\n"
      }
      #expect(dry.output == counts(0, dry: #","dryRun":true"#))
      #expect(try EntitleRun(words, input: exported).output == counts(0))
      #expect(try Self.export("copy", socket) == exported)
      let events = try Self.cursor("copy", &daemon)
      #expect(events == 120)
      #expect(try EntitleRun(words, input: exported).output == counts(123))
      #expect(try Self.cursor("copy", &daemon) == events)
      #expect(try Self.export("copy", socket) == exported)
    }
  }

  @Test("An import that is killed in the middle and run again ends in the same records")
  func killed() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try Self.fill(200, &daemon)
      try Self.define("copy", &daemon)
      let exported = try Self.export("default", socket)
      let process = Process()
      process.executableURL = EntitleRun.folder.appending(path: "entitle")
      process.arguments = ["import", "-", "project=copy", "--socket", socket]
      process.environment = EntitleRun.sanitizer
      let (input, output) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      let lines = exported.split(separator: "\n")
      let half = lines[..<100].map { "\($0)\n" }.joined()
      // The pipe stays open: the process waits for further lines until it is killed.
      try input.fileHandleForWriting.write(contentsOf: Data(half.utf8))
      let deadline = ContinuousClock.now + .seconds(60)
      var taken = 0
      while taken < 40, ContinuousClock.now < deadline {
        let listed = try daemon.call("user.list", ["project": "copy", "limit": 1000])
        taken = listed["customerIds"]?.elements?.count ?? 0
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(taken >= 40 && process.terminationReason == .uncaughtSignal)
      let words = ["import", "-", "project=copy", "--socket", socket]
      #expect(try EntitleRun(words, input: exported).code == 0)
      #expect(try Self.export("copy", socket) == exported)
    }
  }

  /// A customer, two lines that are refused, and another customer.
  private static let mixed = """
    {"ids":[{"id":"ann","kind":"identified"}]}
    [1]
    [2]
    {"ids":[{"id":"bob","kind":"identified"}]}
    """

  @Test("An import goes on when nobody reads its output any more")
  func readerGone() throws {
    try RealDaemon.run { socket in
      let file = NSTemporaryDirectory() + "customers-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: file) }
      try Data(Self.mixed.utf8).write(to: URL(filePath: file))
      let program = Program(
        methods: .contract,
        isTerminal: false,
        readInput: { () throws(UsageError) in [] },
        write: { _ in .readerGone }
      )
      #expect(program.run(["import", file, "--socket", socket]).code == .refused)
      var daemon = try Connection(path: socket)
      #expect(try daemon.call("userInfo", ["userId": "bob"])["user"] != nil)
    }
  }

  @Test("A report that cannot be written does not hide what was imported")
  func unwrittenReport() throws {
    try RealDaemon.run { socket in
      let words = ["import", "-", "--report", "/dev/full", "--socket", socket, "--json"]
      let run = try EntitleRun(words, input: Self.mixed)
      #expect(run.code == 74)
      #expect(run.complaints.contains("/dev/full cannot be written"))
      #expect(run.output.contains(#""refused":2"#))
    }
  }

  @Test("Each line has an entry in the report, and a refused one the exit code 3")
  func report() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try Self.fill(2, &daemon)
      try Self.define("copy", &daemon)
      let first = try Self.export("default", socket).split(separator: "\n").map(String.init)
      let other =
        #"{"ids":[{"id":"eve","kind":"identified","createdAt":"2026-01-01T00:00:00Z"}],"#
        + #""purchases":[{"store":"appStore","originalTransactionId":"t0","transactions":["#
        + #"{"transactionId":"t0","product":"monthly","purchasedAt":"2026-01-01T00:00:00Z"}]}]}"#
      let long = #"{"ids":"\#(String(repeating: "x", count: 1 << 20))"}"#
      let lines = first + ["", "no JSON", "[1]", other, long, #"{"ids":[],"wrong":1}"#]
      let file = FileManager.default.temporaryDirectory
        .appending(path: "report-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: file) }
      let words = ["import", "-", "project=copy", "--report", file, "--socket", socket]
      let run = try EntitleRun(words, input: lines.joined(separator: "\n"))
      #expect(run.code == 3)
      let report = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        .map { try JSON(parsing: Array($0.utf8)) }
      #expect(report.map { $0["line"]?.int64 } == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
      let outcomes = report.map { $0["outcome"]?.text }
      #expect(
        outcomes == Array(repeating: "taken", count: 5) + Array(repeating: "refused", count: 5)
      )
      #expect(report.allSatisfy { $0["reason"]?.isNull == ($0["outcome"] == "taken") })
      // Without --report it prints what was not taken, and the counts.
      let printed = run.output.split(separator: "\n")
      #expect(printed.count == 6)
      #expect(printed.last == #"{"taken":5,"changed":0,"refused":5,"unchanged":0}"#)
      let skip = try EntitleRun(
        ["import", "-", "project=copy", "on-conflict=skip", "--socket", socket],
        input: other
      )
      #expect(skip.code == 0 && skip.output.contains(#""outcome":"changed""#))
      #expect(
        try EntitleRun(["import", "-", "project=none", "--socket", socket], input: other).code == 3
      )
      #expect(try EntitleRun(["import", "--socket", socket]).code == 2)
      #expect(try EntitleRun(["import", "/none", "--socket", socket]).code == 2)
      let log = #"{"cursor":"1","id":"ev_1_1","kind":"userCreated","at":"2026-01-01T00:00:00Z"}"#
      let events = try EntitleRun(["import", "-", "--socket", socket], input: log)
      #expect(events.code == 2)
      #expect(events.complaints.contains("line 1 is an event, not a customer"))
      #expect(try EntitleRun(["export", "project=none", "--socket", socket]).code == 3)
    }
  }

  @Test("A first line that is too long is refused like any other", arguments: [false, true])
  func longFirstLine(isCSV: Bool) throws {
    try RealDaemon.run { socket in
      let text = String(repeating: "x", count: 1 << 20)
      let lines =
        isCSV
        ? ["user_id,stripe_token,country", "ann,sub_1,\(text)", "bob,sub_2,DE"]
        : [
          #"{"ids":[{"id":"\#(text)","kind":"identified"}]}"#,
          #"{"ids":[{"id":"bob","kind":"identified"}]}"#,
        ]
      let format = isCSV ? ["--from", "claims"] : []
      let run = try EntitleRun(
        ["import", "-", "--socket", socket, "--json"] + format,
        input: lines.joined(separator: "\n")
      )
      #expect(run.code == 3, "\(run.complaints)")
      let summary = try JSON(parsing: String(run.output.split(separator: "\n").last ?? ""))
      #expect(summary["refused"] == 1, "\(run.output)")
    }
  }

  @Test("A person reads sentences: what was taken, what was known, and what was not read")
  func summary() {
    var report = ImportReport()
    report.count(.init(number: 1, outcome: .taken, reason: nil, isKnown: true))
    let one = "1 line taken, 0 taken in part, 0 refused\n"
    let known = "1 line changed nothing: the project had all of it already\n"
    #expect(report.summary(asText: true) == one + known)
    report.unreadColumns = ["a"]
    #expect(report.summary(asText: true) == one + known + "1 column is not read: a\n")
    report.unreadColumns = ["a", "b"]
    #expect(report.summary(asText: true).hasSuffix("2 columns are not read: a, b\n"))
    let part = ImportReport.Line(number: 2, outcome: .changed, reason: "x")
    #expect(part.text == "2  taken in part  x")
    report.count(part)
    report.isDryRun = true
    let text = report.summary(asText: true)
    #expect(text.hasPrefix("1 line taken, 1 taken in part, 0 refused\n"))
    #expect(text.contains("dry run: ") && text.contains("each line alone"))
  }

  @Test("The progress is a bar for a file, and a count for a pipe")
  func progress() {
    var report = ImportReport()
    report.count(.init(number: 1, outcome: .taken, reason: nil))
    #expect(report.progress == "\rimport: 1 line, 0 refused\u{1B}[K")
    report.count(.init(number: 2, outcome: .refused, reason: "x"))
    #expect(report.progress == "\rimport: 2 lines, 1 refused\u{1B}[K")
    report.bytesCount = 400
    report.bytesRead = 100
    let bar = "#####---------------"
    #expect(report.progress == "\rimport: [\(bar)] 25 %, 2 lines, 1 refused\u{1B}[K")
    // The last line may lack its line end.
    report.bytesRead = 401
    #expect(report.progress.contains("] 100 %"))
  }
}
