import Testing

@testable import Presentation
@testable import Pictures

@Suite("Shortened text")
struct ElisionTests {
  @Test(
    "Text that is too long loses its middle",
    arguments: [
      ("", 3, ""), ("abc", 3, "abc"), ("abcd", 3, "a…d"), ("abcdefgh", 4, "ab…h"),
      ("abcd", 1, "…"), ("abcd", 2, "a…"), ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字…字"),
      ("漢字漢字", 4, "漢…"), ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}e\u{301}"),
      ("👩‍👩‍👧x👩‍👩‍👧y👩‍👩‍👧", 6, "👩‍👩‍👧x…👩‍👩‍👧"),
    ]
  )
  func middle(text: String, columns: Int, expected: String) {
    let shown = Elision.middle(text, columns: columns)
    #expect(shown == expected)
    #expect(DisplayWidth.columns(of: shown) <= max(1, columns))
  }

  @Test("A timestamp omits zero seconds")
  func moments() {
    #expect(ShownMoment.short("2026-02-01T00:00:00.000Z") == "2026-02-01 00:00")
    #expect(ShownMoment.short("2026-02-01T10:20:30.999Z") == "2026-02-01 10:20:30")
    #expect(ShownMoment.short("soon\u{1B}") == "soon\\u001B")
    #expect(ShownMoment.end(nil) == "without an end")
  }
}
