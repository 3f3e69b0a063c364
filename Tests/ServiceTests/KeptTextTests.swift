import Testing

@testable import Service

@Suite("Ids of hexadecimal digits are kept in half of their bytes")
struct KeptTextTests {
  private static let device = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
  private static let digits = "0123456789abcdef"

  @Test(
    "what is kept is the text, and nothing else",
    arguments: [
      (device, .digits),
      (device.uppercased(), .capitalDigits),
      ("QON_c39af160044439797b766e045e02e083", .digits),
      ("$RCAnonymousID:c39af160044439797b766e045e02e083", .digits),
      (digits + digits, .digits),
      (digits + digits + "0", .digits),
      (digits + digits + "fed", .digits),
      (digits + digits + digits + digits + digits + "-9", .digits),
      (String(repeating: "0", count: 32), .digits),
      (String(repeating: "F", count: 255), .capitalDigits),
      (String(repeating: "0a/", count: 12), .digits),
      // Both cases: those of the other one are no digits.
      ("c39af160044439797b766e045e02e083AB", .digits),
      ("C39AF160044439797B766E045E02E083ab", .capitalDigits),
      ("é" + digits + digits, .digits),
      // Too short, or not of digits.
      (String((digits + digits).dropLast()), .asItIs),
      (String(repeating: "0az", count: 11) + "z", .asItIs),
      ("somebody-with-a-long-name@example.com", .asItIs),
      ("", .asItIs),
    ] as [(String, KeptText.Kind)]
  )
  func kept(text: String, kind: KeptText.Kind) {
    let bytes = Array(text.utf8)
    let kept = KeptText(bytes.span)
    #expect(kept.kind == kind)
    #expect(kept.bytes.count == (kind == .asItIs ? bytes.count : (bytes.count + 1) / 2))
    #expect(kind.text(kept.bytes, kept.shape, count: bytes.count) == bytes)
    guard kind != .asItIs else { return }
    #expect(kind.isSame(kept.bytes, kept.shape, as: bytes))
    for place in bytes.indices {
      for change in [1, 0x20, 0x80] as [UInt8] {
        var other = bytes
        other[place] ^= change
        #expect(!kind.isSame(kept.bytes, kept.shape, as: other), "byte \(place) xor \(change)")
      }
    }
  }

  @Test("ids that were made in one way have one shape")
  func shapes() {
    let shapes = Set(
      [Self.device, "00000000-0000-0000-0000-000000000000"].map {
        KeptText(Array($0.utf8).span).shape
      }
    )
    #expect(shapes.count == 1)
    #expect(KeptText(Array(Self.device.dropLast().utf8).span).shape != shapes.first)
  }
}

extension KeptText.Kind {
  /// What was kept so.
  func text(_ kept: [UInt8], _ shape: [UInt8], count: Int) -> [UInt8] {
    guard self != .asItIs else { return kept }
    var text = [UInt8](repeating: 0, count: count)
    unsafe kept.withUnsafeBytes { kept in
      unsafe shape.withUnsafeBytes { shape in
        unsafe text.withUnsafeMutableBytes { text in
          guard let kept = kept.baseAddress, let shape = shape.baseAddress,
            let start = text.baseAddress
          else { return }
          unsafe write(kept, shape, count: count, to: start)
        }
      }
    }
    return text
  }

  fileprivate func isSame(_ kept: [UInt8], _ shape: [UInt8], as other: [UInt8]) -> Bool {
    unsafe kept.withUnsafeBytes { kept in
      unsafe shape.withUnsafeBytes { shape in
        unsafe other.withUnsafeBytes { other in
          guard let kept = kept.baseAddress, let shape = shape.baseAddress,
            let start = other.baseAddress
          else { return false }
          return unsafe isSame(kept, shape, start, count: other.count)
        }
      }
    }
  }
}
