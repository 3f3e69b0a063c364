import EntitledClient
import LineProtocol

/// The methods that are sub-commands.
struct MethodList: Equatable {
  let methods: [MethodEntry]

  /// The maximum depth of nested schemas.
  private static let depthMax = 8

  /// The methods of the contract with which the program was built.
  static var contract: MethodList {
    do throws(JSONError) {
      return try MethodList(openRPC: Contract.openRPC)
    } catch {
      preconditionFailure("MethodList: the contract is no JSON: \(error)")
    }
  }

  /// Reads the methods of an OpenRPC document.
  init(openRPC document: [UInt8]) throws(JSONError) {
    let root = try JSONDocument().read(document)
    let schemas = root.member("components")?.member("schemas")
    methods = (root.member("methods").map { Array($0.elements) } ?? []).map { method in
      MethodEntry(
        name: Self.text(method.member("name")),
        summary: Self.text(method.member("summary")),
        role: Self.text(method.member("x-role")),
        parameters: (method.member("params").map { Array($0.elements) } ?? []).map {
          Self.parameter($0, schemas)
        },
        choices: (method.member("x-exactly-one").map { Array($0.elements) } ?? []).map { group in
          group.elements.map { Self.text($0) }
        },
        example: Self.example(method)
      )
    }
  }

  /// Returns the method with exactly that name.
  func exactly(_ name: String) -> MethodEntry? {
    methods.first { $0.name == name }
  }

  /// Returns the method of a name, which may also be written as in `check-entitlements`.
  func method(named name: String) -> MethodEntry? {
    exactly(name) ?? methods.first { ParameterEntry.optionName(of: $0.name) == name }
  }

  private static func parameter(_ value: JSONValue, _ schemas: JSONValue?) -> ParameterEntry {
    let schema = value.member("schema")
    return ParameterEntry(
      name: text(value.member("name")),
      isRequired: value.member("required")?.bool ?? false,
      summary: text(value.member("summary")),
      kinds: schema.map { ValueKinds(schema: $0, in: schemas) } ?? .any,
      defaultText: schema?.member("default").map { String(decoding: $0.rawBytes, as: UTF8.self) },
      values: schema.map { values(of: $0, schemas) } ?? [],
      examples: schema.map { examples(of: $0, schemas) } ?? [],
      notes: schema.map { ParameterNotes(schema: $0, in: schemas) } ?? ParameterNotes()
    )
  }

  /// Returns the first example with params and without templates.
  private static func example(_ method: JSONValue) -> [String]? {
    let name = text(method.member("name"))
    let examples = method.member("examples").map { Array($0.elements) } ?? []
    for params in examples.compactMap({ $0.member("params") }) where params.count > 0 {
      let members = params.elements.compactMap { param -> JSON.Member? in
        guard let value = try? JSON(parsing: param.member("value")?.rawBytes ?? []) else {
          return nil
        }
        return JSON.Member(text(param.member("name")), value)
      }
      let words = ShellWords.words(["method": .string(name), "params": .object(members)])
      // A template is not a value that users can type.
      if !words.contains(where: { $0.contains("{{") }) { return words }
    }
    return nil
  }

  /// Returns the strings that a schema enumerates, also in its references, choices and elements.
  private static func values(
    of schema: JSONValue,
    _ schemas: JSONValue?,
    depth: Int = 0
  ) -> [String] {
    guard depth < depthMax else { return [] }
    if let target = schema.referenced(in: schemas) {
      return values(of: target, schemas, depth: depth + 1)
    }
    if let listed = schema.member("enum") {
      return listed.elements.filter { $0.kind == .string }.map { text($0) }
    }
    if let choices = schema.member("anyOf") {
      return choices.elements.flatMap { values(of: $0, schemas, depth: depth + 1) }
    }
    if let items = schema.member("items") { return values(of: items, schemas, depth: depth + 1) }
    return schema.member("type").map { text($0) == "boolean" } ?? false ? ["true", "false"] : []
  }

  /// Returns the texts that a schema gives as examples.
  private static func examples(of schema: JSONValue, _ schemas: JSONValue?) -> [String] {
    let target = schema.referenced(in: schemas) ?? schema
    return target.member("examples")?.elements.filter { $0.kind == .string }.map { text($0) } ?? []
  }

  private static func text(_ value: JSONValue?) -> String {
    String(decoding: value?.string ?? [], as: UTF8.self)
  }
}
