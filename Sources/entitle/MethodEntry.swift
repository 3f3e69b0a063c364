/// One method of the contract, as the command line sees it.
struct MethodEntry: Equatable {
  let name: String
  let summary: String
  /// `read`, `write` or `admin`.
  let role: String
  let parameters: [ParameterEntry]
  /// Groups of parameters, of which exactly one is to be given; none where there is no such choice.
  let choices: [[String]]
  /// An example of a command, without the program: the method and its params as shell words.
  var example: [String]?
}

/// One parameter of a method.
struct ParameterEntry: Equatable {
  let name: String
  let isRequired: Bool
  let summary: String
  let kinds: ValueKinds
  /// The value when it is left out, as JSON.
  let defaultText: String?
  /// Texts that may stand for it, where the contract lists them, or for an element of its list.
  let values: [String]
  /// What its schema says of its values.
  let notes: ParameterNotes

  init(
    name: String,
    isRequired: Bool,
    summary: String,
    kinds: ValueKinds,
    defaultText: String?,
    values: [String] = [],
    notes: ParameterNotes = ParameterNotes()
  ) {
    self.name = name
    self.isRequired = isRequired
    self.summary = summary
    self.kinds = kinds
    self.defaultText = defaultText
    self.values = values
    self.notes = notes
  }

  /// The summary, then the type, the limits and the default.
  var about: String {
    notes.text(after: summary, isRequired: isRequired, defaultText: defaultText)
  }

  /// As an option without the dashes: `user-id`.
  var optionName: String { Self.optionName(of: name) }

  static func optionName(of name: String) -> String {
    var output = ""
    for scalar in name.unicodeScalars {
      if "A"..."Z" ~= scalar {
        output += "-\(Character(scalar).lowercased())"
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
