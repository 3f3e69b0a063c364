import LineProtocol
import Service
import TestSupport
import Testing

@Suite("Access to a webhook's secret")
struct WebhookSecretTests {
  private static let secret = "nobody's business"

  /// Creates a daemon in process with a webhook, a purchase, and a caller with the role.
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
    line.session.adopt(role)
    return line
  }

  @Test("Readers and writers are refused", arguments: [Role.read, .write])
  func refused(role: Role) throws {
    let answer = try line(role).refusal(of: #"{"id":1,"method":"project.webhooks"}"#)
    #expect(answer["data"]?["kind"] == .string("permissionDenied"))
    #expect(!"\(answer)".contains(Self.secret))
  }

  @Test("No other method returns the secret, not even to admins")
  func others() throws {
    let line = try line(.admin)
    var emitted: [String] = []
    // These methods return the same events as `events.read`, at a later time.
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
