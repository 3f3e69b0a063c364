import Testing

@Suite("File names")
struct NameTests {
  @Test("A source file is named after a declaration in it")
  func files() {
    expectNone(RepositoryFiles.sources.flatMap(NameRule.files))
  }

  @Test(
    "A file named after something else is found",
    arguments: [
      ("Door.swift", "struct Door {}", true), ("Door+Open.swift", "extension Door {}", true),
      ("Open.swift", "extension Hall.Open {}", false), ("Door.swift", "extension Door {}", false),
      ("Doors.swift", "struct Door {}", false), ("main.swift", "open()", true),
      ("OpenDoor.swift", "func openDoor() {}", true), ("OpenDoor.swift", "openDoor()", false),
    ]
  )
  func plantedFiles(name: String, text: String, isFine: Bool) {
    #expect(NameRule.files(SourceFile("Sources/A/\(name)", text)).isEmpty == isFine)
  }
}
