import Testing

@Suite("What is kept in the repository")
struct RepositoryTests {
  @Test("the top level holds what it should, and nothing else")
  func top() {
    #expect(House.kept.contains(Manifest.path))
    expectNone(RepositoryRule.strangers(among: House.kept))
  }

  @Test("no file holds a path of a machine that we build on")
  func machinePaths() {
    expectNone(House.kept.compactMap(House.file).flatMap(RepositoryRule.machinePaths))
  }

  @Test("what has no place at the top level is seen")
  func plantedStranger() {
    let paths = ["Sources/A/B.swift", ".ci/build", "notes.txt", "Scripts/a", "Scripts/b"]
    #expect(RepositoryRule.strangers(among: paths).map(\.path) == ["Scripts", "notes.txt"])
  }

  @Test(
    "such paths are seen",
    arguments: [
      ("cd /wo" + "rk/main", true), ("/fa" + "rm/a", true), ("\"/wo" + "rk/\"", true),
      ("home/wo" + "rk/a", false), ("../wo" + "rk/a", false), ("/wo" + "rks/a", false),
    ]
  )
  func plantedPath(text: String, isSeen: Bool) {
    let file = SourceFile("README.md", "\n\(text)\n")
    #expect(RepositoryRule.machinePaths(in: file).map(\.line) == (isSeen ? [2] : []))
  }
}
