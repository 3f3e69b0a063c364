import LineProtocol

/// The methods that there are sub-commands for.
struct MethodList: Equatable {
  let methods: [MethodEntry]

  /// Those of the contract that the program was built with.
  static var contract: MethodList {
    do throws(JSONError) {
      return try MethodList(openRPC: Contract.openRPC)
    } catch {
      preconditionFailure("MethodList: the contract is no JSON: \(error)")
    }
  }

  /// Those of an OpenRPC document.
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
        }
      )
    }
  }

  /// The method of that name, which may be written as `check-entitlements` too.
  func method(named name: String) -> MethodEntry? {
    methods.first { $0.name == name }
      ?? methods.first { ParameterEntry.optionName(of: $0.name) == name }
  }

  private static func parameter(_ value: JSONValue, _ schemas: JSONValue?) -> ParameterEntry {
    let schema = value.member("schema")
    return ParameterEntry(
      name: text(value.member("name")),
      isRequired: value.member("required")?.bool ?? false,
      summary: text(value.member("summary")),
      kinds: schema.map { ValueKinds(schema: $0, in: schemas) } ?? .any,
      defaultText: schema?.member("default").map { String(decoding: $0.rawBytes, as: UTF8.self) }
    )
  }

  private static func text(_ value: JSONValue?) -> String {
    String(decoding: value?.string ?? [], as: UTF8.self)
  }
}
