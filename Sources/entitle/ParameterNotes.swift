import LineProtocol

/// The type, the limits and the members in a parameter's schema.
struct ParameterNotes: Equatable {
  /// A member of an object that is the parameter's value.
  struct Member: Equatable {
    let name: String
    /// Its description, with its type.
    let about: String
  }

  /// Short phrases, such as `one of a, b` and `1 to 1000`.
  private(set) var facts: [String] = []
  /// The description of the schema, for a member without its own.
  private var description = ""
  private(set) var members: [Member] = []

  /// The maximum depth of references; a schema may be recursive.
  private static let depthMax = 8
  /// The maximum length of every ID, which the notes omit.
  private static let lengthOfIDs: Int64 = 255

  init() {}

  /// Reads `type`, `enum`, `anyOf`, `format`, the limits, and what `$ref` refers to.
  init(schema: JSONValue, in schemas: JSONValue?, depth: Int = 0) {
    guard depth < Self.depthMax else { return }
    if let target = schema.referenced(in: schemas) {
      self = ParameterNotes(schema: target, in: schemas, depth: depth + 1)
      description = Self.text(target.member("description"))
      return
    }
    if let choices = schema.member("anyOf") {
      for choice in choices.elements {
        let notes = ParameterNotes(schema: choice, in: schemas, depth: depth + 1)
        facts += notes.facts
        members += notes.members
      }
      facts = [facts.joined(separator: ", or ")]
      return
    }
    read(schema, schemas, depth)
  }

  private mutating func read(_ schema: JSONValue, _ schemas: JSONValue?, _ depth: Int) {
    if let listed = schema.member("enum") {
      let words = listed.elements.map { $0.kind == .string ? Self.text($0) : "null" }
      facts = ["one of \(words.joined(separator: ", "))"]
    } else if let items = schema.member("items") {
      let notes = ParameterNotes(schema: items, in: schemas, depth: depth + 1)
      let most = schema.member("maxItems")?.int64.map { "list of up to \($0)" } ?? "list"
      facts = [most + (notes.facts == ["string"] ? " strings" : notes.each(after: ", each: "))]
      members = notes.members
    } else if let further = schema.member("additionalProperties"), further.kind == .object {
      let notes = ParameterNotes(schema: further, in: schemas, depth: depth + 1)
      facts = ["object" + notes.each(after: ", each value: ")]
      members = notes.members
    } else if let properties = schema.member("properties") {
      let required = schema.member("required")?.elements.map { Self.text($0) } ?? []
      facts = ["object"]
      members = properties.members.map { member in
        Self.member(member, isRequired: required.contains(Self.text(member.name)), schemas, depth)
      }
    } else {
      facts = Self.limits(of: schema, ValueKinds(schema: schema, in: schemas))
    }
  }

  private static func member(
    _ member: JSONValue.Member,
    isRequired: Bool,
    _ schemas: JSONValue?,
    _ depth: Int
  ) -> Member {
    let notes = ParameterNotes(schema: member.value, in: schemas, depth: depth + 1)
    let about = notes.text(
      after: Self.text(member.value.member("description")),
      isRequired: isRequired,
      defaultText: member.value.member("default").map {
        String(decoding: $0.rawBytes, as: UTF8.self)
      }
    )
    return Member(name: Self.text(member.name), about: about)
  }

  /// Returns the facts about the elements of a list or an object.
  private func each(after words: String) -> String {
    facts.isEmpty ? "" : words + facts.joined(separator: ", ")
  }

  private static func limits(of schema: JSONValue, _ kinds: ValueKinds) -> [String] {
    switch text(schema.member("format")) {
    case "date-time": return [kinds.contains(.null) ? "timestamp | null" : "timestamp"]
    case "duration": return ["duration"]
    default: break
    }
    var facts = [kinds == .boolean ? "true or false" : kinds.label]
    if let least = schema.member("minimum")?.int64, let most = schema.member("maximum")?.int64 {
      facts.append("\(least) to \(most)")
    }
    if let most = schema.member("maxLength")?.int64, most != lengthOfIDs {
      facts.append("up to \(most) characters")
    }
    return facts
  }

  /// Returns the description and the facts in brackets; omits the common type `string`.
  func text(after description: String, isRequired: Bool, defaultText: String?) -> String {
    var facts = facts == ["string"] ? [] : facts
    if isRequired { facts.insert("required", at: 0) }
    if let defaultText { facts.append("default: \(Self.unquoted(defaultText))") }
    let brackets = facts.isEmpty ? [] : ["(\(facts.joined(separator: "; ")))"]
    let said = description.isEmpty ? self.description : description
    return ([said] + brackets).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a string without its quotes, and any other value as JSON.
  private static func unquoted(_ json: String) -> String {
    json.hasPrefix("\"") && json.utf8.count > 2 ? String(json.dropFirst().dropLast()) : json
  }

  private static func text(_ value: JSONValue?) -> String {
    String(decoding: value?.string ?? [], as: UTF8.self)
  }
}
