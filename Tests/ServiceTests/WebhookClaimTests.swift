import LineProtocol
import Service
import TestSupport
import Testing

@Suite("The claim of the connection that posts a project's webhooks")
struct WebhookClaimTests {
  private let line: InProcessLine
  private let other = ClientSession(caller: Caller(uid: 7, gid: 7, pid: 77, role: .admin))

  init() throws {
    line = try InProcessLine(role: .admin)
    try line.result("project.define", #"{"webhooks":[{"url":"http://a","secret":"s"}]}"#)
    try line.result("project.define", #"{"project":"shop"}"#)
  }

  /// Sends a call on the other connection.
  private func call(_ params: String) throws -> JSONTree? {
    line.service.beginTurn(now: line.now, uptime: line.uptime)
    let request = #"{"id":1,"method":"webhook.claim","params":\#(params)}"#
    line.service.handle(Array(request.utf8).span, in: other)
    line.service.endTurn()
    _ = line.service.releaseDurable()
    return try JSONTree(Array(line.service.takeReadyReplies(of: other).dropLast()))["result"]
  }

  private func isClaimed(_ project: String = "default") throws -> Bool {
    try line.result("webhook.claim", #"{"project":"\#(project)"}"#)["claimed"] == .bool(true)
  }

  private func list() throws -> JSONTree { try line.result("webhook.list", "{}") }

  @Test("Only one connection has the claim, and it ends with the connection")
  func exclusive() throws {
    let report = #"{"reports":[{"url":"http://a","deliveredAt":"2026-01-01T00:00:00Z"}]}"#
    #expect(try call(report)?["claimed"] == .bool(true))
    #expect(try call("{}")?["claimed"] == .bool(true))
    #expect(try list()["poster"] == JSONTree(Array(#"{"uid":7,"pid":77}"#.utf8)))
    // Another project has its own claim.
    #expect(try !isClaimed() && isClaimed("shop"))
    line.service.forget(other)
    #expect(try list()["poster"] == nil)
    #expect(try list()["webhooks"]?[0]?["state"] == .string("stopped"))
    #expect(try list()["webhooks"]?[0]?["deliveredAt"] == .string("2026-01-01T00:00:00.000Z"))
    #expect(try isClaimed())
    #expect(try call("{}")?["claimed"] == .bool(false))
  }

  @Test("The daemon ignores reports from a connection without the claim")
  func ignored() throws {
    #expect(try isClaimed())
    let report = #"{"reports":[{"url":"http://a","deliveredAt":"2026-01-01T00:00:00Z"}]}"#
    #expect(try call(report)?["claimed"] == .bool(false))
    #expect(try list()["webhooks"]?[0]?["deliveredAt"] == .null)
  }

  @Test("A caller that is no longer an admin loses its claim", arguments: [Role.write, nil])
  func roleTaken(role: Role?) throws {
    #expect(try call("{}")?["claimed"] == .bool(true))
    line.service.review(other, through: line)
    #expect(try !isClaimed())
    other.adopt(role)
    line.service.review(other, through: line)
    #expect(try isClaimed())
  }
}
