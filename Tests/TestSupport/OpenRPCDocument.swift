import Foundation
import LineProtocol

/// Generates the OpenRPC document from the files of `Protocol/`.
package enum OpenRPCDocument {
  package static let file = "Protocol/openrpc.json"
  package static let sourceFile =
    "Sources/LineProtocol/Contract/Generated/OpenRPCDocument.swift"

  package static func make() throws -> JSONTree {
    let errors = try elements(of: "Protocol/errors.json")
    let methods = try Repository.files(in: "Protocol/methods", ending: ".json").map { file in
      try method(JSONTree(Repository.bytes("Protocol/methods/\(file)")), errors)
    }
    let schemas = try Repository.files(in: "Protocol/schemas", ending: ".json").map { file in
      JSONTree.Member(
        name: String(file.dropLast(".json".count)),
        value: try JSONTree(Repository.bytes("Protocol/schemas/\(file)"))
      )
    }
    return .object([
      .init(name: "openrpc", value: .string("1.3.2")),
      .init(
        name: "info",
        value: .object([
          .init(name: "title", value: .string("entitled")),
          .init(name: "version", value: .string("\(Contract.version)")),
          .init(
            name: "description",
            value: .string(
              "The protocol of a subscription identity and entitlement daemon: JSON-RPC 2.0, one"
                + " JSON text per line, over a Unix socket."
            )
          ),
        ])
      ),
      .init(name: "methods", value: .array(methods)),
      .init(
        name: "components",
        value: .object([
          .init(name: "schemas", value: .object(schemas)),
          .init(
            name: "errors",
            value: .object(
              errors.map { .init(name: $0["kind"]?.text ?? "", value: brief($0)) }
            )
          ),
        ])
      ),
    ])
  }

  /// Returns the Swift file from which the daemon serves the document.
  package static func source(of document: JSONTree) -> String {
    var lines: [String] = []
    var rest = Substring(document.description)
    while !rest.isEmpty {
      lines.append("  \(rest.prefix(92))\\#")
      rest = rest.dropFirst(92)
    }
    return """
      // swift-format-ignore-file
      // Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

      /// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
      let openRPCDocument = #\"\"\"
      \(lines.joined(separator: "\n"))

        \"\"\"#

      """
  }

  private static func method(_ file: JSONTree, _ errors: [JSONTree]) throws -> JSONTree {
    let name = file["name"] ?? .null
    let kinds = elements(file["errors"])
    var members: [JSONTree.Member] = [
      .init(name: "name", value: name),
      .init(name: "summary", value: file["summary"] ?? .null),
      .init(name: "x-role", value: file["role"] ?? .null),
      .init(name: "x-since", value: file["since"] ?? .null),
      .init(name: "paramStructure", value: .string("either")),
      .init(name: "params", value: file["params"] ?? .null),
    ]
    if let groups = file["oneOf"] { members.append(.init(name: "x-exactly-one", value: groups)) }
    members += [
      .init(
        name: "result",
        value: .object([
          .init(name: "name", value: .string("result")),
          .init(name: "schema", value: file["result"]?["schema"] ?? .null),
        ])
      ),
      .init(
        name: "errors",
        value: .array(errors.filter { kinds.contains($0["kind"] ?? .null) }.map(brief))
      ),
    ]
    if let notices = file["notifications"] {
      members.append(.init(name: "x-notifications", value: notices))
    }
    members.append(.init(name: "examples", value: .array(elements(file["examples"]).map(example))))
    return .object(members)
  }

  /// Returns an OpenRPC example pairing; `x-given` holds the preceding steps.
  private static func example(_ example: JSONTree) -> JSONTree {
    var params: [JSONTree] = []
    if case .object(let members)? = example["params"] {
      params = members.map {
        .object([
          .init(name: "name", value: .string($0.name)), .init(name: "value", value: $0.value),
        ])
      }
    }
    var members: [JSONTree.Member] = [.init(name: "name", value: example["name"] ?? .null)]
    if let given = example["given"] { members.append(.init(name: "x-given", value: given)) }
    members += [
      .init(name: "params", value: .array(params)),
      .init(
        name: "result",
        value: .object([
          .init(name: "name", value: .string("result")),
          .init(name: "value", value: example["result"] ?? .null),
        ])
      ),
    ]
    return .object(members)
  }

  private static func brief(_ error: JSONTree) -> JSONTree {
    .object([
      .init(name: "code", value: error["code"] ?? .null),
      .init(name: "message", value: error["when"] ?? .null),
      .init(
        name: "data",
        value: .object([
          .init(name: "kind", value: error["kind"] ?? .null),
          .init(name: "retryable", value: error["retryable"] ?? .null),
        ])
      ),
    ])
  }

  private static func elements(of path: String) throws -> [JSONTree] {
    elements(try JSONTree(Repository.bytes(path)))
  }

  private static func elements(_ tree: JSONTree?) -> [JSONTree] {
    if case .array(let elements)? = tree { elements } else { [] }
  }
}
