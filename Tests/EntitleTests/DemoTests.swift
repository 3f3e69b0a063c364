import EntitledClient
import Foundation
import Testing

@testable import entitle

@Suite("entitle demo", .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build"))
struct DemoTests {
  /// A row of a table: a device, its user, and its active entitlements.
  struct Row: Equatable {
    let device: String
    let user: String
    let mayUse: Set<String>

    init(_ device: String, _ user: String, _ mayUse: Set<String>) {
      self.device = device
      self.user = user
      self.mayUse = mayUse
    }
  }

  /// The expected tables of the six examples, as on the page about the rules.
  ///
  /// The sixth example has two forms: a restore that transfers, and a restore that shares.
  private static let expected: [[[Row]]] = [
    [
      [Row("A", "no user", []), Row("B", "no user", ["X"])],
      [Row("A", "no user", ["Y"]), Row("B", "no user", ["X"])],
    ],
    [
      [Row("A", "no user", []), Row("B", "no user", ["X"])],
      [Row("A", "no user", []), Row("B", "u1", ["X"])],
      [Row("A", "u1", ["X"]), Row("B", "u1", ["X"])],
    ],
    [
      [Row("A", "no user", ["X"])], [Row("A", "u1", ["X"])], [Row("A", "u1", ["X", "Y"])],
      [Row("A", "no user", ["X", "Y"])],
    ],
    [
      [Row("A", "no user", ["X"]), Row("B", "no user", [])],
      [Row("A", "u1", ["X"]), Row("B", "no user", [])],
      [Row("A", "u1", ["X", "Y"]), Row("B", "no user", [])],
      [Row("A", "u1", ["X", "Y"]), Row("B", "u1", ["X", "Y"])],
      [Row("A", "no user", ["X", "Y"]), Row("B", "u1", ["X", "Y"])],
      [Row("A", "no user", ["X", "Y"]), Row("B", "no user", [])],
    ],
    [
      [Row("A", "no user", ["X"]), Row("B", "no user", [])],
      [Row("A", "u1", ["X"]), Row("B", "no user", [])],
      [Row("A", "u1", ["X"]), Row("B", "no user", ["Y"])],
      [Row("A", "u1", ["X", "Y"]), Row("B", "u1", ["X", "Y"])],
      [Row("A", "no user", ["X"]), Row("B", "u1", ["X", "Y"])],
      [Row("A", "no user", ["X"]), Row("B", "no user", ["Y"])],
    ],
    six(atTheEnd: [
      [Row("phone", "u2", ["X"]), Row("tablet", "u1", [])],
      [Row("phone", "no user", []), Row("tablet", "u1", [])],
    ]),
    six(atTheEnd: [
      [Row("phone", "u2", ["X"]), Row("tablet", "u1", ["X"])],
      [Row("phone", "no user", ["X"]), Row("tablet", "u1", ["X"])],
    ]),
  ]

  private static func six(atTheEnd end: [[Row]]) -> [[Row]] {
    [
      [Row("phone", "no user", ["X"]), Row("tablet", "no user", [])],
      [Row("phone", "u1", ["X"]), Row("tablet", "no user", [])],
      [Row("phone", "u1", ["X"]), Row("tablet", "u1", ["X"])],
      [Row("phone", "no user", ["X"]), Row("tablet", "u1", ["X"])],
      [Row("phone", "u2", []), Row("tablet", "u1", ["X"])],
    ] + end
  }

  /// Returns the tables of a run, per example and step.
  private func tables(in text: String) -> [[[Row]]] {
    var examples: [[[Row]]] = []
    var isTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("Example ") { examples.append([]) }
      if line.hasPrefix("      device ") {
        isTable = true
        examples[examples.count - 1].append([])
      } else if line.isEmpty {
        isTable = false
      } else if isTable {
        // Two blanks separate the columns, and commas the entitlements.
        let cells = line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        let mayUse = cells[2] == "nothing" ? [] : cells[2].components(separatedBy: ", ")
        let last = examples[examples.count - 1].count - 1
        examples[examples.count - 1][last].append(Row(cells[0], cells[1], Set(mayUse)))
      }
    }
    return examples
  }

  @Test("The six examples have the documented results")
  func tables() throws {
    let run = try EntitleRun(["demo"])
    #expect(run.code == 0, "\(run.complaints)")
    #expect(run.complaints == "")
    #expect(tables(in: run.output) == Self.expected)
    // The output has colors only on a terminal.
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
  }

  @Test("--json prints the same results")
  func json() throws {
    let run = try EntitleRun(["demo", "--json"])
    var examples: [[[Row]]] = []
    var project = ""
    for line in run.output.split(separator: "\n") {
      let step = try JSON(parsing: String(line))
      if step["project"]?.text != project { examples.append([]) }
      project = step["project"]?.text ?? ""
      examples[examples.count - 1].append(
        (step["devices"]?.elements ?? []).map { device in
          Row(
            device["device"]?.text ?? "",
            device["user"]?.text ?? "no user",
            Set((device["mayUse"]?.elements ?? []).compactMap { $0.text })
          )
        }
      )
    }
    #expect(examples == Self.expected)
  }

  @Test("A number plays only that example", arguments: 1...6)
  func one(number: Int) throws {
    let run = try EntitleRun(["demo", "\(number)"])
    let expected = number == 6 ? Array(Self.expected[5...]) : [Self.expected[number - 1]]
    #expect(tables(in: run.output) == expected)
  }

  @Test("An unknown example is rejected", arguments: ["0", "7", "x", "-1"])
  func none(text: String) throws {
    let run = try EntitleRun(["demo", "--", text])
    #expect(run.code == 2)
    #expect(run.complaints.contains("hint: give a number from 1 to 6"))
  }

  @Test("The printed commands have the printed results")
  func commands() throws {
    try RealDaemon.run { socket in
      let run = try EntitleRun(["demo", "6"])
      var script = ""
      var isCommand = false
      for line in run.output.split(separator: "\n") {
        if line.hasPrefix("Example 6. The same") { break }
        let isFirst = line.hasPrefix("    $ ")
        if isFirst || isCommand {
          script += (isFirst ? line.dropFirst(6) : line) + "\n"
          isCommand = line.hasSuffix("\\")
        }
      }
      let shell = try EntitleRun(
        ["-e", "-c", script + "entitle check X device=tablet project=example-6 || echo lost"],
        environment: ["ENTITLED_SOCKET": socket, "PATH": EntitleRun.folder.path],
        program: URL(filePath: "/bin/bash")
      )
      #expect(shell.code == 0, "\(shell.complaints)\(script)")
      #expect(shell.output.hasSuffix("no\nlost\n"))
    }
  }

  @Test("The output has colors on a terminal, unless NO_COLOR is set")
  func colours() {
    func style(_ isTerminal: Bool, _ variables: [String: String]) -> Style {
      Style(isTerminal: isTerminal) { variables[$0] }
    }
    #expect(style(true, [:]).isColoured)
    #expect(!style(false, [:]).isColoured)
    #expect(!style(true, ["NO_COLOR": "1"]).isColoured)
    #expect(!style(true, ["TERM": "dumb"]).isColoured)
    let before = [DemoAccess(device: "A", user: nil, mayUse: ["X"])]
    let after = [DemoAccess(device: "A", user: "u", mayUse: ["Y"])]
    let lines = DemoAccess.lines(after, before: before, Style(isColoured: true))
    #expect(lines.last?.contains("\u{1B}[32m+Y\u{1B}[0m \u{1B}[31m-X\u{1B}[0m") == true)
    let plain = DemoAccess.lines(after, before: before, .plain)
    #expect(plain.last == "      A       u          Y       +Y -X")
  }
}
