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
}
