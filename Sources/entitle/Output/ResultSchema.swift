import LineProtocol
import Platform

/// The schema of a method's result in the contract.
struct ResultSchema {
  /// The maximum depth of references; a schema may be recursive.
  private static let referencesMax = 8

  private let root: JSONValue
  private let schemas: JSONValue?

  /// Finds the schema of a method; nil if the document lacks the method.
  init?(of method: String, openRPC document: [UInt8]) {
    guard let root = try? JSONDocument().read(document),
      let entry = root.member("methods")?.elements.first(where: {
        $0.member("name")?.string?.elementsEqual(method.utf8) ?? false
      }),
      let schema = entry.member("result")?.member("schema")
    else { return nil }
    self.root = schema
    schemas = root.member("components")?.member("schemas")
  }

  /// Returns an error if the result never has a value at `path`; nil if it may have one.
  ///
  /// This check saves the call.
  func refusal(of path: FieldPath, behind steps: [String] = []) -> UsageError? {
    var possible = alternatives(of: root)
    for (place, step) in (steps + path.steps).enumerated() {
      var next: [JSONValue] = []
      for schema in possible {
        guard let children = children(step, of: schema) else { return nil }
        next += children.flatMap { alternatives(of: $0) }
      }
      guard !next.isEmpty else {
        return refusal(of: path, at: place - steps.count, among: possible)
      }
      possible = next
    }
    return nil
  }

  private func refusal(
    of path: FieldPath,
    at place: Int,
    among possible: [JSONValue]
  ) -> UsageError {
    let names = possible.flatMap { self.names(of: $0) }
    let parent = FieldPath.dotted(path.steps.prefix(place))
    let isList = possible.contains { $0.member("items") != nil }
    let otherwise =
      isList
      ? "\(parent) is a list: its first element is [0]"
      : names.isEmpty
        ? "\(parent) has no members" : "it can have \(names.joined(separator: ", "))"
    return UsageError(
      "the result never has \(path.text)" + (parent.isEmpty ? "" : ": it ends at \(parent)"),
      hint: NearestNames.hint(for: path.steps[place], among: names, otherwise: otherwise)
    )
  }

  /// Returns the schemas of a member or an element; nil if the schema does not restrict it.
  private func children(_ step: String, of schema: JSONValue) -> [JSONValue]? {
    if let property = schema.member("properties")?.member(Array(step.utf8)) { return [property] }
    if let further = schema.member("additionalProperties"), further.kind == .object {
      return [further]
    }
    if let items = schema.member("items") { return FieldPath.isIndex(step) ? [items] : [] }
    let isSilent = schema.member("properties") == nil && schema.member("enum") == nil
    let types = (schema.member("type").map { $0.kind == .array ? Array($0.elements) : [$0] } ?? [])
      .map { String(decoding: $0.string ?? [], as: UTF8.self) }
    let mayContain = types.isEmpty || types.contains("object") || types.contains("array")
    return isSilent && mayContain ? nil : []
  }

  private func names(of schema: JSONValue) -> [String] {
    guard let properties = schema.member("properties") else { return [] }
    return properties.members.map { String(decoding: $0.name.string ?? [], as: UTF8.self) }
  }

  /// Returns the schema with resolved references, or the alternatives of an `anyOf`.
  private func alternatives(of schema: JSONValue, depth: Int = 0) -> [JSONValue] {
    if let reference = schema.member("$ref")?.string {
      let name = reference.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
      guard depth < Self.referencesMax, let target = schemas?.member(name) else { return [] }
      return alternatives(of: target, depth: depth + 1)
    }
    guard let choices = schema.member("anyOf") else { return [schema] }
    return choices.elements.flatMap { alternatives(of: $0, depth: depth + 1) }
  }
}
