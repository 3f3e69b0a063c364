package import EntitledClient
import LineProtocol
package import Platform
import Presentation

/// The options of a simulation.
package struct SimulationOptions: Equatable {
  /// A file, or `-` for standard input.
  package let history: String
  /// The rule sets to compare, at least two.
  package let ruleSets: [RuleSet]
  /// Products, entitlements and environment, inline or in a file.
  package let definition: JSONSource?
  /// The start of the clocks; if nil, the first timestamp of the history.
  package let start: String?
  /// Whether the output lists rows without a difference.
  package let isAll: Bool

  /// Parses the words of a command line.
  package init(
    history: String,
    rules: [String],
    definition: String?,
    start: String?,
    isAll: Bool
  ) throws(UsageError) {
    guard rules.count >= 2 else {
      throw UsageError(
        "simulate compares at least two rule sets",
        hint: "entitle simulate HISTORY --rules PRESET --rules PRESET"
      )
    }
    self.history = history
    ruleSets = RuleSet.named(rules)
    self.definition = definition.map { JSONSource($0) }
    self.isAll = isAll
    self.start = try start.map { (text) throws(UsageError) in
      guard let moment = MomentText.canonical(text) else {
        throw UsageError(
          "--from: invalid timestamp \(String(quoting: text))",
          hint: "write RFC 3339, for example 2026-11-21T09:30:00Z"
        )
      }
      return moment
    }
  }
}

/// JSON given on the command line, inline or as a file name.
package enum JSONSource: Equatable {
  case inline(String)
  case file(String)

  /// Creates a source; a word that begins with `{` is inline JSON.
  package init(_ word: String) {
    self = word.utf8.first == UInt8(ascii: "{") ? .inline(word) : .file(word)
  }

  /// Parses the JSON, from its file if it has one.
  package func json(for option: String) throws(UsageError) -> JSON {
    let (text, place): ([UInt8], String)
    switch self {
    case .inline(let word): (text, place) = (Array(word.utf8), option)
    case .file(let path):
      (text, place) = (try StandardStreams.readFile(path), "\(option): \(Printable.escaped(path))")
    }
    do throws(JSON.ParsingError) {
      return try JSON(parsing: text)
    } catch {
      throw UsageError("\(place): byte \(error.offset): \(error.reason)")
    }
  }
}

/// A rule set to compare.
package struct RuleSet: Equatable {
  enum Source: Equatable {
    case preset(String)
    case json(JSONSource)
  }

  /// The unique column title.
  let label: String
  let source: Source

  private static let labelWidthMax = 40

  /// Creates the rule sets that the words name.
  ///
  /// A word that begins with `{` is JSON. A path, or a word that ends in `.json`, is a file. All
  /// others are names of presets.
  static func named(_ words: [String]) -> [RuleSet] {
    var labels: Set<ExactText> = []
    return words.map { word in
      let isInline = word.utf8.first == UInt8(ascii: "{")
      let isFile = !isInline && (word.utf8.contains(UInt8(ascii: "/")) || word.hasSuffix(".json"))
      let name =
        isFile
        ? String(word.split(separator: "/").last?.prefix { $0 != "." } ?? "rules")
        : isInline ? short(word) : word
      let plain = Elision.middle(Printable.escaped(name), columns: labelWidthMax)
      var (label, count) = (plain, 1)
      while !labels.insert(ExactText(label)).inserted {
        count += 1
        label = "\(plain) (\(count))"
      }
      let source: Source = isFile || isInline ? .json(JSONSource(word)) : .preset(word)
      return RuleSet(label: label, source: source)
    }
  }

  /// Shortens JSON to `PRESET onRestore=share`, the preset and its changes.
  private static func short(_ word: String) -> String {
    guard let members = (try? JSON(parsing: word))?.members else { return word }
    return members.map { member in
      let value = member.value.text ?? "\(member.value)"
      return member.name == "preset" ? value : "\(member.name)=\(value)"
    }.joined(separator: " ")
  }

  /// Returns the rules as `project.define` takes them.
  ///
  /// A file may also be a result of `project.describe`.
  package func rules() throws(UsageError) -> JSON {
    switch source {
    case .preset(let name): return .string(name)
    case .json(let source):
      let json = try source.json(for: "--rules")
      return json["project"]?["rules"] ?? json["rules"] ?? json
    }
  }
}
