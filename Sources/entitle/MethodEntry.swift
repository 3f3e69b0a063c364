/// A method of the contract, for the command line.
struct MethodEntry: Equatable {
  let name: String
  let summary: String
  /// `read`, `write` or `admin`.
  let role: String
  let parameters: [ParameterEntry]
  /// Groups of parameters of which a call gives exactly one group; empty if there is no choice.
  let choices: [[String]]
  /// An example: the method and its params as shell words.
  var example: [String]?
}

/// A parameter of a method.
struct ParameterEntry: Equatable {
  let name: String
  let isRequired: Bool
  let summary: String
  let kinds: ValueKinds
  /// The default value, as JSON.
  let defaultText: String?
  /// The values, or the elements of a list, that the contract enumerates.
  var values: [String] = []
  /// Values that the contract gives as examples, for completion.
  var examples: [String] = []
  /// The limits and members in the parameter's schema.
  var notes = ParameterNotes()

  /// Whether the value is a list of words that the contract enumerates: commas may separate them.
  var isListOfWords: Bool { kinds == .array && !values.isEmpty }

  /// The summary, then the type, the limits and the default.
  var about: String {
    notes.text(after: summary, isRequired: isRequired, defaultText: defaultText)
  }

  /// The name as an option, without the dashes: `user-id`.
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
