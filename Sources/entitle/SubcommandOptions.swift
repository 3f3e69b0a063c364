/// What only some sub-commands may be told, besides parameters.
struct SubcommandOptions: Equatable {
  /// How a picture is drawn, or a timeline written.
  enum Form: Equatable {
    case text
    case dot
    /// To that file; to standard output without one.
    case svg(file: String?)
  }

  private(set) var form: Form?

  /// Takes the option if the sub-command has it; false for what may be a parameter.
  mutating func take(
    _ option: OptionWord,
    of builtIn: BuiltIn,
    rest: inout ArraySlice<String>
  ) throws(UsageError) -> Bool {
    switch (builtIn, option.name) {
    case (.graph, "--svg"): try setForm(.svg(file: try file(option)), option)
    case (.graph, "--dot"): try setForm(.dot, try plain(option))
    case (.graph, "--text"), (.timeline, "--text"): try setForm(.text, try plain(option))
    default: return false
    }
    return true
  }

  private mutating func setForm(_ form: Form, _ option: OptionWord) throws(UsageError) {
    guard self.form == nil else {
      throw UsageError(
        "\(option.name): the form is given twice",
        hint: "choose one of --svg, --dot and --text"
      )
    }
    self.form = form
  }

  private func file(_ option: OptionWord) throws(UsageError) -> String? {
    guard let value = option.value else { return nil }
    guard !value.isEmpty else {
      throw UsageError("--svg: the file has no name", hint: "write --svg=picture.svg, or --svg")
    }
    return value
  }

  private func plain(_ option: OptionWord) throws(UsageError) -> OptionWord {
    guard option.value == nil else {
      throw UsageError(
        "\(option.name) takes no value",
        hint: "a file is written by the shell: > FILE"
      )
    }
    return option
  }
}
