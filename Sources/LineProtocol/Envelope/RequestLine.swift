/// What one line from a client says.
package enum RequestLine {
  /// Nothing but blanks: to be passed over.
  case blank

  /// Answered by one reply, or by none when it is a notification.
  case single(RequestEntry)

  /// 1 to `batchMax` entries, answered in one array; by nothing when all are notifications.
  case batch([RequestEntry])

  /// Answered as a whole, with the id `null`.
  case refused(RPCError)

  /// The most entries of a batch, unless told otherwise.
  package static let batchMaxDefault = 100

  /// Reads a line, with or without its CR and LF.
  ///
  /// What it gives is good until the document's next `read`.
  package static func read(
    _ line: Span<UInt8>,
    in document: JSONDocument,
    batchMax: Int = batchMaxDefault
  ) -> RequestLine {
    guard !isBlank(line) else { return .blank }
    do throws(JSONError) {
      let value = try document.read(line)
      return value.kind == .array
        ? readBatch(value, batchMax: batchMax) : .single(RequestEntry(value))
    } catch {
      return .refused(RPCError(error))
    }
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
          "the batch has \(count) entries, and at most \(batchMax) are taken"
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
