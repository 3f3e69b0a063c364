import Foundation
import TestSupport
import Testing

/// Reads what `entitle metrics` prints with the parser of Prometheus's own client for Python.
@Suite("The metrics, for a parser that is not ours")
struct MetricsTests {
  private static let python = "/usr/bin/python3"

  /// Whether the parser is installed; under CI a missing parser is a failure.
  private static let canParse: Bool = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    guard FileManager.default.isExecutableFile(atPath: python) else { return false }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", "import prometheus_client.parser"]
    process.standardError = nil
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Prints each family as a line: name, type, help, and its samples as a list.
  private static let script = """
    import json, sys
    from prometheus_client.parser import text_string_to_metric_families
    for family in text_string_to_metric_families(sys.stdin.read()):
        samples = [[s.name, s.labels, s.value] for s in family.samples]
        print(json.dumps([family.name, family.type, family.documentation, samples]))
    """

  private struct Family {
    var name: String
    var type: String
    var about: String
    var samples: [(name: String, labels: [String: String], value: Double)]
  }

  private func parse(_ text: String) throws -> [Family] {
    let process = Process()
    process.executableURL = URL(filePath: Self.python)
    process.arguments = ["-c", Self.script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The text fits into the pipe or is read while the parser runs.
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try said.split(separator: 0x0A).map { line in
      let parts = try #require(try JSONSerialization.jsonObject(with: line) as? [Any])
      let samples = try #require(parts[3] as? [[Any]])
      return Family(
        name: try #require(parts[0] as? String),
        type: try #require(parts[1] as? String),
        about: try #require(parts[2] as? String),
        samples: try samples.map { sample in
          (
            try #require(sample[0] as? String), try #require(sample[1] as? [String: String]),
            try #require(sample[2] as? Double)
          )
        }
      )
    }
  }

  @Test(
    "Every family has a type and a help text, and shows what server.stats returns",
    .enabled(if: canParse, "not installed: run .ci/setup python3-prometheus-client")
  )
  func parsed() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    for number in 0..<7 { try line.result("install", #"{"device":"phone-\#(number)"}"#) }
    _ = try line.reply(to: #"{"id":1,"method":"userInfo","params":{"userId":"nobody"}}"#)
    _ = try line.reply(to: "no JSON")
    // A name with everything that the format escapes.
    try line.result(
      "events.acknowledge",
      #"{"consumer":"a \"b\" \\c é","cursor":"2"}"#
    )
    let run = try ProgramRun("entitle", ["metrics", "--socket", daemon.socket]).outcome()
    #expect(run.code == 0)
    let families = try parse(run.said)
    #expect(families.count > 30)
    for family in families {
      #expect(["counter", "gauge", "histogram"].contains(family.type), "\(family.name)")
      #expect(!family.about.isEmpty)
      #expect(family.name.hasPrefix("entitled_"))
      if family.type == "histogram" { check(family) }
    }
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
      families.flatMap(\.samples).first { $0.name == name && $0.labels == labels }?.value
    }
    #expect(value("entitled_requests_total", ["method": "install"]) == 7)
    #expect(value("entitled_request_duration_seconds_count", ["method": "install"]) == 7)
    let error = ["method": "userInfo", "kind": "unknownUser"]
    #expect(value("entitled_request_errors_total", error) == 1)
    #expect(value("entitled_refused_requests_total", ["kind": "parseError"]) == 1)
    #expect(value("entitled_connections", ["uid": "\(getuid())", "role": "admin"]) == 2)
    let consumer = ["project": "default", "consumer": #"a "b" \c é"#]
    #expect(value("entitled_consumer_lag_events", consumer) == 5)
    #expect(try #require(value("entitled_sync_duration_seconds_count")) >= 1)
    #expect(try #require(value("entitled_uptime_seconds")) > 0)
    #expect(try #require(value("entitled_free_bytes")) > 0)
  }

  /// Checks that a histogram is cumulative, and ends with all durations.
  private func check(_ family: Family) {
    var last: [String: Double] = [:]
    var bounds: [String: Double] = [:]
    for sample in family.samples {
      let method = sample.labels["method"] ?? ""
      switch sample.name {
      case "\(family.name)_bucket":
        let bound = sample.labels["le"] == "+Inf" ? .infinity : Double(sample.labels["le"] ?? "")
        #expect((bound ?? -1) > bounds[method] ?? 0, "\(family.name)")
        #expect(sample.value >= last[method] ?? 0, "\(family.name)")
        (bounds[method], last[method]) = (bound, sample.value)
      case "\(family.name)_count":
        #expect(bounds[method] == .infinity)
        #expect(sample.value == last[method])
      case "\(family.name)_sum": #expect(sample.value >= 0)
      default: Issue.record("\(sample.name)")
      }
    }
  }

  @Test("entitle stats shows the methods, the errors and the consumers, once and again and again")
  func people() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    _ = try line.reply(to: #"{"id":1,"method":"userInfo","params":{"userId":"nobody"}}"#)
    try line.result("events.acknowledge", #"{"consumer":"mailer","cursor":"0"}"#)
    let once = try ProgramRun("entitle", ["stats", "--socket", daemon.socket]).outcome()
    #expect(once.code == 0)
    for words in ["install", "unknownUser", "mailer", "syncs", "uid \(getuid()) admin"] {
      #expect(once.said.contains(words), "\(words): \(once.said)")
    }
    let json = try ProgramRun("entitle", ["stats", "--json", "--socket", daemon.socket]).outcome()
    #expect(try JSONTree(Array(json.said.utf8.dropLast()))["methods"]?["install"] != nil)
    let watching = try ChildProcess(
      "/usr/bin/timeout",
      [
        "-sKILL", "1", DaemonProcess.program("entitle"), "stats", "--watch=0.1", "--socket",
        daemon.socket,
      ],
      descriptors: [0, unsafe open(daemon.folder.file("watched"), O_RDWR | O_CREAT, 0o600), 2]
    )
    _ = watching.wait()
    let watched = try String(contentsOfFile: daemon.folder.file("watched"), encoding: .utf8)
    #expect(watched.split(separator: "\n").filter { $0.hasPrefix("up ") }.count > 1)
  }
}
