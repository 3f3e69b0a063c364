import Testing

@Suite("The files in the repository")
struct RepositoryTests {
  @Test("The top level holds only the expected files and folders")
  func top() {
    #expect(RepositoryFiles.kept.contains(Manifest.path))
    expectNone(RepositoryRule.strangers(among: RepositoryFiles.kept))
  }

  @Test("No file contains a path of a build machine")
  func machinePaths() {
    expectNone(
      RepositoryFiles.kept.compactMap(RepositoryFiles.file).flatMap(RepositoryRule.machinePaths)
    )
  }

  @Test("An unexpected file or folder at the top level is found")
  func plantedStranger() {
    let paths = ["Sources/A/B.swift", ".ci/build", "notes.txt", "Scripts/a", "Scripts/b"]
    #expect(RepositoryRule.strangers(among: paths).map(\.path) == ["Scripts", "notes.txt"])
  }

  @Test(
    "A path of a build machine is found",
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
