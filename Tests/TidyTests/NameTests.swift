import Testing

@Suite("What things are called")
struct NameTests {
  @Test("no type is named with a word that says nothing")
  func types() {
    expectNone(House.swift.flatMap(NameRule.types))
  }

  @Test("a file of a program is named after what stands in it")
  func files() {
    expectNone(House.sources.flatMap(NameRule.files))
  }

  @Test(
    "words that say nothing are seen",
    arguments: [
      ("ConnectionManager", true), ("JSONData", true), ("DataReader", true), ("StringUtils", true),
      ("Database", false), ("Information", false), ("Handle", false), ("ServerInfo", false),
      ("PeerInfo", true),
    ]
  )
  func plantedTypes(name: String, isSeen: Bool) {
    let file = SourceFile("A.swift", "\npackage final class \(name) {}\n")
    #expect(NameRule.types(in: file).map(\.line) == (isSeen ? [2] : []))
  }

  @Test(
    "a file named after something else is seen",
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
