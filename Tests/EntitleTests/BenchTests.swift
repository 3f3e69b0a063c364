import EntitledClient
import Foundation
import Platform
import Synchronization
import Testing

@testable import Benchmark
@testable import entitle

@Suite("entitle bench")
struct BenchTests {
  private static func read(_ words: String) throws -> Command {
    try CommandLineReader.read(words.split(separator: " ").map(String.init), .contract).command
  }

  @Test("The options describe the load")
  func words() throws {
    #expect(try Self.read("bench") == .bench(BenchOptions()))
    var question = BenchOptions()
    question.connections = 4
    question.pipeline = 64
    question.writes = 10
    question.writers = 3
    question.devices = 7
    question.rate = 500
    question.duration = .seconds(0.5)
    question.isLoaded = true
    let words =
      "bench --connections 4 --pipeline=64 --writes 10 --writers 3 --devices 7 --rate 500 "
      + "--seconds 0.5 --loaded"
    #expect(try Self.read(words) == .bench(question))
  }

  @Test(
    "An invalid command line is rejected with a hint",
    arguments: [
      ("bench --connections 0", "--connections: expected a number, found \"0\"", "from 1 to 10000"),
      ("bench --connections x", "--connections: expected a number, found \"x\"", "from 1 to 10000"),
      ("bench --writes 101", "--writes: expected a number, found \"101\"", "from 0 to 100"),
      ("bench --pipeline", "--pipeline needs a value", "--pipeline=VALUE"),
      ("bench --rate 0", "--rate: expected a number, found \"0\"", "from 1 to 10000000"),
      ("bench --rate 9 --rate 9", "--rate is given twice", "leave one of them out"),
      ("bench --seconds 0", "--seconds: expected seconds, found \"0\"", "2.5"),
      ("bench --conections 5", "unknown parameter \"conections\"", "\"connections\""),
      ("bench device=a", "unknown parameter \"device\"", "--connections"),
      ("bench 5", "expected name=value, found \"5\"", "--connections"),
      (
        "bench --connections 5000 --pipeline 500", "2500000 requests would be under way",
        "fewer --connections"
      ),
      ("bench --field reads", "--field goes with a method", "--json"),
    ]
  )
  func refused(words: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) { try Self.read(words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    let said: String = error?.hint ?? ""
    #expect(said.contains(hint), "\(said)")
  }

  @Test("The completion and the help contain all options")
  func shown() throws {
    let choices = CommandCompletion(.contract).choices(for: ["bench", "--w"]).map(\.text)
    #expect(choices == ["--writes", "--writers", "--wait"])
    let text = Help.text(.builtIn(.bench), .contract)
    for option in SubcommandOptions.names(of: .bench) { #expect(text.contains(option)) }
  }

  @Test("Requests are due at equal intervals, and their time counts from when they are due")
  func due() {
    var window = BenchWindow(warmUp: .seconds(1), length: .seconds(2), rate: 3)
    window.begin(at: 500)
    var moments: [UInt64] = []
    while let due = window.nextDue {
      #expect(window.due(by: due - 1) == nil)
      #expect(window.due(by: due) == due)
      moments.append(due)
      window.advance()
    }
    #expect(window.isAllSent)
    #expect(
      moments == [
        500, 333_333_833, 666_667_166, 1_000_000_500, 1_333_333_833, 1_666_667_166,
        2_000_000_500, 2_333_333_833, 2_666_667_166,
      ]
    )
    let late = moments.filter {
      window.counts(.init(id: 1, since: $0, isWrite: false), at: .max, isWriter: false)
    }
    #expect(late == Array(moments[3...]))
  }

  @Test("A reply counts as a result or an error by its ID and its members")
  func replies() {
    func judge(_ text: String) -> BenchConnection.Reply {
      let bytes = Array(text.utf8)
      return ReplyLine.judge(bytes.span, id: 1_000_000_007)
    }
    #expect(judge(#"{"jsonrpc":"2.0","id":1000000007,"result":{"error":1}}"#) == .result)
    #expect(judge(#"{"jsonrpc":"2.0","id":1000000007,"error":{"code":1}}"#) == .error)
    for other in [
      #"{"jsonrpc":"2.0","id":1000000008,"result":{}}"#, #"{"jsonrpc":"2.0","id":null,"error":{}}"#,
      #"{"jsonrpc":"2.0","id":10000000071,"result":{}}"#, "", "{}",
      #"{"jsonrpc":"2.0","id":1000000007"#, #"{"jsonrpc":"2.0","method":"event","params":{}}"#,
    ] {
      #expect(judge(other) == .other, "\(other)")
    }
  }

  /// Answers only the call that defines the project.
  private static func defining(_ then: @escaping FakeDaemon.Script) -> FakeDaemon.Script {
    let isDefined = Atomic(false)
    return { peer in
      guard !isDefined.load(ordering: .relaxed) else { return then(&peer) }
      // The first connection only checks that a daemon answers.
      guard peer.line() != nil else { return }
      peer.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n")
      isDefined.store(true, ordering: .relaxed)
    }
  }

  private static let words = ["bench", "--devices", "3", "--seconds", "0.1"]

  @Test("A daemon that closes the connections ends the run with an error")
  func gone() throws {
    let run = try EntitleRun.against(Self.defining { peer in _ = peer.line() }, Self.words)
    #expect(run.code == 4, "\(run.complaints)")
    #expect(run.complaints.hasPrefix("entitle: the daemon went away while answers were awaited\n"))
    #expect(run.output.isEmpty)
  }

  @Test("The run waits for a silent daemon for the duration of --timeout")
  func silent() throws {
    let run = try EntitleRun.against(
      Self.defining { $0.waitForEnd() },
      Self.words + ["--timeout", "0.3"]
    )
    #expect(run.code == 5, "\(run.complaints)")
    #expect(run.complaints.contains("did not answer within"))
  }

  @Test("The run counts and reports errors, and exits with code 3")
  func errors() throws {
    let script: FakeDaemon.Script = { peer in
      while let line = peer.line() {
        let request = try? JSON(parsing: line)
        let answer =
          request?["method"] == "checkEntitlements"
          ? #""error":{"code":1402,"message":"no","data":{"kind":"overloaded"}}"# : #""result":{}"#
        peer.send(#"{"jsonrpc":"2.0","id":\#(request?["id"] ?? .null),\#(answer)}"# + "\n")
      }
    }
    let run = try EntitleRun.against(script, Self.words + ["--connections", "1", "--json"])
    #expect(run.code == 3)
    #expect(run.complaints.hasSuffix(" answers were errors; the first: no (overloaded)\n"))
    let json = try JSON(parsing: run.output)
    let errors = try #require(json["errors"]?.int64)
    #expect(errors > 0)
    #expect(try #require(json["answers"]?.int64) <= errors)
    #expect(json["firstError"]?["data"]?["kind"] == "overloaded")
  }

  @Test("--loaded fails if the daemon does not have the devices")
  func unloaded() throws {
    try RealDaemon.run { socket in
      let alone = try EntitleRun(["bench", "--loaded"])
      #expect(alone.code == 2)
      #expect(alone.complaints.contains("hint: leave out --loaded, or name a daemon with --socket"))
      let run = try EntitleRun(Self.words + ["--loaded", "--socket", socket])
      #expect(run.code == 3)
      #expect(run.complaints.contains("(unknownProject)"), "\(run.complaints)")
    }
  }

  @Test("A reply that matches no request ends the run", arguments: ["{}", "hello", ""])
  func odd(line: String) throws {
    let script = Self.defining { peer in
      _ = peer.line()
      peer.send("\(line)\n")
      peer.waitForEnd()
    }
    let run = try EntitleRun.against(script, Self.words)
    #expect(run.code == 3, "\(run.complaints)")
    #expect(run.complaints.contains("this answers no request: \(line)\n"))
  }
}

@Suite(
  "entitle bench with real daemons",
  .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
)
struct BenchRunTests {
  private func measured(_ words: [String]) throws -> JSON {
    let run = try EntitleRun(["bench", "--json", "--seconds", "0.3"] + words)
    #expect(run.code == 0, "\(run.complaints)")
    return try JSON(parsing: run.output)
  }

  private func count(_ json: JSON, _ part: String) -> Int64 { json[part]?["count"]?.int64 ?? -1 }

  /// Checks the invariants of every result.
  private func check(_ json: JSON) {
    #expect(count(json, "reads") + count(json, "writes") == json["answers"]?.int64)
    #expect(json["errors"] == 0)
    #expect(json["unanswered"] == 0)
    #expect(json["firstError"] == .null)
    for part in ["reads", "writes"] where count(json, part) > 0 {
      let names = ["p50", "p99", "p999", "longest"].map { "\($0)Nanoseconds" }
      let times = names.compactMap { json[part]?[$0]?.int64 }
      #expect(times.count == names.count && times == times.sorted() && times[0] > 0)
    }
  }

  @Test("Without --socket it measures a temporary daemon")
  func reads() throws {
    let json = try measured(["--devices", "20", "--connections", "5", "--pipeline", "3"])
    check(json)
    #expect(count(json, "reads") > 0)
    #expect(count(json, "writes") == 0)
    #expect(json["milliseconds"] == 300)
    #expect(json["devices"] == 20)
  }

  @Test("Its purchases are in the given daemon")
  func writes() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      func purchases() throws -> Int64 {
        let projects = try daemon.call("project.describe", ["project": "bench"])
        return projects["project"]?["counts"]?["purchases"]?.int64 ?? -1
      }
      let load = ["--socket", socket, "--devices", "10", "--connections", "3"]
      let first = try measured(load + ["--writes", "50"])
      check(first)
      #expect(count(first, "reads") > 0)
      let bought = try purchases()
      // The purchases of the warm-up are stored but not counted.
      #expect(count(first, "writes") > 0 && bought >= 10 + count(first, "writes"))
      // A second run finds the devices and their purchases, and adds new purchases.
      let second = try measured(load + ["--writers", "1"])
      check(second)
      let boughtThen = try purchases()
      #expect(boughtThen >= bought + count(second, "writes"))
      let third = try measured(load + ["--loaded"])
      check(third)
      #expect(third["loadingMilliseconds"] == 0)
      #expect(try purchases() == boughtThen)
      #expect(try daemon.call("project.list")["projects"]?.elements?.count == 2)
    }
  }

  @Test("A pause between requests that are due is no timeout")
  func rareRequests() throws {
    let words = ["--devices", "5", "--connections", "1", "--rate", "2", "--timeout", "0.2"]
    let json = try measured(words)
    #expect(json["unanswered"] == 0)
  }

  @Test("All requests of a rate are counted")
  func rate() throws {
    let json = try measured(["--devices", "5", "--connections", "2", "--rate", "100"])
    check(json)
    #expect(json["answers"] == 30)
    #expect(json["rate"] == 100)
  }

  @Test("People see a table, and progress on a terminal")
  func table() throws {
    let program = EntitleRun.folder.appending(path: "entitle").path
    let words = [program, "bench", "--seconds", "0.6", "--devices", "5", "--writes", "50"]
    let terminal = try PseudoTerminal(words, environment: ["NO_COLOR": "1"])
    terminal.wait(for: "measuring: ")
    terminal.wait(for: " a second")
    terminal.wait(for: "50 connections, 1 under way on each, 5 devices, for 0.6 s")
    terminal.wait(for: "answers  a second")
    terminal.wait(for: "p99.9")
    terminal.wait(for: "reads")
    terminal.wait(for: "writes")
    #expect(terminal.end() == 0)
    let run = try EntitleRun(["bench", "--seconds", "0.1", "--devices", "5"])
    #expect(run.complaints.isEmpty)
    #expect(run.output.hasPrefix("50 connections, 1 under way"))
  }
}
