import LineProtocol

/// A text as an answer that is ready keeps it: as it is, or, where most of it are hexadecimal
/// digits, two of them in a byte.
///
/// Ids that nobody chose are such: of a device it is 36 bytes, and its customer's as many, half of
/// what there is to be kept. What else is in them, and where, is their shape, which ids that were
/// made in one way have in common.
struct KeptText {
  enum Kind: UInt8 {
    case asItIs
    /// Digits of which those above 9 are small letters, or capital ones.
    case digits
    case capitalDigits

    /// How much higher a letter stands than it would behind 9.
    fileprivate var rise: UInt8 {
      self == .capitalDigits
        ? UInt8(ascii: "A") - UInt8(ascii: "0") - 10
        : UInt8(ascii: "a") - UInt8(ascii: "0") - 10
    }

    /// How many bytes a text of so many takes.
    @inline(__always)
    func keptCount(of count: Int) -> Int { self == .asItIs ? count : (count + 1) / 2 }
  }

  let kind: Kind
  private(set) var bytes: [UInt8] = []
  /// For each byte of the text what tells it from the digit there, which is 0 where none is; empty
  /// where the text is kept as it is.
  private(set) var shape: [UInt8] = []

  init(_ text: Span<UInt8>) {
    kind = Kind(of: text)
    if kind == .asItIs { bytes = [UInt8](copying: text) } else { kind.pack(text, &bytes, &shape) }
  }
}

extension KeptText.Kind {
  /// Shorter ones are kept as they are: to write them costs more then than it spares.
  private static let countMin = 32

  /// How a text is kept: of three bytes at least two must be digits, else there would be as many
  /// shapes as texts.
  init(of text: Span<UInt8>) {
    self = .asItIs
    guard text.count >= Self.countMin else { return }
    var (digits, letters, capitals) = (0, 0, 0)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "a")...UInt8(ascii: "f"): letters += 1
      case UInt8(ascii: "A")...UInt8(ascii: "F"): capitals += 1
      default: break
      }
    }
    guard (digits + max(letters, capitals)) * 3 >= text.count * 2 else { return }
    self = capitals > letters ? .capitalDigits : .digits
  }

  /// Appends what is kept of a text of digits, and its shape.
  func pack(_ text: Span<UInt8>, _ bytes: inout [UInt8], _ shape: inout [UInt8]) {
    let (none, half) = (Self.none, keptCount(of: text.count))
    shape.append(addingCapacity: text.count) { shape in
      for index in text.indices {
        let isDigit = digit(text[index]) != none
        shape.append(isDigit ? 0 : text[index] ^ UInt8(ascii: "0"))
      }
    }
    // The first half of the digits in the upper halves of the bytes, the others in the lower ones.
    bytes.append(addingCapacity: half) { bytes in
      for index in 0..<half {
        let other = half + index < text.count ? digit(text[half + index]) : none
        bytes.append(digit(text[index]) << 4 | other & 15)
      }
    }
  }

  /// Where no digit is; of its four bits, which are kept, none is set.
  private static let none: UInt8 = 16

  @inline(__always)
  private func digit(_ byte: UInt8) -> UInt8 {
    let number = byte &- UInt8(ascii: "0")
    if number < 10 { return number }
    let letter = byte &- (self == .capitalDigits ? UInt8(ascii: "A") : UInt8(ascii: "a"))
    return letter < 6 ? letter + 10 : Self.none
  }
}

// Where it stands.
extension KeptText.Kind {
  /// Sixteen bytes, in two numbers, for of the operations on so many bytes the library has not all
  /// as single instructions.
  private typealias Piece = SIMD2<UInt64>

  private static var pieceBytes: Int { MemoryLayout<Piece>.size }

  /// Writes so many bytes of text, of which there are at least as many as are packed.
  @unsafe @inline(__always)
  func write(
    _ kept: UnsafeRawPointer,
    _ shape: UnsafeRawPointer,
    count: Int,
    to output: UnsafeMutableRawPointer
  ) {
    unsafe forEachPiece(kept, shape, count: count) { piece, offset in
      unsafe output.storeBytes(of: piece, toByteOffset: offset, as: Piece.self)
    }
  }

  /// Whether it is another text of so many bytes.
  @unsafe @inline(__always)
  func isSame(
    _ kept: UnsafeRawPointer,
    _ shape: UnsafeRawPointer,
    _ other: UnsafeRawPointer,
    count: Int
  ) -> Bool {
    var differences = Piece()
    unsafe forEachPiece(kept, shape, count: count) { piece, offset in
      differences |= unsafe piece ^ other.loadUnaligned(fromByteOffset: offset, as: Piece.self)
    }
    return differences.x | differences.y == 0
  }

  /// Goes over the text of packed digits in pieces, of which some bytes may come twice.
  @unsafe @inline(__always)
  private func forEachPiece(
    _ kept: UnsafeRawPointer,
    _ shape: UnsafeRawPointer,
    count: Int,
    _ body: (Piece, _ offset: Int) -> Void
  ) {
    let rise = Self.each(rise)
    let half = keptCount(of: count)
    Self.forEachOffset(of: half) { offset in
      let upper = unsafe kept.loadUnaligned(fromByteOffset: offset, as: Piece.self) &>> 4
      let shape = unsafe shape.loadUnaligned(fromByteOffset: offset, as: Piece.self)
      body(Self.text(upper & Self.each(15), rise) ^ shape, offset)
    }
    Self.forEachOffset(of: count - half) { offset in
      let lower = unsafe kept.loadUnaligned(fromByteOffset: offset, as: Piece.self)
      let shape = unsafe shape.loadUnaligned(fromByteOffset: half + offset, as: Piece.self)
      body(Self.text(lower & Self.each(15), rise) ^ shape, half + offset)
    }
  }

  /// Where pieces begin that cover so many bytes, of which there is one piece at least.
  @inline(__always)
  private static func forEachOffset(of count: Int, _ body: (Int) -> Void) {
    var offset = 0
    while offset + pieceBytes < count {
      body(offset)
      offset += pieceBytes
    }
    body(count - pieceBytes)
  }

  /// The characters of digits, of which those above 9 stand higher by `rise`.
  @inline(__always)
  private static func text(_ digits: SIMD2<UInt64>, _ rise: SIMD2<UInt64>) -> SIMD2<UInt64> {
    // No byte carries over into the next one: 15 and 118 are less than 256, and so is a letter.
    let isLetter = (digits &+ each(0x80 - 10)) &>> 7 & each(1)
    let letters = (isLetter &<< 8) &- isLetter
    return digits &+ each(UInt8(ascii: "0")) &+ (letters & rise)
  }

  /// A byte in the place of each.
  @inline(__always)
  private static func each(_ byte: UInt8) -> SIMD2<UInt64> {
    Piece(repeating: UInt64(byte) &* 0x0101_0101_0101_0101)
  }
}
