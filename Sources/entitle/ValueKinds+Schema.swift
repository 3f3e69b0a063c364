import LineProtocol

extension ValueKinds {
  /// The maximum depth of references; a schema may be recursive.
  private static let referencesMax = 8

  /// Reads `type`, `anyOf`, `enum` and `$ref`; a schema with none of them allows any value.
  init(schema: JSONValue, in schemas: JSONValue?, depth: Int = 0) {
    if schema.member("$ref") != nil {
      guard depth < Self.referencesMax, let target = schema.referenced(in: schemas) else {
        self = .any
        return
      }
      self.init(schema: target, in: schemas, depth: depth + 1)
    } else if let type = schema.member("type") {
      let names = type.kind == .array ? Array(type.elements) : [type]
      self = ValueKinds(names.map { Self.named($0.string ?? []) })
    } else if let choices = schema.member("anyOf") {
      self = ValueKinds(
        choices.elements.map { ValueKinds(schema: $0, in: schemas, depth: depth + 1) }
      )
    } else if let values = schema.member("enum") {
      self = ValueKinds(values.elements.map { Self.kind(of: $0.kind) })
    } else {
      self = .any
    }
  }

  private static func named(_ name: [UInt8]) -> ValueKinds {
    switch String(decoding: name, as: UTF8.self) {
    case "string": .string
    case "number": .number
    case "integer": .integer
    case "boolean": .boolean
    case "object": .object
    case "array": .array
    case "null": .null
    default: .any
    }
  }

  private static func kind(of kind: JSONKind) -> ValueKinds {
    switch kind {
    case .string: .string
    case .number: .number
    case .true, .false: .boolean
    case .object: .object
    case .array: .array
    case .null: .null
    }
  }
}
