import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("The packed texts of events")
struct PackedTextTests {
  private static let golden = Result { try GoldenText.all(ofVersion: 1) }

  private let packer = TextPacker()

  /// What comes out of a text that went in.
  private func again(_ text: [UInt8], of customer: [UInt8] = []) throws -> [UInt8] {
    try PackedText.unpack(packer.pack(text, of: customer), of: customer)
  }

  private func error(of packed: [UInt8], of customer: [UInt8] = []) -> PackedTextError? {
    do throws(PackedTextError) {
      _ = try PackedText.unpack(packed, of: customer)
      return nil
    } catch {
      return error
    }
  }

  // The form.

  @Test("what they refer to is what it always was")
  func known() {
    let digest = SHA256.digest(of: KnownText.bytes)
    #expect(KnownText.bytes.count == 3047)
    let hexadecimal = digest.bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(
      hexadecimal.joined() == "5e2456087650034a4a56628cd4ffd8f7d687b29a49d217cabe21b9cdb4b259eb"
    )
    // A feed's reader would take it for two lines.
    #expect(!KnownText.bytes.contains { $0 < 0x20 || $0 > 0x7E })
  }

  @Test("what was packed once is unpacked for ever, and is not packed worse")
  func golden() throws {
    let golden = try Self.golden.get()
    for event in golden {
      let text = String(decoding: event.text, as: UTF8.self)
      try #require(PackedText.unpack(event.packed, of: event.customer) == event.text, "\(text)")
      let packed = packer.pack(event.text, of: event.customer)
      #expect(packed.count <= event.packed.count, "\(text)")
      try #require(PackedText.unpack(packed, of: event.customer) == event.text, "\(text)")
    }
    for kind in Event.Kind.allCases {
      let mark = Array("\"kind\":\"\(kind.rawValue)\"".utf8)
      #expect(golden.contains { $0.text.firstRange(of: mark) != nil }, "\(kind)")
    }
  }

  @Test("they take less than a third, those of the usual purchase less than a quarter")
  func size() throws {
    let golden = try Self.golden.get()
    let whole = golden.reduce(0) { $0 + $1.text.count }
    #expect(golden.reduce(0) { $0 + $1.packed.count } * 3 < whole)
    let customer = "QON_0cfd7ed8bb822b8f65cf7b22422b2b68"
    let moment = "2026-11-22T19:19:52.847Z"
    let text = """
      {"cursor":"88000","id":"ev_a0402e15_88000","kind":"purchaseRecorded","at":"\(moment)",\
      "project":"default","user":"\(customer)","anonymousId":"\(customer)",\
      "cause":{"method":"purchase","id":31234},"store":"appStore",\
      "originalTransactionId":"0000001000","transactionId":"0000001000","product":"pro",\
      "productKind":"subscription","holders":["\(customer)"],\
      "device":"7c9e6679-7425-40de-944b-000000000000","environment":"production",\
      "firstPurchasedAt":"\(moment)","purchasedAt":"\(moment)",\
      "expiresAt":"2099-01-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,\
      "price":null,"currency":null,"country":null,"offerCode":null}
      """
    let packed = packer.pack(Array(text.utf8), of: Array(customer.utf8))
    #expect(packed.count * 4 < text.utf8.count, "\(packed.count) of \(text.utf8.count)")
  }

  /// In hexadecimal, as `PackedText` says what they mean.
  static let forms: [(customer: String, text: String, packed: [UInt8])] = [
    ("", "", [1, 0]),
    ("", "a b", [1, 3, 0x61, 0x20, 0x62]),
    // Nothing is shorter that is packed.
    ("", "{", [0x7B]),
    ("", "{\"a\":\"b\"}", Array("{\"a\":\"b\"}".utf8)),
    ("", "\u{7F}", [1, 1, 0, 0x7F]),
    ("", "é", [1, 2, 1, 0xC3, 0xA9]),
    // What was there already, the customer's id too; the text may still be in the making.
    ("customer", "customer", [1, 8, 0x83] + place(0)),
    ("", "!abcde!abcde", [1, 12] + Array("!abcde".utf8) + [0x81] + place(0)),
    ("", "!!!!!!!!", [1, 8, 0x21, 0x82] + place(0)),
    ("", "\"periodType\":\"normal\"", [1, 21, 0x90] + knownPlace("\"periodType\":\"normal\"")),
  ]

  private static func place(_ offset: Int) -> [UInt8] {
    let place = KnownText.bytes.count + offset
    return [UInt8(place >> 8), UInt8(place & 0xFF)]
  }

  /// Where it stands last.
  private static func knownPlace(_ text: String) -> [UInt8] {
    let ranges = KnownText.bytes.ranges(of: Array(text.utf8))
    let place = ranges.last?.lowerBound ?? 0
    return [UInt8(place >> 8), UInt8(place & 0xFF)]
  }

  @Test("a text has this form", arguments: forms)
  func form(form: (customer: String, text: String, packed: [UInt8])) throws {
    let (customer, text) = (Array(form.customer.utf8), Array(form.text.utf8))
    #expect(packer.pack(text, of: customer) == form.packed)
    #expect(try PackedText.unpack(form.packed, of: customer) == text)
  }

  // Whatever there is.

  @Test("any bytes come back as they were")
  func anyBytes() throws {
    let seed = UInt64.random(in: .min ... .max)
    var dice = Entropy(seed: (seed, 1, 2, 3))
    let texts = try Self.golden.get().map(\.text)
    for _ in 0..<3000 {
      let customer = Self.bytes(&dice, texts, pieces: 1)
      let text = Self.bytes(&dice, texts + [customer], pieces: 8)
      try #require(try again(text, of: customer) == text, "seed \(seed)")
    }
  }

  /// Pieces of texts, and bytes as they come.
  private static func bytes(
    _ dice: inout Entropy,
    _ texts: [[UInt8]],
    pieces: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...pieces, using: &dice) {
      let text = texts.randomElement(using: &dice) ?? []
      switch Int.random(in: 0..<4, using: &dice) {
      case 0:
        for _ in 0..<Int.random(in: 0..<70, using: &dice) {
          bytes.append(UInt8.random(in: 0...255, using: &dice))
        }
      case 1:
        let byte = UInt8.random(in: 0...255, using: &dice)
        bytes += [UInt8](repeating: byte, count: Int.random(in: 0..<400, using: &dice))
      default:
        let start = Int.random(in: 0...text.count, using: &dice)
        bytes += text[start..<Int.random(in: start...text.count, using: &dice)]
      }
    }
    return bytes
  }

  @Test("texts of a megabyte come back as they were, and behind 64 KB too")
  func large() throws {
    let words = ["Frühling ☀️", "zażółć", "\\u0001", "plain words of a caller", "春"]
    var text = "{\"attributes\":{"
    for number in 0..<40_000 { text += "\"\(words[number % 5])\(number)\":\"\(number * 7919)\"," }
    let bytes = Array((text + "\"z\":\"\"}}").utf8)
    #expect(bytes.count > 1 << 20)
    #expect(try again(bytes, of: Array("ada".utf8)) == bytes)
    #expect(packer.pack(bytes, of: []).count < bytes.count)
    var dice = Entropy(seed: (4, 1, 2, 3))
    let noise = (0..<(1 << 20)).map { _ in UInt8.random(in: 0...255, using: &dice) }
    #expect(try again(noise) == noise)
    // What does not get shorter gets longer by a byte for 32.
    #expect(packer.pack(noise, of: []).count < noise.count + noise.count / 31)
    let long = Array(noise.prefix(70_000))
    #expect(try again(long + long, of: long) == long + long)
    // The room of long ones is good for short ones.
    #expect(try again(Array("short".utf8)) == Array("short".utf8))
  }

  // Damage.

  static let faults: [([UInt8], Int, PackedTextError.Fault)] = [
    ([], 0, .short),
    ([0], 0, .unknownVersion(0)),
    ([2, 0], 0, .unknownVersion(2)),
    ([0x78], 0, .unknownVersion(0x78)),
    ([1], 1, .short),
    ([1, 0x80], 2, .short),
    ([1, 1], 1, .badLength),
    ([1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x20], 1, .badLength),
    ([1, 0x80, 0x80, 0x80, 0x80, 0x80, 0], 1, .badLength),
    ([1, 0, 0x20], 2, .trailing(1)),
    ([1, 2, 0x20], 3, .short),
    ([1, 1, 0x20, 0x20], 3, .trailing(1)),
    ([1, 1, 0x7F], 2, .unknownMark(0x7F)),
    ([1, 2, 1, 0xC3], 4, .short),
    ([1, 1, 1, 0xC3, 0xA9], 2, .overlong),
    ([1, 4, 0x80, 0, 0], 2, .overlong),
    ([1, 5, 0x80, 0], 4, .short),
    ([1, 5, 0x80, 0xFF, 0xFF], 2, .badPlace(0xFFFF)),
    // Nothing is there yet.
    ([1, 5, 0x80] + place(0), 2, .badPlace(KnownText.bytes.count)),
    // It would go on from the known text to what stands behind it.
    ([1, 6, 0x20, 0x80] + place(-2), 3, .badPlace(KnownText.bytes.count - 2)),
  ]

  @Test("what is none is an error that says where", arguments: faults)
  func faulty(packed: [UInt8], offset: Int, fault: PackedTextError.Fault) {
    #expect(error(of: packed) == PackedTextError(offset: offset, fault: fault))
  }

  @Test("what refers to a customer's id is no text of another one with a shorter id")
  func otherCustomer() {
    let packed = packer.pack(Array("customer".utf8), of: Array("customer".utf8))
    let place = KnownText.bytes.count
    #expect(
      error(of: packed, of: Array("custom".utf8))
        == PackedTextError(offset: 2, fault: .badPlace(place))
    )
  }

  @Test("one that ends too early, or goes on, is none")
  func cut() throws {
    for event in try Self.golden.get() {
      for length in event.packed.indices {
        let cut = Array(event.packed[..<length])
        #expect(error(of: cut, of: event.customer) != nil)
      }
      #expect(error(of: event.packed + [0x20], of: event.customer)?.fault == .trailing(1))
    }
  }

  @Test("a damaged byte gives an error or another text, no longer than so few bytes can tell")
  func damaged() throws {
    let seed = UInt64.random(in: .min ... .max)
    var dice = Entropy(seed: (seed, 1, 2, 3))
    for event in try Self.golden.get() {
      var packed = event.packed
      for place in packed.indices {
        let before = packed[place]
        for byte in [
          0, 0x1F, 0x7F, 0x80, 0xFF, before &+ 1, UInt8.random(in: 0...255, using: &dice),
        ] {
          packed[place] = byte
          if let text = try? PackedText.unpack(packed, of: event.customer) {
            #expect(text.count <= packed.count * PackedText.againMax, "seed \(seed)")
          }
        }
        packed[place] = before
      }
    }
  }

  @Test("bytes as they come are an error or a text, and never a trap")
  func noise() {
    let seed = UInt64.random(in: .min ... .max)
    var dice = Entropy(seed: (seed, 1, 2, 3))
    var textCount = 0
    for _ in 0..<20_000 {
      var packed = [1, UInt8.random(in: 0..<40, using: &dice)]
      for _ in 0..<Int.random(in: 0..<20, using: &dice) {
        packed.append(UInt8.random(in: 0...255, using: &dice))
      }
      if error(of: packed, of: [7, 7, 7, 7, 7, 7]) == nil { textCount += 1 }
    }
    // Some are: it is no test of errors alone.
    #expect(textCount > 0, "seed \(seed)")
  }
}
