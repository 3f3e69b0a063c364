import EntitledClient

/// A method of the contract, for the command line.
struct MethodEntry: Equatable {
  let name: String
  let summary: String
  /// `read`, `write` or `admin`.
  let role: String
  let parameters: [ParameterEntry]
  /// Groups of parameters of which a call gives exactly one group; empty if there is no choice.
  let choices: [[String]]
  /// An example as JSON: the method and its params.
  let exampleCall: String?

  /// The example as shell words.
  var example: [String]? {
    exampleCall.flatMap { try? JSON(parsing: $0) }.map { ShellWords.words($0) }
  }
}

/// A parameter of a method.
struct ParameterEntry: Equatable {
  /// A member of an object that is the parameter's value.
  struct Member: Equatable {
    let name: String
    /// Its description, with its type.
    let about: String
  }

  let name: String
  let isRequired: Bool
  let summary: String
  /// The type, the limits and the default, such as `integer; 1 to 1000; default: 100`.
  let facts: String
  let kinds: ValueKinds
  /// The values, or the elements of a list, that the contract enumerates.
  var values: [String] = []
  /// Values that the contract gives as examples, for completion.
  var examples: [String] = []
  var members: [Member] = []

  /// Whether the value is a list of words that the contract enumerates: commas may separate them.
  var isListOfWords: Bool { kinds == .array && !values.isEmpty }

  /// The summary, then the facts.
  var about: String { facts.isEmpty ? summary : "\(summary) (\(facts))" }

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
