import LineProtocol

/// Compares JSON texts as values.
enum JSONPattern {
  /// Whether two texts hold the same value; a text that is not JSON equals nothing.
  ///
  /// The order of members and the notation of numbers do not matter.
  static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard let left = canonical(left), let right = canonical(right) else { return false }
    return left == right
  }

  /// Whether a text has all members of a pattern, at any depth.
  ///
  /// Lists must have the same length.
  static func matches(_ text: [UInt8], pattern: [UInt8]) -> Bool {
    let (found, wanted) = (JSONDocument(depthMax: 256), JSONDocument(depthMax: 256))
    guard let value = try? found.read(text), let pattern = try? wanted.read(pattern) else {
      return false
    }
    return matches(value, pattern)
  }

  private static func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
    switch pattern.kind {
    case .object:
      value.kind == .object
        && pattern.members.allSatisfy { wanted in
          value.member(wanted.name.string ?? []).map { matches($0, wanted.value) } ?? false
        }
    case .array:
      value.kind == .array && value.count == pattern.count
        && zip(value.elements, pattern.elements).allSatisfy { matches($0, $1) }
    case .string, .number, .true, .false, .null:
      canonical(of: value) == canonical(of: pattern)
    }
  }

  private static func canonical(_ text: [UInt8]) -> [UInt8]? {
    let document = JSONDocument(depthMax: 256)
    return (try? document.read(text)).map(canonical(of:))
  }

  private static func canonical(of value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    value.canonicalBytes(into: &bytes)
    return bytes
  }
}
