/// The text of an event as its row has it: it says little that was not said before.
///
/// A text that begins with `{` stands there as it is. Otherwise a byte says in which form it is
/// packed, and there is one:
///
/// - the length of the text, 7 bits a byte, least first;
/// - then, until there is so much of it: a byte from 0x20 to 0x7E is itself; one below 0x20 says
///   how many bytes come as they are, less one; one from 0x80 on says how many come again, less
///   0x80 and `againMin`, and two bytes, the greater one first, where the first of them stands.
///
/// Places are counted through `KnownText`, then the id of the event's customer, which stands in
/// its own column, and then the text itself. What comes again stands within one of the three.
enum PackedText {
  static let version: UInt8 = 1
  /// Three bytes stand for so many at least.
  static let againMin = 5
  static let againMax = againMin + 0x7F
  static let asItIsMax = 0x20
  static let placeMax = 0xFFFF

  /// Whether a byte stands for itself.
  static func isItself(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Whether it is a text that stands there as it is.
  static func isPlain(_ bytes: [UInt8]) -> Bool { bytes.first == UInt8(ascii: "{") }

  /// The text again; nothing but what `TextPacker` makes, or what stands as it is, is one.
  static func unpack(
    _ packed: [UInt8],
    of customer: [UInt8]
  ) throws(PackedTextError) -> [UInt8] {
    if isPlain(packed) { return packed }
    var unpacker = TextUnpacker(packed, of: customer)
    let count = try unpacker.begin()
    var fault: PackedTextError?
    // With no capacity its count would be written where all empty arrays are, of every thread.
    let capacity = max(1, count)
    // SAFETY: the unpacker writes from the beginning of the buffer on, up to where it says.
    let text = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, written in
      do throws(PackedTextError) {
        try unsafe unpacker.unpack(to: buffer.baseAddress, count: count)
        written = count
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    return text
  }
}
