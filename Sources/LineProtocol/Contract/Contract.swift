/// The contract that the daemon serves: the same document as `Protocol/openrpc.json`.
package enum Contract {
  /// The program's version.
  package static let version: StaticString = "0.1.0"

  /// The OpenRPC document, compact.
  package static let openRPC: [UInt8] = Array(openRPCDocument.utf8)

  /// `methods`: name, summary and role of each, as `server.describe` lists them.
  package static func writeSummaries(to writer: inout JSONWriter) {
    writer.member("methods", raw: summaries)
  }

  /// Written once: to read the document takes half a millisecond.
  private static let summaries: [UInt8] = {
    var writer = JSONWriter()
    writer.beginArray()
    for method in entries {
      writer.beginObject()
      for (name, member) in [("name", "name"), ("summary", "summary"), ("role", "x-role")] {
        writer.key(Array(name.utf8))
        writer.raw(method.member(Array(member.utf8))?.rawBytes ?? Array("null".utf8))
      }
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }()

  /// `method`: one method's entry of the document.
  package static func writeEntry(of name: StaticString, to writer: inout JSONWriter) {
    let entry = entries.first { $0.member("name")?.equals(name) ?? false }
    writer.member("method", raw: entry?.rawBytes)
  }

  private static var entries: [JSONValue] {
    do throws(JSONError) {
      let root = try JSONDocument().read(openRPC)
      return root.member("methods").map { Array($0.elements) } ?? []
    } catch {
      preconditionFailure("Contract: the document is no JSON: \(error)")
    }
  }
}
