internal import LineProtocol

extension ClientRequest {
  /// Returns the request as one line, with its LF.
  func line(number: Int64) -> [UInt8] {
    var writer = JSONWriter(capacity: params.count + method.utf8.count + 64)
    writer.beginObject()
    writer.member("jsonrpc", text: "2.0")
    writer.member("id", number)
    writer.member("method", method)
    writer.key("params")
    // In JSON a line feed is only whitespace between tokens, but on the wire it ends the line.
    writer.raw(params.contains(0x0A) ? params.map { $0 == 0x0A ? 0x20 : $0 } : params)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}
