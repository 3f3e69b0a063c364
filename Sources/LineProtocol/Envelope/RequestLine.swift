/// What one line from a client says.
package enum RequestLine {
  /// Answered by one reply, or by none when it is a notification.
  case single(RequestEntry)

  /// 1 to `batchMax` entries, answered in one array; by nothing when all are notifications.
  case batch([RequestEntry])

  /// Answered as a whole, with the id `null`.
  case refused(RPCError)

  /// The most entries of a batch, unless told otherwise.
  package static let batchMaxDefault = 100

  /// Reads a line, with or without its CR and LF; nil when it is nothing but blanks.
  ///
  /// What it gives is good until the document's next `read`.
  package static func value(
    of line: Span<UInt8>,
    in document: JSONDocument
  ) throws(JSONError) -> JSONValue? {
    isBlank(line) ? nil : try document.read(line)
  }

  /// What the value of a line asks for.
  package init(_ value: JSONValue, batchMax: Int = batchMaxDefault) {
    self =
      value.kind == .array
      ? Self.readBatch(value, batchMax: batchMax) : .single(RequestEntry(value))
  }

  private static func readBatch(_ value: JSONValue, batchMax: Int) -> RequestLine {
    let count = value.count
    guard count > 0 else {
      return .refused(RPCError(.invalidRequest, "the batch is empty"))
    }
    guard count <= batchMax else {
      return .refused(
        RPCError(
          .batchTooLarge,
          "the batch has \(count) entries, and at most \(batchMax) are allowed"
        ).with("limit", batchMax)
      )
    }
    return .batch(value.elements.map { RequestEntry($0) })
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in 0..<line.count where !JSONText.isBlank(line[index]) { return false }
    return true
  }
}
