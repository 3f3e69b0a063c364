import Foundation
import TestSupport
import Testing

extension RevenueCatFlowTests {
  /// Expects the member set of the type: all members of its samples, and no other than optional
  /// ones.
  static func expectMembers(of post: JSONTree) throws {
    let known = try JSONTree(Repository.bytes("Tests/WebhookTests/Receiver/members.json"))
    #expect(post.names == Set(known["envelope"]?.texts ?? []))
    let event = try #require(post["event"])
    let type = event["type"]?.text ?? ""
    let found = event.names
    if let alone = known["alone"]?[type] {
      #expect(found == Set(alone.texts), "\(type)")
      return
    }
    let own = try #require(known["types"]?[type], "\(type) has no samples")
    let needed = Set((known["common"]?.texts ?? []) + own.texts)
    #expect(needed.subtracting(found) == [], "missing in \(type)")
    var allowed = needed.union(known["optional"]?.texts ?? [])
    // No sample has it, and the table of fields does.
    if type == "BILLING_ISSUE" { allowed.insert("grace_period_expiration_at_ms") }
    #expect(found.subtracting(allowed) == [], "unknown in \(type)")
  }
}
