/// The requests on one line from a client.
package enum RequestLine {
  /// A single request, answered by one reply, or by none if it is a notification.
  case single(RequestEntry)

  /// A batch of 1 to `batchMax` entries, answered by an array unless all are notifications.
  case batch([RequestEntry])

  /// An invalid batch, answered by one error with the id `null`.
  case refused(RPCError)

  /// The default limit on the entries of a batch.
  package static let batchMaxDefault = 100

  /// Parses a line, with or without its CR and LF; returns nil if it is blank.
  ///
  /// The value is valid until the document's next `read`.
  package static func value(
    of line: Span<UInt8>,
    in document: JSONDocument
  ) throws(JSONError) -> JSONValue? {
    isBlank(line) ? nil : try document.read(line)
  }

  /// Reads the requests of a parsed line.
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
