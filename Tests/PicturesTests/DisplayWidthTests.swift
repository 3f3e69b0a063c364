import Testing

@testable import Presentation

@Suite("The display width of text")
struct DisplayWidthTests {
  @Test(
    "The width equals the number of terminal columns",
    arguments: [
      ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🇩🇪", 2), ("\u{301}", 0),
      ("аб", 2), ("ก", 1), ("✓", 1), ("✅", 2), ("—", 1), ("𠀋", 2),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }
}
