import LineProtocol
import Presentation

// What stands on the pages, between their name and what to see also.
extension Roff {
  mutating func addEntitle(_ methods: MethodList) {
    section("Synopsis")
    code(Help.uses.map(\.usage))
    section("Description")
    paragraph(
      "**entitle** is the command line of the daemon **entitled**: each method of its protocol is "
        + "a sub-command. On a terminal a result is shown as aligned text, and elsewhere as JSON "
        + "on one line. `entitle demo` plays six examples on a daemon of its own: the first thing "
        + "to run."
    )
    paragraph(Help.parametersNote)
    section("Options")
    for option in OptionEntry.all { item("`\(option.usage)`", [option.summary]) }
    section("Sub-commands that are no methods")
    for builtIn in BuiltIn.listed { addHelp(of: builtIn, methods) }
    section("Methods")
    for method in methods.methods { item("`\(method.name)`", [method.summary]) }
    paragraph("`entitle help METHOD` and **entitled-protocol**(7) tell what each takes.")
    section("Exit status")
    for (code, meaning) in Help.exitCodes { item("\(code)", [meaning]) }
    section("Environment")
    item("`ENTITLED_SOCKET`", ["The daemon's socket, where `--socket` does not say it."])
    item("`NO_COLOR`", ["When it is set, nothing is coloured."])
    section("Files")
    item(
      "`$XDG_STATE_HOME/entitled/history`",
      [
        "What was typed in `entitle repl`, readable by its owner alone; else it is in "
          + "`~/.local/state/entitled`. A line that begins with a blank is not kept."
      ]
    )
    section("Examples")
    code([
      "entitle demo",
      "entitle identify device=iphone userId=ann --field user.customerId",
      "entitle check premium device=iphone && echo yes",
      "source <(entitle completion bash)",
      "entitle man entitled | man -l -",
    ])
  }

  /// Its help, of which the first lines are how it is written.
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
      paragraph(part.split(separator: "\n").joined(separator: " "))
    }
  }

  mutating func addEntitled(_ methods: MethodList) {
    section("Synopsis")
    code([
      "entitled [options]", "entitled doctor [PATH]", "entitled backup PATH",
      "entitled unit [service | socket | webhook | sysusers] [--programs DIR]",
    ])
    section("Options")
    for option in DaemonOption.all(presets: methods.presets.joined(separator: ", ")) {
      item("`\(option.usage)`", [option.summary])
    }
    section("Description")
    // The page begins with what it is, before its first heading.
    add(page: ContractPages.daemon, isNested: false)
  }

  mutating func addContract(_ methods: MethodList) {
    section("Lines")
    add(page: ContractPages.lines, isNested: true)
    section("Methods")
    for method in methods.methods { add(method) }
    section("Rules")
    add(page: ContractPages.rules, isNested: true)
  }

  private mutating func add(_ method: MethodEntry) {
    subsection(method.name)
    paragraph("\(method.summary) The role is `\(method.role)`.")
    for choice in [method.choices] where !choice.isEmpty {
      let groups = choice.map { $0.map { "`\($0)`" }.joined(separator: " and ") }
      paragraph("Exactly one of \(groups.joined(separator: " or ")).")
    }
    for parameter in method.parameters {
      let isRequired = parameter.isRequired ? ", required" : ""
      let defaultText = parameter.defaultText.map { " Default: `\($0)`." } ?? ""
      let values = parameter.values
      let isListed = !values.isEmpty && parameter.kinds != .boolean
      item(
        "`\(parameter.name)` (\(parameter.kinds.label)\(isRequired))",
        [parameter.summary + defaultText]
          + (isListed ? [values.map { "`\($0)`" }.joined(separator: ", ")] : [])
      )
    }
  }
}

extension MethodList {
  /// The names of the rules that a project may have, as the contract lists them.
  var presets: [String] {
    exactly("project.define")?.parameters.first { $0.name == "rules" }?.values ?? []
  }
}
