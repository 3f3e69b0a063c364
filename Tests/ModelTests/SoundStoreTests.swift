import Storage
import TestSupport
import Testing

@Suite("What the daemon decides leaves a sound store")
struct SoundStoreTests {
  @Test("after random histories the doctor finds nothing", arguments: 1...4)
  func sound(share: Int) throws {
    for seed in UInt64(share) * 1000..<UInt64(share) * 1000 + 40 {
      var history = UnrulyHistory(seed: seed)
      let store = try ExaminedStore(try history.play())
      let findings = try store.findings()
      if findings.isEmpty { continue }
      Issue.record("seed \(seed): \(findings.joined(separator: "\n"))")
      return
    }
  }
}

/// A random history with everything that a model need not know of: erasures, links taken back,
/// consumers and retries.
private struct UnrulyHistory {
  private var generator: Generator
  private var events: [JSONTree] = []

  init(seed: UInt64) {
    generator = Generator(seed: seed)
  }

  /// What the store has in the end.
  mutating func play() throws -> Turn {
    let history = generator.history()
    let service = try ServiceInProcess(
      now: History.start,
      cacheBytesMax: history.cacheBytesMax
    )
    let clock = JSONTree.object(["manual": .moment(History.start)])
    _ = try service.ask("project.define", .object(["clock": clock]), id: 1)
    for (position, call) in history.calls.enumerated() {
      _ = try service.ask(call.method, call.params, id: position)
      if generator.chance(2) { service.rest() }
      events += try service.newEvents()
      while generator.chance(3) {
        let (method, params) = unruly()
        _ = try service.ask(method, params, id: position)
      }
    }
    return try service.store.everything()
  }

  private mutating func unruly() -> (String, JSONTree) {
    switch Int.random(in: 0..<5, using: &generator.random) {
    case 0:
      return ("user.delete", .object(["userId": generator.pick(["bob", "eve", "Bob"])]))
    case 1, 2:
      let links = events.filter { event in
        ["identified", "usersAliased", "subscriptionTransferred"].contains(event["kind"])
      }
      let id = links.isEmpty ? "none" : generator.pick(links)["id"] ?? "none"
      return ("user.link.undo", .object(["event": id]))
    case 3:
      let cursor = events.isEmpty ? "0" : generator.pick(events)["cursor"] ?? "0"
      return ("events.acknowledge", .object(["consumer": "mailer", "cursor": cursor]))
    default:
      let key = generator.pick(["a", "b"]) as JSONTree
      return ("identify", .object(["device": "A", "userId": "eve", "idempotencyKey": key]))
    }
  }
}
