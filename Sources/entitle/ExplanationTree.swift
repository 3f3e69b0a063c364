import EntitledClient
import Presentation

/// Formats a result of `explain` as a tree.
///
/// The tree shows the steps that led to the answer, the alternatives, what is missing, and commands
/// that would help.
enum ExplanationTree {
  /// Returns the tree as text; nil if the JSON is not a result of `explain`.
  static func text(of answer: JSON) -> String? {
    guard let isActive = answer["active"]?.bool, let user = answer["userId"]?.text,
      let entitlement = answer["entitlement"]?["id"]?.text,
      let because = answer["because"]?.elements
    else { return nil }
    var tree = Tree(
      "\(Printable.plain(entitlement)): \(isActive ? "yes" : "no"),"
        + " for \(Printable.plain(user))\(moment(answer["at"], after: " at "))"
    )
    tree.branches = because.map(step)
    let lists: [(JSON?, String, (JSON) -> Tree)] = [
      (answer["others"], "also", other), (answer["missing"], "missing", missing),
    ]
    for (list, name, branch) in lists {
      guard let elements = list?.elements, !elements.isEmpty else { continue }
      tree.branches.append(Tree(name, elements.map(branch)))
    }
    if case .object(let members)? = answer["omitted"] {
      let counts = members.filter { $0.value.int64 != 0 }.map { "\($0.value) of \($0.name)" }
      tree.branches.append(Tree("omitted: \(counts.joined(separator: ", "))"))
    }
    return tree.text
  }

  private static func step(_ step: JSON) -> Tree {
    var notes: [String] = []
    if step["step"] != "clock" { notes.append(moment(step["at"], after: "")) }
    if let rule = step["rule"], let name = rule["name"]?.text, let value = rule["value"]?.text {
      notes.append("\(Printable.escaped(name)): \(Printable.escaped(value))")
    }
    if let event = step["event"]?.text { notes.append("event \(Printable.plain(event))") }
    let note = notes.filter { !$0.isEmpty }.joined(separator: "  ")
    return Tree(line(step, "step"), notes: note.isEmpty ? [] : [note])
  }

  private static func other(_ other: JSON) -> Tree {
    Tree(Printable.escaped(other["text"]?.text ?? ""))
  }

  private static func missing(_ missing: JSON) -> Tree {
    let because = (missing["because"]?.elements ?? []).map(step)
    let calls = (missing["suggestedCalls"]?.elements ?? []).map(call)
    return Tree(line(missing, "kind"), because + calls)
  }

  private static func line(_ value: JSON, _ name: String) -> String {
    let texts = [value[name]?.text, value["text"]?.text].compactMap { $0 }
    return texts.map { Printable.escaped($0) }.joined(separator: ": ")
  }

  private static func call(_ call: JSON) -> Tree {
    var notes = [Printable.escaped(call["text"]?.text ?? "")]
    if let role = call["role"]?.text { notes.append("(role \(Printable.escaped(role)))") }
    return Tree("$ \(ShellWords.command(call))", notes: [notes.joined(separator: " ")])
  }

  private static func moment(_ value: JSON?, after words: String) -> String {
    value?.text.map { words + Printable.escaped($0) } ?? ""
  }
}

/// Formats a call as a shell command.
enum ShellWords {
  static func command(_ call: JSON) -> String {
    (["entitle"] + words(call)).joined(separator: " ")
  }

  /// Returns the method and a word for each param.
  static func words(_ call: JSON) -> [String] {
    let method = quoted(call["method"]?.text ?? "")
    guard case .object(let members)? = call["params"] else { return [method] }
    return [method] + members.map(word)
  }

  /// Returns a printable string unchanged, and any other value as JSON.
  private static func word(_ member: JSON.Member) -> String {
    if let text = member.value.text, Printable.escaped(text) == text {
      return quoted("\(member.name)=\(text)")
    }
    if let text = member.value.text { return quoted("\(member.name):=\(Printable.quoted(text))") }
    return quoted("\(member.name):=\(Printable.escaped("\(member.value)"))")
  }

  /// Quotes a word for a shell if necessary.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", ":", "=", "/", "@", "%", "+", ",": true
      default: false
      }
    }
    if isPlain && !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
