import LineProtocol

/// A stream in pieces of several sizes, which must give the same lines and envelopes.
enum FuzzedStream {
  /// Small, so that some lines exceed it.
  private static let lineBytesMax = 200

  static func take(_ bytes: [UInt8]) throws(FuzzFinding) {
    let whole = lines(of: bytes, piece: max(1, bytes.count), pauses: false)
    for piece in [1, 7] {
      for pauses in [false, true] {
        let other = lines(of: bytes, piece: piece, pauses: pauses)
        try FuzzFinding.expect(other == whole, "other lines in pieces of \(piece)")
      }
    }
    let document = JSONDocument()
    for case let line? in whole { try readEnvelope(line, in: document) }
  }

  /// Returns the lines; nil stands for an oversized line.
  private static func lines(of bytes: [UInt8], piece: Int, pauses: Bool) -> [[UInt8]?] {
    var found: [[UInt8]?] = []
    var splitter = LineSplitter(lineBytesMax: lineBytesMax)
    func deliver(_ line: LineSplitter.Line) -> LineSplitter.Flow {
      switch line {
      case .whole(let bytes): found.append(bytes.indices.map { bytes[$0] })
      case .tooLong: found.append(nil)
      }
      return pauses ? .pause : .more
    }
    for start in stride(from: 0, to: bytes.count, by: piece) {
      let chunk = Array(bytes[start..<min(start + piece, bytes.count)])
      splitter.feed(chunk.span, deliver)
      while splitter.isPaused { splitter.resume(deliver) }
    }
    splitter.finish(deliver)
    while splitter.isPaused { splitter.resume(deliver) }
    return found
  }

  private static func readEnvelope(
    _ line: [UInt8],
    in document: JSONDocument
  ) throws(FuzzFinding) {
    guard let value = try? RequestLine.value(of: line.span, in: document) else { return }
    let entries: [RequestEntry]
    switch RequestLine(value, batchMax: 5) {
    case .refused: return
    case .single(let entry): entries = [entry]
    case .batch(let batch):
      try FuzzFinding.expect(1...5 ~= batch.count, "a batch of \(batch.count)")
      entries = batch
    }
    for entry in entries {
      let idCount = entry.id?.count ?? 0
      try FuzzFinding.expect(idCount <= RequestEntry.idBytesMax, "an id of \(idCount) bytes")
      if let id = entry.id {
        try FuzzFinding.expect((try? JSONDocument().read(id)) != nil, "an id that is no JSON")
      }
    }
  }
}
