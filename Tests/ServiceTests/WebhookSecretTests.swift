import LineProtocol
import Service
import TestSupport
import Testing

@Suite("Who is told a webhook's secret")
struct WebhookSecretTests {
  private static let secret = "nobody's business"

  /// A daemon in process with a webhook, somebody who bought something, and a caller of the role.
  private func line(_ role: Role) throws -> InProcessLine {
    let line = try InProcessLine(role: .admin)
    let secrets = #""secret":"\#(Self.secret)","oldSecret":"\#(Self.secret) of old""#
    let setUp = [
      ("project.define", #"{"webhooks":[{"url":"https://example.com",\#(secrets)}]}"#),
      ("install", #"{"device":"a","userId":"ann"}"#),
      ("purchase", #"{"device":"a","product":"x","store":"web","transactionId":"1"}"#),
    ]
    for (method, params) in setUp {
      try line.result(method, params)
    }
    line.conversation.adopt(role)
    return line
  }

  @Test("readers and writers are refused", arguments: [Role.read, .write])
  func refused(role: Role) throws {
    let answer = try line(role).refusal(of: #"{"id":1,"method":"project.webhooks"}"#)
    #expect(answer["data"]?["kind"] == .string("permissionDenied"))
    #expect(!"\(answer)".contains(Self.secret))
  }

  @Test("no other method tells it, not to admins either")
  func others() throws {
    let line = try line(.admin)
    var emitted: [String] = []
    // These say what `events.read` says, and when they like.
    let late = ["events.wait", "events.subscribe"]
    for method in Request.methods where !late.contains("\(method.name)") {
      for params in ["{}", #"{"userId":"ann"}"#, #"{"device":"a"}"#, #"{"dryRun":true}"#] {
        let answer = try line.reply(
          to: #"{"id":1,"method":"\#(method.name)","params":\#(params)}"#
        )
        if "\(answer)".contains(Self.secret) { emitted.append("\(method.name)") }
      }
    }
    #expect(Set(emitted) == ["project.webhooks"])
  }
}
