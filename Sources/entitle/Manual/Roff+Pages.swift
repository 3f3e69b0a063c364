import LineProtocol
import Presentation

// The pages' sections between NAME and SEE ALSO.
extension Roff {
  mutating func addEntitle(_ methods: MethodList) {
    section("Synopsis")
    code([Help.usage])
    section("Description")
    paragraph(
      "**entitle** is the command line of the daemon **entitled**. Each method of the protocol is "
        + "a command. On a terminal it shows a result as aligned text, and elsewhere as JSON on "
        + "one line. Start with `entitle demo`, which plays six examples on a temporary daemon."
    )
    paragraph(Help.parametersNote)
    section("Options")
    for option in OptionEntry.all { item("`\(option.usage)`", [option.summary]) }
    paragraph(
      "Without `--socket` and `$ENTITLED_SOCKET`, entitle takes the first daemon that answers in "
        + "`$RUNTIME_DIRECTORY`, `$XDG_RUNTIME_DIR`, `/run/entitled` or `~/.local/state/entitled`."
    )
    section("Commands that are not methods")
    for builtIn in BuiltIn.listed { addHelp(of: builtIn, methods) }
    section("Methods")
    for method in methods.methods { item("`\(method.name)`", [method.summary]) }
    paragraph("`entitle help METHOD` and **entitled-protocol**(7) describe the parameters.")
    section("Exit status")
    for (code, meaning) in Help.exitCodes { item("\(code)", [meaning]) }
    section("Environment")
    item("`ENTITLED_SOCKET`", ["The daemon's socket, unless `--socket` names it."])
    item("`NO_COLOR`", ["When set, entitle prints no colors."])
    section("Examples")
    code([
      "entitle demo",
      "entitle identify device=iphone userId=ann --field user.customerId",
      "entitle check premium device=iphone && echo yes",
      "source <(entitle completion bash)",
      "entitle man entitled",
    ])
  }

  /// Adds a command's help, whose first lines are the usage.
  private mutating func addHelp(of builtIn: BuiltIn, _ methods: MethodList) {
    subsection(builtIn.rawValue)
    let parts = Help.text(.builtIn(builtIn), methods).split(separator: "\n\n").map(String.init)
    code(
      (parts.first ?? "").split(separator: "\n").map { line in
        let text =
          line.hasPrefix("usage: ") ? line.dropFirst("usage: ".count) : line.drop { $0 == " " }
        return String(text)
      }
    )
    for part in parts.dropFirst() {
      let lines = part.split(separator: "\n")
      if lines.allSatisfy({ $0.hasPrefix("  ") }) {
        addList(lines)
      } else {
        paragraph(lines.joined(separator: " "))
      }
    }
  }

  /// Adds a list whose lines begin with a tag, two blanks and its text, or continue the text above.
  private mutating func addList(_ lines: [Substring]) {
    var items: [(tag: Substring, text: String)] = []
    for line in lines.map({ $0.dropFirst(2) }) {
      if line.first != " ", let gap = line.firstRange(of: "  ") {
        items.append((line[..<gap.lowerBound], String(line[gap.upperBound...].drop { $0 == " " })))
      } else if !items.isEmpty {
        items[items.count - 1].text += " \(line.drop { $0 == " " })"
      }
    }
    for entry in items { item("`\(entry.tag)`", [entry.text]) }
  }

  mutating func addEntitled(_ methods: MethodList) {
    section("Synopsis")
    code([
      "entitled [options]", "entitled doctor [PATH]", "entitled backup PATH",
      "entitled store create --store postgres:CONNINFO [--rules PRESET] [--clock manual] [--print]",
      "entitled unit [service | socket | webhook | shared | sysusers] [--programs DIR]",
    ])
    section("Options")
    for option in DaemonOption.all(presets: methods.presets.joined(separator: ", ")) {
      item("`\(option.usage)`", [option.summary])
    }
    section("Description")
    // The page begins with a description, before its first heading.
    add(page: ContractPages.daemon, isNested: false)
  }

  mutating func addContract(_ methods: MethodList) {
    section("Lines")
    add(page: ContractPages.lines, isNested: true)
    section("Methods")
    for method in methods.methods { add(method) }
    section("Rules")
    add(page: ContractPages.rules, isNested: true)
    section("The feed")
    add(page: ContractPages.events, isNested: true)
  }

  private mutating func add(_ method: MethodEntry) {
    subsection(method.name)
    paragraph("\(method.summary) The caller needs the role `\(method.role)`.")
    for choice in [method.choices] where !choice.isEmpty {
      let groups = choice.map { $0.map { "`\($0)`" }.joined(separator: " and ") }
      paragraph("Exactly one of \(groups.joined(separator: " or ")).")
    }
    for parameter in method.parameters {
      let members = parameter.members.map { "`\($0.name)`: \($0.about)" }
      item("`\(parameter.name)`", [parameter.about] + members)
    }
  }
}

extension MethodList {
  /// The names of the preset rules in the contract.
  var presets: [String] {
    exactly("project.define")?.parameters.first { $0.name == "rules" }?.values ?? []
  }
}
