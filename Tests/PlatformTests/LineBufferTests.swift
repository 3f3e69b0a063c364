import Platform
import Testing

@Suite("Splitting received bytes into lines")
struct LineBufferTests {
  private let text = Array("one\n\n{\"two\":2}\nthree\nrest".utf8)
  private let expected = ["one", "", "{\"two\":2}", "three"].map { Array($0.utf8) }

  private func lines(_ pieces: [ArraySlice<UInt8>], _ buffer: inout LineBuffer) throws -> [[UInt8]]
  {
    var lines: [[UInt8]] = []
    for piece in pieces {
      buffer.append(piece)
      while let line = try buffer.next() { lines.append(line) }
    }
    return lines
  }

  @Test("Lines may arrive in any two pieces")
  func twoPieces() throws {
    for cut in text.indices {
      var buffer = LineBuffer()
      #expect(try lines([text[..<cut], text[cut...]], &buffer) == expected)
      #expect(buffer.unfinishedCount == 4)
      #expect(buffer.takeRest() == Array("rest".utf8))
      #expect(buffer.takeRest() == nil)
    }
  }

  @Test("Lines may arrive in pieces of any size", arguments: 1...24)
  func equalPieces(size: Int) throws {
    var buffer = LineBuffer()
    let pieces = stride(from: 0, to: text.count, by: size).map {
      text[$0..<min($0 + size, text.count)]
    }
    #expect(try lines(pieces, &buffer) == expected)
    #expect(buffer.unfinishedCount == 4)
  }

  @Test("Many lines may be taken long after they arrived")
  func kept() throws {
    var buffer = LineBuffer()
    for _ in 0..<1000 { buffer.append(text[...]) }
    var count = 0
    while try buffer.next() != nil {
      count += 1
      if count % 3 == 0 { buffer.append(text[..<4]) }
    }
    #expect(count > 4000)
  }

  @Test("A line may be as long as the limit, and no longer")
  func limit() throws {
    for (count, isTaken) in [(7, true), (8, true), (9, false)] {
      let line = [UInt8](repeating: 0x61, count: count)
      var whole = LineBuffer(lineBytesMax: 8)
      whole.append((line + [0x0A])[...])
      var unfinished = LineBuffer(lineBytesMax: 8)
      unfinished.append(line[...])
      if isTaken {
        #expect(try whole.next() == line)
        #expect(try unfinished.next() == nil)
      } else {
        #expect(throws: LineBuffer.TooLong.self) { try whole.next() }
        #expect(throws: LineBuffer.TooLong.self) { try unfinished.next() }
      }
    }
  }
}
