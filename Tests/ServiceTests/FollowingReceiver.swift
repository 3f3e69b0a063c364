import EntitledClient
import TestSupport

@testable import entitledWebhook

/// A receiver of RevenueCat's posts about ann, beside a service in this process.
struct FollowingReceiver {
  private(set) var receiver = RevenueCatReceiver()
  private var cursor = "0"
  private var earlier: [PurchaseEvent] = []

  /// Posts what the service has emitted since; returns how the receiver's belief differs from what
  /// the service says.
  mutating func follow(_ line: InProcessLine) throws -> String? {
    var events: [PurchaseEvent] = []
    for event in try line.events(after: cursor) {
      cursor = event["cursor"]?.text ?? cursor
      events.append(PurchaseEvent(kind: event["kind"]?.text ?? "", try Self.json(event)))
    }
    if events.contains(where: { RevenueCatPayload.kinds.contains($0.kind) }) {
      let export = try line.result("user.export", #"{"userId":"ann","withoutEvents":true}"#)
      var context = PostContext(
        customer: CustomerRecord(try Self.json(export)),
        project: ProjectRecord(try Self.json(line.result("project.describe", "{}")))
      )
      for event in events {
        context.earlier = earlier
        for post in RevenueCatPayload.posts(of: event, in: context) {
          let body = RevenueCatPayload.body(of: post, event, id: "x", in: context)
          receiver.take(try JSONTree(body.bytes)["event"] ?? .null)
        }
        earlier = Array((earlier + [event]).suffix(Int(PostContext.earlierMax)))
      }
    } else {
      earlier = Array((earlier + events).suffix(Int(PostContext.earlierMax)))
    }
    let shown = try line.result("checkEntitlements", #"{"userId":"ann"}"#)["entitlements"]
    let truth = Set((shown?.names ?? []).filter { shown?[$0]?["active"] == .bool(true) })
    if receiver.entitlements == truth { return nil }
    let beliefs = "the receiver believes \(receiver.entitlements.sorted()), not \(truth.sorted())"
    return ([beliefs] + receiver.posts).joined(separator: "\n")
  }

  private static func json(_ tree: JSONTree) throws -> JSON {
    try JSON(parsing: Array(tree.description.utf8))
  }
}
