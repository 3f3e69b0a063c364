import Testing

@testable import entitle

@Suite("Keys, as a terminal sends them")
struct KeyDecoderTests {
  private static let table: [(bytes: String, keys: [Key])] = [
    ("aé日👍", [.text("a"), .text("é"), .text("日"), .text("👍")]),
    ("e\u{301}", [.text("e"), .text("\u{301}")]),
    ("\r\n\t", [.enter, .enter, .tab]),
    ("\u{7F}\u{08}", [.backspace, .backspace]),
    (
      "\u{01}\u{02}\u{03}\u{04}\u{05}\u{06}",
      [.home, .left, .interrupt, .endOrDelete, .end, .right]
    ),
    ("\u{07}\u{0B}\u{0C}\u{0E}\u{10}", [.abort, .killToEnd, .clear, .down, .up]),
    ("\u{12}\u{15}\u{17}\u{19}", [.search, .killToStart, .killWord, .yank]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF", [.up, .down, .right, .left, .home, .end]),
    (
      "\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}[F\u{1B}[4~\u{1B}[8~",
      [.home, .home, .home, .end, .end, .end]
    ),
    ("\u{1B}[3~\u{1B}[1;5C\u{1B}[1;3D", [.delete, .wordRight, .wordLeft]),
    ("\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}", [.wordLeft, .wordRight, .killNextWord, .killWord]),
    ("\u{1B}[200~a\nb\u{1B}[A\u{03}\u{1B}[201~c", [.text("a b [A "), .text("c")]),
    // What is no key of ours is passed over whole.
    ("\u{1B}[15;2~\u{1B}[Z\u{1B}x\u{00}\u{1A}a", [.text("a")]),
    ("\u{1B}\u{1B}[A", [.abort, .up]),
  ]

  @Test("are the same in whatever pieces they come", arguments: table)
  func pieces(bytes: String, keys: [Key]) {
    let all = Array(bytes.utf8)
    var whole = KeyDecoder()
    #expect(whole.take(all) == keys)
    var single = KeyDecoder()
    #expect(all.flatMap { single.take([$0]) } == keys)
    for cut in all.indices {
      var decoder = KeyDecoder()
      #expect(decoder.take(Array(all[..<cut])) + decoder.take(Array(all[cut...])) == keys)
    }
  }

  @Test("bytes that are no UTF-8 are dropped, and nothing else is")
  func notUTF8() {
    var decoder = KeyDecoder()
    #expect(
      decoder.take([0xFF, 0x61, 0xC3, 0x62, 0xE6, 0x97, 0x0D]) == [.text("a"), .text("b"), .enter]
    )
    // A surrogate in three bytes is none either.
    #expect(decoder.take([0xED, 0xA0, 0x80, 0x63]) == [.text("c")])
  }

  @Test("an Escape is the beginning of a key until nothing follows")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.abort])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
    #expect(decoder.take(Array("\u{1B}[200~".utf8)) == [])
    // A paste may take its time.
    #expect(!decoder.isWaiting)
  }
}
