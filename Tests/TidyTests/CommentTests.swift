import Testing

@Suite("Comments on package and public declarations")
struct CommentTests {
  @Test("Every package or public declaration has a comment unless it is exempt")
  func everything() {
    expectNone(CommentRule.findings(in: RepositoryFiles.sources))
  }

  @Test(
    "A missing comment is found",
    arguments: [
      ("package struct A {\n}", true), ("/// A door.\npackage struct A {\n}", false),
      ("/// A door.\n@frozen\npackage struct A {\n}", false), ("struct A {\n}", false),
      ("// A door.\npublic enum A {\n}", true), ("package enum Tag {}", false),
      ("package func a() {\n}", true), ("package func a() { b() }", false),
      ("package static func < (a: A, b: A) -> Bool {\n}", false),
      ("package let a = 1", false), ("package var a = 1", false),
      ("package var a: Int { 1 }", false), ("package var a: Int {\n  1\n}", true),
      ("package init(a: Int) {\n}", false), ("package init?(a: Int) {\n}", true),
      ("package init(\n  a: Int\n) throws(A) {\n}", true),
      ("/// A.\npackage func a(_ b: B) {\n}\npackage func a(_ c: C) {\n}", false),
      ("/// A.\npackage func a(_ b: B) {\n}\npackage func d(_ c: C) {\n}", true),
      ("/// A.\npackage protocol A {\n  func b()\n}", true),
      ("/// A.\npackage protocol A {\n  /// B.\n  func b()\n}", false),
      ("protocol A {\n  func b()\n}", false),
      ("/// A.\npackage protocol A {\n  /// B.\n  func b()\n}\npackage func b() {\n}", false),
    ]
  )
  func planted(text: String, isSeen: Bool) {
    #expect(CommentRule.findings(in: [SourceFile("A.swift", text)]).isEmpty != isSeen)
  }
}
