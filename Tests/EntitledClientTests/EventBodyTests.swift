@testable import EntitledClient
import EntitledTesting
import Testing

@Suite("What an event has by its kind")
struct EventBodyTests {
  @Test("An event has a body of its kind")
  func kinds() async throws {
    let daemon = try TestDaemon.local()
    let client = daemon.client
    try await client.projectDefine(entitlements: ["gift"])
    try await client.install(device: "phone")
    try await client.grant(device: "phone", entitlement: "gift")
    let said = try await client.eventsRead().events.map { event in
      switch event.body {
      case .userCreated(let created): "created on \(created.device ?? "none")"
      case .granted(let grant), .grantRevoked(let grant):
        "granted \(grant.entitlements), \(grant.expiresAt == nil ? "without" : "with") an end"
      case .entitlementsActivated(let change): "\(change.entitlements) of \(change.user.count > 0)"
      default: "another: \(event)"
      }
    }
    #expect(
      said == ["created on phone", #"granted ["gift"], without an end"#, #"["gift"] of true"#]
    )
  }

  @Test("An event of a newer kind, or without a member of its kind, has no known body")
  func newer() throws {
    let members: [(String, JSON)] = [
      ("cursor", "1"), ("id", "e1"), ("at", "2026-01-01T00:00:00.000Z"), ("project", "default"),
      ("cause", .object([])), ("user", "ann"), ("device", .null),
    ]
    func event(_ kind: JSON, without name: String = "") throws -> Entitled.Event {
      let all = members.filter { $0.0 != name } + [("kind", kind)]
      return try Entitled.Event(.object(all.map { JSON.Member($0.0, $0.1) }))
    }
    guard case .userCreated(let created) = try event("userCreated").body else {
      Issue.record("expected userCreated")
      return
    }
    #expect(created.user == "ann" && created.device == nil)
    #expect(try event("slept").body == .newer)
    #expect(try event("userCreated", without: "device").body == .newer)
    #expect(try event("userCreated", without: "user").body == .newer)
  }
}
