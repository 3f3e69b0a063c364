import EntitledClient
import LineProtocol
import Platform

/// Params under construction: `name=value`, `name:=json`, `--name value` or `-`.
struct ParamsDraft {
  private let shape: CommandParameters
  private var members: [JSON.Member] = []
  private var isFromInput = false
  /// The sub-command's options that are not parameters, with their dashes.
  private let otherOptions: [String]

  var isEmpty: Bool { members.isEmpty && !isFromInput }

  func isParameter(_ word: String) -> Bool { shape.isParameter(word) }

  init(_ shape: CommandParameters, otherOptions: [String] = []) {
    self.shape = shape
    self.otherOptions = otherOptions
  }

  mutating func take(_ word: String) throws(UsageError) {
    if word == "-", !shape.isNothing {
      isFromInput = true
      return
    }
    guard let named = NamedText(word) else {
      throw UsageError("expected name=value, found \(String(quoting: word))", hint: hint(for: word))
    }
    try take(named, parameter: try parameter(named: named.name))
  }

  mutating func take(_ option: OptionWord, rest: inout ArraySlice<String>) throws(UsageError) {
    guard option.name.utf8.starts(with: "--".utf8) else {
      throw UsageError(
        "unknown option \(option.name)",
        hint: "write words that begin with a dash after --"
      )
    }
    var name = String(option.name.dropFirst(2))
    let isJSON = name.utf8.last == UInt8(ascii: ":") && option.value != nil
    if isJSON { name.removeLast() }
    guard let parameter = try parameter(named: name, asOption: true) else {
      throw UsageError(
        "call takes name=value and name:=json, and not \(option.name)",
        hint: "write \(name)=VALUE"
      )
    }
    let text =
      parameter.kinds == .boolean && option.value == nil
      ? Self.flag(&rest) : try option.value(orNextOf: &rest)
    try take(NamedText(name: parameter.name, text: text, isJSON: isJSON), parameter: parameter)
  }

  /// Returns the params after all words have been read; throws if a parameter is missing.
  func finished() throws(UsageError) -> Params {
    guard !isFromInput else {
      guard members.isEmpty else {
        throw UsageError(
          "the params come from standard input, or as words, but not both",
          hint: "put \(members.map(\.name).joined(separator: ", ")) into the JSON object"
        )
      }
      return .standardInput
    }
    let missing = parameters.filter { parameter in
      parameter.isRequired && !members.contains { $0.name == parameter.name }
    }
    guard missing.isEmpty else {
      let words = missing.map { "\($0.name)=VALUE" }
      throw UsageError("missing \(words.joined(separator: " "))", hint: listing)
    }
    return .members(members)
  }

  /// Returns the params of a command that does not read them from standard input.
  func members(usage: String) throws(UsageError) -> [JSON.Member] {
    guard case .members(let members) = try finished() else {
      throw UsageError("\(shape.name) reads nothing from standard input", hint: usage)
    }
    return members
  }

  private mutating func take(
    _ named: NamedText,
    parameter: ParameterEntry?
  ) throws(UsageError) {
    let name = parameter?.name ?? named.name
    guard !members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      throw UsageError("\(name) is given twice", hint: "write a list as JSON, in one word")
    }
    if let parameter { try checkValue(named.text, of: parameter) }
    let kinds = parameter?.kinds ?? .string
    let value =
      if named.isJSON {
        try NamedText.json(named.text, for: name)
      } else if parameter?.isListOfWords ?? false, !named.text.utf8.starts(with: "[".utf8) {
        JSON.array(named.text.split(separator: ",").map { .string(String($0)) })
      } else {
        try kinds.value(of: named.text, for: name)
      }
    members.append(.init(name, value))
  }

  /// Refuses a value that the daemon would refuse once for each line of a file.
  private func checkValue(_ text: String, of parameter: ParameterEntry) throws(UsageError) {
    guard shape.builtIn == .importCustomers, parameter.kinds == .string, !parameter.values.isEmpty,
      !parameter.values.contains(text)
    else { return }
    throw UsageError(
      "\(parameter.optionName): there is no value \(String(quoting: text))",
      hint: NearestNames.hint(
        for: text,
        among: parameter.values,
        otherwise: "write \(parameter.values.joined(separator: ", "))"
      )
    )
  }

  /// Returns the parameter of a name; nil if any name is allowed.
  private func parameter(
    named name: String,
    asOption isOption: Bool = false
  ) throws(UsageError) -> ParameterEntry? {
    if shape.builtIn == .call { return nil }
    let meant = shape.isOfPerson && name == "user" ? "userId" : name
    let found = parameters.first { $0.name == meant } ?? parameters.first { $0.optionName == meant }
    if let found { return found }
    throw UsageError(
      "unknown parameter \(String(quoting: name))",
      hint: NearestNames.hint(
        for: name,
        among: parameters.map { isOption && name.contains("-") ? $0.optionName : $0.name }
          + (isOption ? (Options.names + otherOptions).map { String($0.dropFirst(2)) } : []),
        otherwise: listing
      )
    )
  }

  /// Returns a hint for a word without a name, which usually is a device ID.
  private func hint(for word: String) -> String {
    if word.utf8.first == UInt8(ascii: "{"), !shape.isNothing {
      let command = shape.builtIn == .call ? "call METHOD" : shape.usage
      return "a JSON object comes from standard input: echo '\(word)' | entitle \(command) -"
    }
    let isID = !word.isEmpty && !word.utf8.contains(UInt8(ascii: "=")) && word != "-"
    guard isID, parameters.contains(where: { $0.name == "device" }),
      !members.contains(where: { $0.name == "device" })
    else { return listing }
    return "did you mean device=\(word)? \(listing)"
  }

  private var parameters: [ParameterEntry] { shape.known }

  /// The sub-command's parameters, for a hint.
  private var listing: String {
    if shape.builtIn == .call {
      return "entitle call METHOD [name=value]… [name:=json]…, or - for standard input"
    }
    let names = parameters.map(\.name) + otherOptions
    return names.isEmpty
      ? "\(shape.usage) takes no parameters"
      : "\(shape.usage) takes \(names.joined(separator: ", "))"
  }

  /// Reads a boolean option: `true` by default, or the next word if that is a boolean.
  private static func flag(_ rest: inout ArraySlice<String>) -> String {
    if let next = rest.first, next == "true" || next == "false" {
      rest.removeFirst()
      return next
    }
    return "true"
  }
}
