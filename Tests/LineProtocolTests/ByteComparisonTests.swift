import LineProtocol
import Testing

@Suite("Byte comparison")
struct ByteComparisonTests {
  @Test("A comparison finds any difference within the range and ignores bytes outside of it")
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
