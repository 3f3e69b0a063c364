/// Goes once through the packed text of an event.
struct TextUnpacker {
  private let packed: [UInt8]
  private let customer: [UInt8]
  private let known = KnownText.bytes
  private var offset = 0

  init(_ packed: [UInt8], of customer: [UInt8]) {
    self.packed = packed
    self.customer = customer
  }

  /// The length of the text: no more than the bytes behind it can tell.
  mutating func begin() throws(PackedTextError) -> Int {
    let version = try byte()
    guard version == PackedText.version else { throw error(.unknownVersion(version), at: 0) }
    var count = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let next = try byte()
      count |= Int(next & 0x7F) << shift
      guard next < 0x80 else { continue }
      guard count <= (packed.count - offset) * PackedText.againMax else { break }
      return count
    }
    throw error(.badLength, at: 1)
  }

  /// Writes so many bytes, all of them or not all.
  @unsafe mutating func unpack(
    to text: UnsafeMutablePointer<UInt8>?,
    count: Int
  ) throws(PackedTextError) {
    var done = 0
    while let text = unsafe text, done < count {
      let start = offset
      let mark = try byte()
      if PackedText.isItself(mark) {
        // SAFETY: `done` is less than what there is room for.
        unsafe text[done] = mark
        done += 1
        continue
      }
      guard mark != 0x7F else { throw error(.unknownMark(mark), at: start) }
      let length = mark < 0x80 ? Int(mark) + 1 : Int(mark & 0x7F) + PackedText.againMin
      guard length <= count - done else { throw error(.overlong, at: start) }
      // SAFETY: there is room for so many more, as was just seen, and so many were written.
      if mark < 0x80 {
        guard length <= packed.count - offset else { throw error(.short, at: packed.count) }
        unsafe Self.copy(packed, from: offset, length, to: text + done)
        offset += length
      } else {
        try unsafe copyAgain(length, to: text, done, from: start)
      }
      done += length
    }
    guard offset == packed.count else {
      throw error(.trailing(packed.count - offset), at: offset)
    }
  }

  /// What comes again stands in one piece, before what it is for.
  @unsafe private mutating func copyAgain(
    _ length: Int,
    to text: UnsafeMutablePointer<UInt8>,
    _ done: Int,
    from start: Int
  ) throws(PackedTextError) {
    let place = Int(try byte()) << 8 | Int(try byte())
    let inCustomer = place - known.count
    let inText = inCustomer - customer.count
    if inCustomer < 0 {
      guard length <= -inCustomer else { throw error(.badPlace(place), at: start) }
      unsafe Self.copy(known, from: place, length, to: text + done)
    } else if inText < 0 {
      guard length <= -inText else { throw error(.badPlace(place), at: start) }
      unsafe Self.copy(customer, from: inCustomer, length, to: text + done)
    } else {
      guard inText < done else { throw error(.badPlace(place), at: start) }
      // SAFETY: the caller has room for all of them. What is read was written, be it just now:
      // that is how a few bytes come again and again.
      for index in 0..<length { unsafe text[done + index] = text[inText + index] }
    }
  }

  /// So many bytes are there.
  @unsafe private static func copy(
    _ bytes: [UInt8],
    from start: Int,
    _ length: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) {
    // SAFETY: the caller has room for as many as there are.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let part = unsafe UnsafeBufferPointer(rebasing: buffer[start..<(start + length)])
      guard let base = part.baseAddress else { return }
      unsafe text.initialize(from: base, count: length)
    }
  }

  private mutating func byte() throws(PackedTextError) -> UInt8 {
    guard offset < packed.count else { throw error(.short, at: offset) }
    defer { offset += 1 }
    return packed[offset]
  }

  private func error(_ fault: PackedTextError.Fault, at offset: Int) -> PackedTextError {
    PackedTextError(offset: offset, fault: fault)
  }
}
