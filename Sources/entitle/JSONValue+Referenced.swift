import LineProtocol

extension JSONValue {
  /// Returns what the schema's `$ref` names; nil if it has none, or if `schemas` lacks it.
  func referenced(in schemas: JSONValue?) -> JSONValue? {
    let prefix = Array("#/components/schemas/".utf8)
    guard let reference = member("$ref")?.string, reference.starts(with: prefix) else { return nil }
    return schemas?.member(Array(reference.dropFirst(prefix.count)))
  }
}
