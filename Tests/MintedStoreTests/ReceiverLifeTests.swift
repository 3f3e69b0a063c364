import EntitledClient
import IdentityCore
import Platform
import TestSupport
import Testing

@testable import MintedStore
@testable import entitledWebhook

/// A receiver that believes only RevenueCat's published sentences, in random lives of all stores.
@Suite("A receiver of RevenueCat's posts")
struct ReceiverLifeTests {
  /// One project, its clock, and its receiver.
  private final class Life {
    let project: String
    var daemon: Connection
    var receiver = RevenueCatReceiver()
    private var cursor = "0"
    private(set) var earlier: [PurchaseEvent] = []
    private var clock = Moment(milliseconds: 0)

    init(_ project: String, on socket: String) throws {
      self.project = project
      daemon = try Connection(path: socket)
      try DaemonVerdictTests.define(project, on: &daemon)
    }

    func call(_ method: String, _ params: [JSON.Member] = []) throws -> JSON {
      try daemon.call(method, .object(params + [.init("project", .string(project))]))
    }

    func move(to moment: Moment) throws {
      guard moment > clock else { return }
      clock = moment
      _ = try call("clock.advance", [.init("to", .text(moment))])
    }

    /// Sends a notification; returns whether the daemon asked for something.
    func send(_ delivery: MintedNotification) throws -> Bool {
      let params = delivery.params(secondsNow: SystemClock.milliseconds / 1000)
      return try call("store.notify", params.members ?? [])["outcome"]?.text == "ask"
    }

    /// Posts what waits to the receiver.
    func post() throws {
      let read = try call("events.read", [.init("after", .string(cursor)), .init("limit", 1000)])
      cursor = read["cursor"]?.text ?? cursor
      let events = (read["events"]?.elements ?? []).map {
        PurchaseEvent(kind: $0["kind"]?.text ?? "", $0)
      }
      let before = earlier
      earlier = Array((before + events).suffix(Int(PostContext.earlierMax)))
      guard events.contains(where: { RevenueCatPayload.kinds.contains($0.kind) }) else { return }
      let export = try call("user.export", [.init("userId", "ann")])
      var context = PostContext(
        customer: CustomerRecord(export),
        project: ProjectRecord(try call("project.describe"))
      )
      for (place, event) in events.enumerated() {
        context.earlier = Array((before + events[..<place]).suffix(Int(PostContext.earlierMax)))
        for post in RevenueCatPayload.posts(of: event, in: context) {
          let body = RevenueCatPayload.body(of: post, event, id: "x", in: context)
          receiver.take(try JSONTree(body.bytes)["event"] ?? .null)
        }
      }
    }

    /// Now and then, gives ann something that a purchase may give as well, or takes it back.
    func grantOrRevoke(_ random: inout SplitMix) throws {
      let entitlement = JSON.Member("entitlement", Bool.random(using: &random) ? "premium" : "less")
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let days = Int64.random(in: 1...60, using: &random)
        let end = Moment(milliseconds: clock.milliseconds + days * 86_400_000)
        let params = [.init("userId", "ann"), entitlement, .init("expiresAt", .text(end))]
        _ = try call("grant", params)
      case 1: _ = try? call("revoke", [.init("userId", "ann"), entitlement])
      default: break
      }
    }

    /// What the daemon says that ann may use.
    func truth() throws -> Set<String> {
      let check = try call("checkEntitlements", [.init("userId", "ann")])
      let active = (check["entitlements"]?.members ?? []).filter { $0.value["active"] == true }
      return Set(active.map(\.name))
    }
  }

  /// A notification, and when it arrives.
  private struct Arrival {
    var at: Moment
    var delivery: MintedNotification
  }

  /// Returns when notifications arrive: some late, some twice, in another order.
  private static func arrivals(
    of deliveries: [MintedNotification],
    _ random: inout SplitMix
  ) -> [Arrival] {
    var arrivals: [Arrival] = []
    for delivery in deliveries {
      for _ in 0..<(Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1) {
        let longest = [5, 5, 5, 7_200, 86_400, 20 * 86_400].randomElement(using: &random) ?? 5
        let seconds = Int64.random(in: 0...Int64(longest), using: &random)
        let at = Moment(milliseconds: delivery.at.milliseconds + seconds * 1000)
        arrivals.append(Arrival(at: at, delivery: delivery))
      }
    }
    return arrivals.sorted { $0.at < $1.at }
  }

  @Test("It knows at every moment who has access", arguments: MintStore.allCases)
  func lives(store: MintStore) throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var withAccess = 0
    for seed in DaemonVerdictTests.seeds {
      let script = try RandomScript(store, seed: seed).lines.joined(separator: "\n")
      let life = try Life("life-\(seed)", on: daemon.socket)
      if seed % 4 != 0 { try DaemonVerdictTests.identify(life.project, on: &life.daemon) }
      let options = try MintOptions(script: "-", values: ["--store": store.rawValue])
      let settings = try MintSender(project: life.project).settings(
        for: options,
        from: &life.daemon
      )
      let sent = try Mint(options, settings).deliveries(of: MintScript(Array(script.utf8)))
      var random = SplitMix(state: seed)
      var waiting = Self.arrivals(of: sent, &random)
      var (tries, hadAccess) = (0, false)
      while !waiting.isEmpty {
        var next = waiting.removeFirst()
        try life.move(to: next.at)
        if try life.send(next.delivery), tries < 200 {
          tries += 1
          next.at = Moment(milliseconds: next.at.milliseconds + 3_600_000)
          let place = waiting.firstIndex { $0.at > next.at } ?? waiting.count
          waiting.insert(next, at: place)
        }
        if seed % 4 == 0, waiting.isEmpty {
          try DaemonVerdictTests.identify(life.project, on: &life.daemon)
        }
        guard seed % 4 != 0 || waiting.isEmpty else { continue }
        try life.grantOrRevoke(&random)
        try life.post()
        let truth = try life.truth()
        hadAccess = hadAccess || !truth.isEmpty
        guard life.receiver.entitlements != truth else { continue }
        Issue.record(
          """
          \(store) seed \(seed): after \(next.delivery.type) of \(next.delivery.at) at \(next.at)
          believed \(life.receiver.entitlements.sorted()), true \(truth.sorted())
          \(life.receiver.posts.joined(separator: "\n"))
          \(life.earlier.suffix(4).map { "\($0.json)" }.joined(separator: "\n"))
          \(script)
          """
        )
        break
      }
      if hadAccess { withAccess += 1 }
    }
    #expect(withAccess * 4 > Int(DaemonVerdictTests.scriptsCount))
  }
}
