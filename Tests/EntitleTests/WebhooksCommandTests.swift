import EntitledClient
import Platform
import Testing

@testable import entitle

@Suite("entitle webhooks")
struct WebhooksCommandTests {
  private static func read(_ words: String) throws -> Command {
    try CommandLineReader.read(words.split(separator: " ").map(String.init), .contract).command
  }

  private static let url = JSON.Member("url", "https://a.example/?b=c")

  @Test("It lists webhooks, or calls the method of an action")
  func commands() throws {
    #expect(try Self.read("webhooks") == .call(method: "webhook.list", .members([])))
    let shop = JSON.Member("project", "shop")
    #expect(
      try Self.read("webhooks project=shop --json")
        == .call(method: "webhook.list", .members([shop]))
    )
    for words in [
      "webhooks pause https://a.example/?b=c project=shop",
      "webhooks --json pause url=https://a.example/?b=c --project shop",
    ] {
      #expect(
        try Self.read(words) == .call(method: "webhook.pause", .members([Self.url, shop]))
      )
    }
    #expect(
      try Self.read("webhooks resume HTTP://a.example")
        == .call(method: "webhook.resume", .members([.init("url", "HTTP://a.example")]))
    )
    #expect(
      try Self.read("webhooks replay after=7 https://a.example/?b=c --dry-run")
        == .call(
          method: "webhook.replay",
          .members([.init("after", "7"), Self.url, .init("dryRun", true)])
        )
    )
  }

  @Test(
    "An invalid command line is rejected with a hint",
    arguments: [
      ("webhooks puase https://a", "there is no action \"puase\"", "did you mean \"pause\"?"),
      ("webhooks https://a", "there is no action \"https://a\"", "pause|resume|replay URL"),
      ("webhooks pause", "missing url=VALUE", "webhook.pause takes url"),
      ("webhooks pause a.example", "expected name=value", "webhook.pause takes url"),
      ("webhooks pause https://a https://b", "url is given twice", ""),
      ("webhooks replay https://a", "missing after=VALUE", "webhook.replay takes url, after"),
      ("webhooks after=1", "unknown parameter \"after\"", "webhooks takes project"),
      ("webhooks project=a pause https://a", "expected name=value", "webhooks takes project"),
    ]
  )
  func refused(words: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) { try Self.read(words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(hint.isEmpty || error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }

  private static func choices(_ words: String...) -> [String] {
    CommandCompletion(.contract).choices(for: words).map(\.text)
  }

  @Test("Its words are completed")
  func completed() {
    #expect(Self.choices("webhooks", "") == ["pause", "resume", "replay", "project="])
    #expect(Self.choices("webhooks", "re") == ["resume", "replay"])
    #expect(Self.choices("webhooks", "replay", "https://a", "a") == ["after="])
    #expect(Self.choices("webhooks", "pause", "https://a", "u") == [])
  }

  @Test("On a terminal a table shows each state, its failure and the process that posts")
  func table() throws {
    let result = try JSON(
      parsing: """
        {"poster":{"uid":995,"pid":1234},"webhooks":[
          {"url":"https://a.example/events","format":"entitled","state":"failing","cursor":"310",
           "backlog":1204,"deliveredAt":"2026-11-25T08:00:00.000Z",
           "failure":{"at":"2026-11-25T08:00:10.000Z","cursor":"311","reason":"HTTP 500\\u001b",
                      "attempts":14,"nextAttemptAt":"2026-11-25T08:05:10.000Z"}},
          {"url":"https://b.example/","format":"entitled","state":"posting","cursor":"1514",
           "backlog":0,"deliveredAt":null}]}
        """
    )
    #expect(
      WebhookTable.text(of: result) == """
        state    waiting  position  latest delivery           URL
        failing  1204     310       2026-11-25T08:00:00.000Z  https://a.example/events
        posting  0        1514      none known                https://b.example/
        https://a.example/events: event 311, attempt 14 at 2026-11-25T08:00:10.000Z, \
        next attempt at 2026-11-25T08:05:10.000Z: HTTP 500\\u001B
        Process 1234 of uid 995 posts the events.

        """
    )
  }

  @Test("Without webhooks, or without a program that posts, the table says what to do")
  func nothing() throws {
    let none = try JSON(parsing: #"{"webhooks":[]}"#)
    #expect(WebhookTable.text(of: none)?.contains("project.define adds webhooks") == true)
    let stopped = try JSON(
      parsing: """
        {"webhooks":[{"url":"https://a.example/","format":"entitled","state":"stopped",
                      "cursor":"0","backlog":2,"deliveredAt":null}]}
        """
    )
    #expect(WebhookTable.text(of: stopped)?.contains("start entitled-webhook") == true)
    #expect(WebhookTable.text(of: try JSON(parsing: "{}")) == nil)
  }
}
