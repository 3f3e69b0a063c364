import Testing

@Suite("Banned text")
struct BannedTextTests {
  @Test("No file contains a banned text", arguments: BannedText.all + BannedText.leftovers)
  func nowhere(banned: BannedText) {
    expectNone(RepositoryFiles.all.flatMap(banned.findings))
  }

  @Test("A banned text is found on its line", arguments: BannedText.all + BannedText.leftovers)
  func planted(banned: BannedText) {
    let file = SourceFile("Sources/Service/A.swift", "let a = 1\nlet b = \(banned.text) c\n")
    #expect(banned.findings(in: file).map(\.line) == [2])
  }

  @Test("A banned call is allowed in comments, strings, other names and other folders")
  func notMeant() throws {
    let call = try #require(BannedText.all.first { $0.text == "print(" })
    for text in ["// print(a)", "\"print(a)\"", "fingerprint(a)", "writer.print(a)"] {
      #expect(call.findings(in: SourceFile("Sources/Service/A.swift", text)) == [])
    }
    for path in ["Sources/entitle/A.swift", "Tests/A.swift"] {
      #expect(call.findings(in: SourceFile(path, "print(a)")) == [])
    }
    let text = "let a = \"\\(print(b))\""
    #expect(call.findings(in: SourceFile("Sources/Service/A.swift", text)).count == 1)
  }
}
