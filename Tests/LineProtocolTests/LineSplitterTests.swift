import LineProtocol
import Testing

/// Records what a splitter delivers, as text.
private struct Transcript {
  var splitter: LineSplitter
  var lines: [String] = []
  /// The number of lines between pauses; nil for no pauses.
  var pausesEvery: Int?
  /// Whether the consumer refuses each line once before taking it.
  var refusesOnce = false
  private var wasRefused = false

  init(lineBytesMax: Int = 1 << 20, pausesEvery: Int? = nil) {
    splitter = LineSplitter(lineBytesMax: lineBytesMax)
    self.pausesEvery = pausesEvery
  }

  mutating func feed(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    deliver { splitter, take in splitter.feed(bytes.span, take) }
  }

  mutating func resume() { deliver { splitter, take in splitter.resume(take) } }
  mutating func finish() { deliver { splitter, take in splitter.finish(take) } }

  private mutating func deliver(
    _ call: (inout LineSplitter, (LineSplitter.Line) -> LineSplitter.Flow) -> Void
  ) {
    var taken: [String] = []
    let (pausesEvery, refusesOnce) = (pausesEvery, refusesOnce)
    var wasRefused = wasRefused
    defer { self.wasRefused = wasRefused }
    call(&splitter) { line in
      if refusesOnce {
        wasRefused.toggle()
        if wasRefused { return .refuse }
      }
      switch line {
      case .whole(let bytes): taken.append(String(decoding: copy(of: bytes), as: UTF8.self))
      case .tooLong: taken.append("<too long>")
      }
      guard let pausesEvery, taken.count % pausesEvery == 0 else { return .more }
      return .pause
    }
    lines += taken
  }
}

private func copy(of bytes: Span<UInt8>) -> [UInt8] {
  [UInt8](capacity: bytes.count) { output in
    for index in bytes.indices { output.append(bytes[index]) }
  }
}

/// Inputs, and their lines under a limit of 4 bytes.
private let cases: [(input: String, lines: [String])] = [
  ("", []),
  ("a", ["a"]),
  ("a\n", ["a"]),
  ("a\nb", ["a", "b"]),
  ("a\r\nb\r\n", ["a", "b"]),
  ("a\r", ["a"]),
  ("\n\n\r\n \t\n", []),
  (" a \n\tb\t\r\n", ["a", "b"]),
  ("a b\n", ["a b"]),
  ("a\rb\n", ["a\rb"]),
  ("abc\n", ["abc"]),
  ("abcd\n", ["abcd"]),
  ("abcd", ["abcd"]),
  ("abcde\n", ["<too long>"]),
  ("abcde", ["<too long>"]),
  ("abcd\r\n", ["<too long>"]),
  ("     \n", ["<too long>"]),
  ("abcdefghij\nok\n", ["<too long>", "ok"]),
  ("a\nabcdefghij\nb\nabcdefgh", ["a", "<too long>", "b", "<too long>"]),
  ("abcde\n\nabcde\nx", ["<too long>", "<too long>", "x"]),
]

@Suite("Line splitter")
struct LineSplitterTests {
  @Test("An input may be split in two at any byte", arguments: cases)
  func oneCut(input: String, lines: [String]) {
    let bytes = Array(input.utf8)
    for cut in 0...bytes.count {
      var transcript = Transcript(lineBytesMax: 4)
      transcript.feed(bytes[..<cut])
      transcript.feed(bytes[cut...])
      transcript.finish()
      #expect(transcript.lines == lines, "cut at \(cut)")
      #expect(transcript.splitter.storageBytes == 0)
    }
  }

  @Test(
    "An input may be split into chunks in every possible way",
    arguments: cases.filter { $0.input.count < 13 }
  )
  func everyCut(input: String, lines: [String]) {
    let bytes = Array(input.utf8)
    for cuts in 0..<(1 << max(bytes.count - 1, 0)) {
      var transcript = Transcript(lineBytesMax: 4)
      var chunk: [UInt8] = []
      for (index, byte) in bytes.enumerated() {
        chunk.append(byte)
        if cuts >> index & 1 == 1 {
          transcript.feed(chunk)
          chunk = []
        }
      }
      transcript.feed(chunk)
      transcript.finish()
      #expect(transcript.lines == lines, "cuts \(String(cuts, radix: 2))")
    }
  }

  @Test("A pause after any number of lines neither loses nor repeats a line", arguments: cases)
  func pauses(input: String, lines: [String]) {
    let bytes = Array(input.utf8)
    for every in 1...3 {
      for cut in 0...bytes.count {
        for resumesBetween in [false, true] {
          var transcript = Transcript(lineBytesMax: 4, pausesEvery: every)
          transcript.feed(bytes[..<cut])
          while resumesBetween, transcript.splitter.isPaused { transcript.resume() }
          transcript.feed(bytes[cut...])
          transcript.finish()
          while transcript.splitter.isPaused { transcript.resume() }
          #expect(transcript.lines == lines, "every \(every), cut at \(cut)")
          #expect(transcript.splitter.storageBytes == 0)
        }
      }
    }
  }

  @Test("A refused line is delivered again, unchanged and before later lines", arguments: cases)
  func refusals(input: String, lines: [String]) {
    let bytes = Array(input.utf8)
    for cut in 0...bytes.count {
      for resumesBetween in [false, true] {
        var transcript = Transcript(lineBytesMax: 4)
        transcript.refusesOnce = true
        transcript.feed(bytes[..<cut])
        while resumesBetween, transcript.splitter.isPaused { transcript.resume() }
        transcript.feed(bytes[cut...])
        while resumesBetween, transcript.splitter.isPaused { transcript.resume() }
        transcript.finish()
        while transcript.splitter.isPaused { transcript.resume() }
        #expect(transcript.lines == lines, "cut at \(cut)")
        #expect(transcript.splitter.storageBytes == 0)
      }
    }
  }

  @Test("Lines taken together keep their order with all other lines", arguments: cases)
  func together(input: String, lines: [String]) {
    let bytes = Array(input.utf8)
    for cut in 0...bytes.count {
      for every in 1...3 {
        var splitter = LineSplitter(lineBytesMax: 4)
        var (found, singlesCount): ([String], Int) = ([], 0)
        func take(_ line: LineSplitter.Line) -> LineSplitter.Flow {
          switch line {
          case .whole(let bytes): found.append(String(decoding: copy(of: bytes), as: UTF8.self))
          case .tooLong: found.append("<too long>")
          }
          singlesCount += 1
          return singlesCount % every == 0 ? .pause : .more
        }
        // Takes whole lines of letters, as a service takes the lines that it recognizes.
        func takeTogether(_ bytes: Span<UInt8>) -> Int {
          let line = copy(of: bytes).prefix { $0 != 0x0A }
          let isKnown = 1...4 ~= line.count && line.allSatisfy { 0x61...0x7A ~= $0 }
          guard isKnown, line.count < bytes.count else { return 0 }
          found.append(String(decoding: line, as: UTF8.self))
          return line.count + 1
        }
        for chunk in [Array(bytes[..<cut]), Array(bytes[cut...])] {
          splitter.feed(chunk.span, together: takeTogether, take)
        }
        splitter.finish(take)
        while splitter.isPaused { splitter.resume(take) }
        #expect(found == lines, "cut at \(cut), a pause after \(every)")
      }
    }
  }

  @Test("A pause holds later chunks even if no bytes were left over")
  func pauseHoldsLater() {
    var transcript = Transcript(pausesEvery: 1)
    transcript.feed("a\n".utf8)
    transcript.feed("b\n".utf8)
    #expect(transcript.lines == ["a"])
    transcript.resume()
    #expect(transcript.lines == ["a", "b"])
  }

  @Test("A paused splitter delivers nothing")
  func pauseHolds() {
    var transcript = Transcript(pausesEvery: 1)
    transcript.feed("a\nb\nc\n".utf8)
    #expect(transcript.lines == ["a"])
    transcript.feed("d\n".utf8)
    #expect(transcript.lines == ["a"])
    transcript.resume()
    #expect(transcript.lines == ["a", "b"])
    #expect(transcript.splitter.isPaused)
  }

  @Test("A line is accepted up to the limit, not counting its LF", arguments: [-1, 0, 1])
  func limit(difference: Int) {
    let line = String(repeating: "x", count: 1 << 20 + difference)
    let expected = difference > 0 ? "<too long>" : line
    for end in ["\n", ""] {
      var transcript = Transcript()
      transcript.feed((line + end).utf8)
      transcript.finish()
      #expect(transcript.lines == [expected])
    }
  }

  @Test("A line over the limit is reported at once and not kept in memory")
  func tooLongIsNotHeld() {
    var transcript = Transcript(lineBytesMax: 1000)
    let chunk = [UInt8](repeating: 0x78, count: 600)
    transcript.feed(chunk)
    #expect(transcript.lines.isEmpty)
    transcript.feed(chunk)
    #expect(transcript.lines == ["<too long>"])
    for _ in 0..<1000 {
      transcript.feed(chunk)
      #expect(transcript.splitter.storageBytes == 0)
    }
    transcript.feed("\ngood\n".utf8)
    #expect(transcript.lines == ["<too long>", "good"])
  }

  @Test("After a long line, a short partial line keeps little storage")
  func storageShrinks() {
    var transcript = Transcript()
    transcript.feed([UInt8](repeating: 0x78, count: 500_000))
    transcript.feed("\nab".utf8)
    #expect(transcript.lines.count == 1)
    #expect(transcript.splitter.storageBytes < 100)
    transcript.feed("c\n".utf8)
    #expect(transcript.lines.last == "abc")
    #expect(transcript.splitter.storageBytes == 0)
  }

  @Test("Dropping an unfinished line also drops the rest of it, and nothing else")
  func dropUnfinished() {
    var transcript = Transcript()
    transcript.feed("a\nbcd".utf8)
    #expect(transcript.splitter.unfinishedBytes == 3)
    transcript.splitter.dropUnfinished()
    #expect(transcript.splitter.unfinishedBytes == 0)
    #expect(transcript.splitter.storageBytes == 0)
    transcript.feed("efg".utf8)
    #expect(transcript.splitter.storageBytes == 0)
    transcript.feed("hi\njk\nlm".utf8)
    transcript.finish()
    #expect(transcript.lines == ["a", "jk", "lm"])
  }

  @Test("Complete lines that a pause holds back cannot be dropped")
  func dropWhilePaused() {
    var transcript = Transcript(pausesEvery: 1)
    transcript.feed("a\nb\nc".utf8)
    #expect(transcript.splitter.unfinishedBytes == 0)
    transcript.splitter.dropUnfinished()
    transcript.resume()
    transcript.resume()
    #expect(transcript.splitter.unfinishedBytes == 1)
    transcript.feed("d\n".utf8)
    #expect(transcript.lines == ["a", "b", "cd"])
  }

  @Test("A line of one mebibyte may arrive byte by byte")
  func byteByByte() {
    var transcript = Transcript()
    for _ in 0..<(1 << 20) { transcript.feed(CollectionOfOne(0x78)) }
    transcript.feed("\n".utf8)
    #expect(transcript.lines.map(\.utf8.count) == [1 << 20])
  }
}
