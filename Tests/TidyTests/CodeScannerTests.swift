import Testing

@Suite("Code without comments and strings")
struct CodeScannerTests {
  @Test(
    "The scanner blanks comments and strings and keeps all positions",
    arguments: [
      ("a // b", "a     "),
      ("a /* b /* c */ d */ e", "a                   e"),
      ("a(\"b // c\")", "a(\"      \")"),
      ("\"a\\\"b\" c", "\"    \" c"),
      ("\"a\\(b + \"c\")d\" e", "\"  (b + \" \") \" e"),
      ("#\"a\"b\\n\"# c", "#\"     \"# c"),
      ("#if a", "#if a"),
      ("\"\"\"\n  a \"b\"\n  \"\"\" c", "\"\"\"\n       \n  \"\"\" c"),
      ("\"no end\nb", "\"      \nb"),
    ]
  )
  func blank(text: String, code: String) {
    #expect(CodeScanner.code(of: text) == code)
  }
}
