import IdentityCore
import Storage
import TestSupport
import Testing

/// Does its work when a test says so.
final class StagedWorker: Worker {
  private var waiting: [@Sendable () -> Void] = []

  func run(_ work: @escaping @Sendable () -> Void) { waiting.append(work) }

  func work() {
    let all = waiting
    waiting = []
    for piece in all { piece() }
  }
}

@Suite("Requests that overlap a large decision")
struct OverlapTests {
  @Test("They are carried out one after the other, in the order of their replies", arguments: 0..<4)
  func oneAfterTheOther(share: UInt64) throws {
    var overtakings = 0
    for seed in (share * 100 + 1)...(share * 100 + 100) {
      var run = try OverlapRun(seed: seed)
      let reason = try run.play()
      overtakings += run.overtakings
      guard let reason else { continue }
      Issue.record("seed \(seed): \(reason)\n\(run.lines.joined(separator: "\n"))")
      return
    }
    #expect(overtakings > 300)
  }
}

/// A history whose requests come three at a time: the worker decides the first one, and the others
/// come meanwhile.
private struct OverlapRun {
  private let worker = StagedWorker()
  private let service: ServiceInProcess
  private var model = Model(now: History.start)
  private var calls: [Call]
  private var random: SplitMix
  private var nextID = 2
  /// How many requests were answered before one that came earlier.
  private(set) var overtakings = 0
  private(set) var lines: [String] = []

  init(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    calls = generator.history().calls
    random = SplitMix(state: seed)
    service = try ServiceInProcess(
      now: History.start,
      cacheBytesMax: 1 << 28,
      seed: seed,
      worker: worker
    )
    let clock = JSONTree.object(["clock": .object(["manual": .moment(History.start)])])
    _ = try service.ask("project.define", clock, id: 1)
    _ = model.answer("project.define", clock, id: 1)
    _ = try service.newEvents()
  }

  /// Removes and returns the next requests; a deletion has no other beside it, because its reply
  /// comes later than its decision and it changes the events of the others.
  private mutating func takeGroup() -> [(method: String, params: JSONTree)] {
    let deletion = calls.prefix(3).firstIndex { $0.method == "user.delete" }
    let group = calls.prefix(max(1, min(3, deletion ?? 3)))
    calls.removeFirst(group.count)
    return group.map { ($0.method, $0.resolved(in: model)) }
  }

  /// Returns the first difference from the model, if there is one.
  mutating func play() throws -> String? {
    while !calls.isEmpty {
      let group = takeGroup()
      let pieces = group.map { _ in Int(random.next() % 4) }
      let replies = try service.overlap(group, firstID: nextID, after: pieces, worker)
      service.runBackgroundWork()
      overtakings += zip(replies, replies.dropFirst()).count { $0.place > $1.place }
      lines += group.enumerated().map { ">> \(nextID + $0) \($1.0) \($1.1)" }
      lines += replies.map { "<< \(nextID + $0.place) \($0.reply)" }
      guard replies.count == group.count else { return "no reply to one of them" }
      let events = try service.newEvents()
      model.eventIDs += events.map { $0["id"]?.name ?? Name("") }
      var expected: [JSONTree] = []
      for (place, reply) in replies {
        let (method, params) = group[place]
        let (id, isDryRun) = (nextID + place, params["dryRun"]?.flag == true)
        let own = events.filter { $0["cause"]?["id"] == .count(id) }
        let shown = isDryRun ? reply["result"]?["events"]?.elements ?? [] : own
        let answer = model.answer(method, params, id: id, made: MadeIDs(reply, shown))
        if answer.error?.kind == Model.unjudged { return nil }
        // What the model knows of an undo is compared without overlaps.
        if method != "user.link.undo",
          let found = HistoryRun.compare(reply, answer, isDryRun: isDryRun)
        {
          return "\(id) \(method): \(found)"
        }
        if (reply["result"] == nil) != (answer.result == nil) { return nil }
        if !isDryRun { expected += answer.events }
      }
      nextID += group.count
      let given = JSONTree.array(events.map { Comparison.withoutMadeUp($0) })
      if let found = Comparison.difference(given, .array(expected), at: "events") { return found }
    }
    let everything = try service.store.everything()
    let findings = try Numbers.faults(in: everything) + ExaminedStore(everything).findings()
    return findings.isEmpty ? nil : findings.joined(separator: "\n")
  }
}

/// Whether the records of a store name the events and customers that they are about.
private enum Numbers {
  static func faults(in everything: Turn) -> [String] {
    var events: [Int64: Event] = [:]
    for stored in everything.events { events[stored.cursor] = stored.event }
    var faults: [String] = []
    var ordinals: Set<Int64> = []
    func expect(_ cursor: Int64, _ kinds: [Event.Kind], of chain: ChainKey? = nil, _ what: String) {
      let event = events[cursor]
      let isRight = event.map { kinds.contains($0.kind) } ?? false
      let isOther = chain != nil && event?.purchase.map { $0.value.chain != chain } ?? false
      if !isRight || isOther { faults.append("\(what): \(cursor) is \(String(describing: event))") }
    }
    for record in everything.changes.values {
      switch record {
      case .customer(let customer)?:
        if !ordinals.insert(customer.ordinal).inserted { faults.append("ordinal of \(customer)") }
      case .purchase(let purchase)? where !purchase.holders.isEmpty:
        let kinds: [Event.Kind] = [.purchaseRecorded, .userImported]
        expect(purchase.recordedIn, kinds, of: purchase.key, "\(purchase.key)")
      case .purchaseTrail(let trail)?:
        for change in trail.holderChanges where change.rule != .present {
          let kinds: [Event.Kind] = [
            .subscriptionReceived, .oneTimePurchaseReceived, .subscriptionTransferred,
            .oneTimePurchaseTransferred,
          ]
          expect(change.cursor, kinds, of: trail.chain, "\(change)")
        }
      case .userTrail(let trail)?:
        for step in trail.steps {
          switch step.action {
          case .login: expect(step.cursor, [.identified], "\(step)")
          case .alias: expect(step.cursor, [.usersAliased], "\(step)")
          case .imported: expect(step.cursor, [.userImported], "\(step)")
          case .grant, .revoke: break
          }
          if let undoneIn = step.undoneIn { expect(undoneIn, [.linkUndone], "\(step)") }
        }
      default: break
      }
    }
    return faults
  }
}
