/// The contract that the daemon serves: the same document as `Protocol/openrpc.json`.
package enum Contract {
  /// The program's version.
  package static let version: StaticString = "0.2.0"

  /// The OpenRPC document without whitespace.
  package static let openRPC: [UInt8] = Array(openRPCDocument.utf8)

  /// Writes `methods`: name, summary and role of each, for `server.describe`.
  package static func writeSummaries(to writer: inout JSONWriter) {
    writer.list("methods", Request.methods) { method, writer in
      writer.member("name", text: method.name)
      writer.member("summary", text: method.summary)
      writer.member("role", method.role)
    }
  }

  /// Writes `method`, the method's entry, and `components`, all schemas that it refers to.
  package static func writeEntry(of name: StaticString, to writer: inout JSONWriter) {
    let root = root
    let entry = root.member("methods")?.elements.first { $0.member("name")?.equals(name) ?? false }
    writer.member("method", raw: entry?.rawBytes)
    let schemas = root.member("components")?.member("schemas")
    var referred: Set<[UInt8]> = []
    if let entry, let schemas { collectSchemas(of: entry, among: schemas, in: &referred) }
    writer.key(Array("components".utf8))
    writer.beginObject()
    writer.key(Array("schemas".utf8))
    writer.beginObject()
    for name in referred.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      writer.key(name)
      writer.raw(schemas?.member(name)?.rawBytes ?? Array("null".utf8))
    }
    writer.endObject()
    writer.endObject()
  }

  /// Adds the names of all schemas to which a value refers, directly or indirectly.
  private static func collectSchemas(
    of value: JSONValue,
    among schemas: JSONValue,
    in names: inout Set<[UInt8]>
  ) {
    for element in value.elements { collectSchemas(of: element, among: schemas, in: &names) }
    for member in value.members {
      collectSchemas(of: member.value, among: schemas, in: &names)
      guard member.name.equals("$ref"),
        let name = member.value.string?.split(separator: UInt8(ascii: "/")).last.map(Array.init),
        names.insert(name).inserted, let schema = schemas.member(name)
      else { continue }
      collectSchemas(of: schema, among: schemas, in: &names)
    }
  }

  private static var root: JSONValue {
    do throws(JSONError) {
      return try JSONDocument().read(openRPC)
    } catch {
      preconditionFailure("Contract: the document is no JSON: \(error)")
    }
  }
}
