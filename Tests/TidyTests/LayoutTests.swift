import Testing

@Suite("The layout of files")
struct LayoutTests {
  @Test("No file has tabs or trailing blanks, and each ends with one newline")
  func blanks() {
    expectNone(RepositoryFiles.all.flatMap(LayoutRule.blanks))
  }

  @Test("Code has at most 100 columns")
  func widths() {
    expectNone(RepositoryFiles.all.flatMap(LayoutRule.widths))
  }

  @Test("A file has at most 500 lines")
  func files() {
    for file in RepositoryFiles.all where file.ending == "swift" {
      if file.lines.count > LengthRule.fileLinesAsked {
        print("\(file.path) has \(file.lines.count) lines: is it one idea?")
      }
    }
    expectNone(RepositoryFiles.all.flatMap(LengthRule.files))
  }

  @Test("A type of the core has at most 1,500 lines over its files, and the draft 3,500")
  func types() {
    let types = LengthRule.types(RepositoryFiles.swift.filter { $0.room == "IdentityCore" })
    expectNone(types)
  }

  @Test("Pages keep within their words and lines")
  func pages() {
    let pages = RepositoryFiles.kept.filter { $0.hasSuffix(".md") }
    expectNone(LengthRule.pages(pages.compactMap(RepositoryFiles.file)))
    let long = SourceFile("Protocol/stores.md", String(repeating: "word ", count: 3601))
    #expect(LengthRule.pages([long]).map(\.problem) == ["3601 words"])
  }

  @Test("A function has at most 60 lines")
  func functions() {
    expectNone(RepositoryFiles.swift.flatMap(LengthRule.functions))
  }

  @Test(
    "Tabs, trailing blanks and wrong endings are found",
    arguments: [
      ("a\n", 0), ("a\tb\n", 1), ("a \n", 1), ("a\t\n", 2), ("a\r\nb\n", 1), ("a", 1),
      ("a\n\n", 1), ("", 1),
    ]
  )
  func plantedBlanks(text: String, count: Int) {
    #expect(LayoutRule.blanks(in: SourceFile("A.md", text)).count == count)
  }

  @Test("Texts of the contract may contain any blanks but must end with one newline")
  func ownBlanks() {
    #expect(LayoutRule.blanks(in: SourceFile("A.txt", ">> {}\t \n")) == [])
    #expect(LayoutRule.blanks(in: SourceFile("A.txt", ">> {}")).count == 1)
  }

  @Test("Tabs are allowed as indentation in Go only")
  func ownTabs() {
    #expect(LayoutRule.blanks(in: SourceFile("A.go", "\ta := 1\n")) == [])
    #expect(LayoutRule.blanks(in: SourceFile("A.rs", "\ta();\n")).count == 1)
    #expect(LayoutRule.blanks(in: SourceFile("A.md", "```go\n\ta()\n```\n\tb\n")).count == 1)
  }

  @Test("The 101st column is found in code and in commands of a page")
  func plantedWidths() {
    let most = String(repeating: "é", count: 100) + "\n"
    let more = "é" + most
    #expect(LayoutRule.widths(in: SourceFile("A.swift", most)) == [])
    #expect(LayoutRule.widths(in: SourceFile("A.swift", "a\n" + more)).map(\.line) == [2])
    #expect(LayoutRule.widths(in: SourceFile("clients/A.rb", more)) == [])
    let far = String(repeating: "a", count: 121) + "\n"
    #expect(LayoutRule.widths(in: SourceFile("clients/A.rb", far)).count == 1)
    let prose = more + "```sh\n" + most + more + "```\n" + more + "```json\n" + more + "```\n"
    #expect(LayoutRule.widths(in: SourceFile("A.md", prose)).map(\.line) == [4])
  }

  @Test("The 501st line is found, except in JSON")
  func plantedFiles() {
    let most = String(repeating: "a\n", count: 500)
    #expect(LengthRule.files(SourceFile("A.swift", most)) == [])
    #expect(LengthRule.files(SourceFile("A.swift", most + "a\n")).count == 1)
    #expect(LengthRule.files(SourceFile("A.json", most + "a\n")) == [])
  }

  @Test("The 1,501st line of a type is found, and the 3,501st of the draft, in any extension")
  func plantedTypes() {
    func files(of name: String, _ count: Int) -> [SourceFile] {
      let inside = String(repeating: "  var a: B { b }\n", count: count - 4)
      return [
        SourceFile("A.swift", "struct \(name) {\n\(inside)}\n"),
        SourceFile("A+B.swift", "// A B.\nextension \(name).B {\n}\nstruct C {\n}\n"),
      ]
    }
    #expect(LengthRule.types(files(of: "A", 1500)) == [])
    #expect(LengthRule.types(files(of: "A", 1501)).map(\.problem) == ["A has 1501 lines"])
    #expect(LengthRule.types(files(of: "Draft", 3500)) == [])
    #expect(LengthRule.types(files(of: "Draft", 3501)).count == 1)
  }

  @Test("A 61st function line is found", arguments: ["func a() {", "init() {", "var a: B {"])
  func plantedFunctions(head: String) {
    func file(_ count: Int) -> SourceFile {
      let inside = String(repeating: "    if a { b() }\n", count: count - 2)
      return SourceFile("A.swift", "struct A {\n  \(head)\n\(inside)  }\n}\n")
    }
    #expect(LengthRule.functions(in: file(60)) == [])
    #expect(LengthRule.functions(in: file(61)).map(\.line) == [2])
  }
}
