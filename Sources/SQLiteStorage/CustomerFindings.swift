import Storage

/// Which events are a customer's, as far as the customer's own row says it.
///
/// That row is written with nearly each of its events anyway; in a tree of their own what finds
/// them would take another page for each. Where it becomes too many, all go to that tree,
/// `customer_events`, where those of one customer stand together.
struct CustomerFindings {
  /// The cursors as they are kept, five bytes each, the first of them the greatest; ascending.
  ///
  /// The writer puts one behind the others without looking at them: readers are strict.
  private(set) var bytes: [UInt8]

  private static let cursorBytes = 5
  /// As many as keep the row short.
  static let countMax = 32

  init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  var isFull: Bool { bytes.count >= Self.countMax * Self.cursorBytes }

  /// Puts another one behind all that there are; false for one that does not belong there, or has
  /// no room.
  mutating func append(_ cursor: Int64) -> Bool {
    guard !isFull, bytes.count.isMultiple(of: Self.cursorBytes), cursor > last else {
      return false
    }
    for shift in stride(from: 8 * (Self.cursorBytes - 1), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: cursor >> shift))
    }
    return true
  }

  private var last: Int64 { bytes.isEmpty ? 0 : cursor(at: bytes.count - Self.cursorBytes) }

  private func cursor(at start: Int) -> Int64 {
    bytes[start..<(start + Self.cursorBytes)].reduce(0) { $0 << 8 | Int64($1) }
  }

  /// In their order.
  func cursors() throws(CodecError) -> [Int64] {
    var cursors: [Int64] = []
    for start in stride(from: 0, to: bytes.count, by: Self.cursorBytes) {
      guard start + Self.cursorBytes <= bytes.count else { throw error(.short, at: start) }
      let cursor = cursor(at: start)
      guard cursor > cursors.last ?? 0 else { throw error(.unsorted, at: start) }
      cursors.append(cursor)
    }
    return cursors
  }

  private func error(_ fault: CodecError.Fault, at offset: Int) -> CodecError {
    CodecError(sort: .customer, offset: offset, fault: fault)
  }
}
