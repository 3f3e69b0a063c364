import Platform
import Testing

@testable import entitle

@Suite("Completion of a word with Tab")
struct LineCompletionTests {
  @Test(
    "A word is completed up to the choices' common prefix",
    arguments: [
      ("ident", ["identify"], "identify "), ("x devi", ["device="], "device="),
      ("ch", ["check", "checkEntitlements"], "check"), ("x a=", ["a=b c"], "a='b c' "),
    ]
  )
  func completed(typed: String, choices: [String], text: String) throws {
    let start = try #require(ShellWord.tail(of: typed)).start
    let word = typed[start...]
    #expect(
      LineCompletion(of: word, choices.map { .init($0) })
        == .replaced(count: word.unicodeScalars.count, by: text)
    )
  }

  @Test("A word is unchanged without a choice, in quotes, and with several choices")
  func unchanged() {
    #expect(LineCompletion(of: "x", []) == .refused)
    #expect(LineCompletion(of: "x a='", by: CommandCompletion(.contract)) == .refused)
    let choices = ["check", "checkEntitlements"].map { CommandCompletion.Choice($0) }
    #expect(LineCompletion(of: "check", choices) == .choices(choices))
  }
}
