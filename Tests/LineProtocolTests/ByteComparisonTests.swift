import LineProtocol
import Testing

@Suite("Bytes compared where they lie")
struct ByteComparisonTests {
  @Test("what is the same is counted from any place, up to the first byte that is not")
  func sameCount() {
    let text = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    for start in [0, 1, 5, 30] {
      for difference in start..<text.count {
        // Two bytes further on, and shorter in some.
        var other = Array("--".utf8) + text
        other[difference + 2] ^= 0x80
        let count = ByteComparison.sameCount(text.span, from: start, other.span, from: start + 2)
        #expect(count == difference - start)
        let short = Array(text[..<difference])
        #expect(
          ByteComparison.sameCount(text.span, from: start, short.span, from: start)
            == difference - start
        )
      }
      #expect(
        ByteComparison.sameCount(text.span, from: start, text.span, from: start)
          == text.count - start
      )
    }
    #expect(ByteComparison.sameCount(text.span, from: text.count, text.span, from: 0) == 0)
  }

  @Test("a difference is seen wherever it is, and none outside of what is compared")
  func isSame() {
    let text = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    for count in 0...20 {
      let range = 3..<3 + count
      for place in 0..<range.upperBound + 2 {
        var other = text
        other[place] ^= 0x01
        let isSame = ByteComparison.isSame(text.span, from: 3, other.span, range)
        #expect(isSame == !range.contains(place), "\(count) bytes, differing at \(place)")
      }
    }
    let isSame = ByteComparison.isSame(text.span, from: text.count - 2, text.span, 0..<3)
    #expect(!isSame)
  }
}
