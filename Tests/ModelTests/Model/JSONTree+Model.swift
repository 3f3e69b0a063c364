import TestSupport

/// Shorthands for the model's JSON.
extension JSONTree {
  static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  static func name(_ name: Name?) -> JSONTree { name.map { .string($0.text) } ?? .null }

  /// Sorted by bytes, without duplicates.
  static func names(_ names: [Name]) -> JSONTree {
    .array(Set(names).sorted().map { .name($0) })
  }

  static func words(_ words: [String]) -> JSONTree { .array(words.map { .string($0) }) }

  static func moment(_ moment: Int?) -> JSONTree {
    moment.map { .string(ModelMoment.text($0)) } ?? .null
  }

  static func word(_ word: String?) -> JSONTree { word.map { .string($0) } ?? .null }

  static func count(_ count: Int) -> JSONTree { .number("\(count)") }

  var name: Name? { text.map { Name($0) } }

  var integer: Int? {
    if case .number(let token) = self { Int(token) } else { nil }
  }

  var flag: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  var momentValue: Int? { text.flatMap { ModelMoment.read($0) } }

  /// With the members of all objects in order.
  var sorted: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { Member(name: $0.name, value: $0.value.sorted) }
          .sorted { Name($0.name) < Name($1.name) }
      )
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }

  /// Adds members at the end.
  func with(_ members: [Member]) -> JSONTree { .object(self.members + members) }
}
