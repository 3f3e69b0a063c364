import TestSupport
import Testing

@testable import entitledWebhook

@Suite("The delivery queue")
struct DeliveryQueueTests {
  private let failure = Verdict.Failure(reason: "HTTP 500")
  private let absence = Verdict.Failure(reason: "not reached", isOfAddress: true)

  private func queue(_ customers: String..., attemptsMax: Int? = nil) -> DeliveryQueue {
    var queue = DeliveryQueue(
      after: 10,
      backoff: Backoff(first: 100, longest: 400),
      attemptsMax: attemptsMax
    )
    for (position, customer) in customers.enumerated() {
      queue.add(entry(11 + Int64(position), customer))
    }
    return queue
  }

  private func entry(_ cursor: Int64, _ customers: String) -> DeliveryQueue.Entry {
    DeliveryQueue.Entry(
      cursor: cursor,
      id: "ev_\(cursor)",
      customers: customers.split(separator: "+").map(String.init),
      isBarrier: customers == "!"
    )
  }

  /// Returns all events that may be posted now.
  private func startable(_ queue: inout DeliveryQueue, at now: Int64 = 0) -> [Int64] {
    var cursors: [Int64] = []
    while case .deliver(let entry) = queue.next(at: now) { cursors.append(entry.cursor) }
    return cursors
  }

  @Test("Only the oldest event of each customer may be posted")
  func lanes() {
    var queue = queue("a", "a", "b", "c", "b")
    #expect(startable(&queue) == [11, 13, 14])
    #expect(queue.deliveredTo == 10)
    queue.deliver(13)
    #expect(startable(&queue) == [15])
    #expect(queue.deliveredTo == 10)
    queue.deliver(11)
    #expect(queue.deliveredTo == 11)
    #expect(startable(&queue) == [12])
    for cursor: Int64 in [12, 15, 14] { queue.deliver(cursor) }
    #expect(queue.deliveredTo == 15)
  }

  @Test("A failed event waits for its retry and delays only its own customers")
  func failing() {
    var queue = queue("a", "a", "b", "b")
    #expect(startable(&queue) == [11, 13])
    #expect(queue.fail(11, failure, at: 1000, jitter: 0) == 100)
    queue.deliver(13)
    #expect(startable(&queue, at: 1099) == [14])
    #expect(queue.next(at: 1099) == .later(1100))
    #expect(startable(&queue, at: 1100) == [11])
    #expect(queue.fail(11, failure, at: 1100, jitter: 0) == 200)
    #expect(queue.next(at: 1100) == .later(1300))
    queue.retryNow()
    #expect(startable(&queue, at: 1100) == [11])
    #expect(queue.deliveredTo == 10)
  }

  @Test("An unreachable URL is tried with one event at a time")
  func absent() {
    var queue = queue("a", "b", "c")
    #expect(startable(&queue) == [11, 12, 13])
    #expect(queue.fail(11, absence, at: 0, jitter: 0) == 100)
    #expect(queue.fail(12, absence, at: 0, jitter: 0) == 200)
    #expect(queue.fail(13, absence, at: 0, jitter: 0) == 400)
    #expect(queue.next(at: 399) == .later(400))
    #expect(startable(&queue, at: 400) == [11])
    #expect(queue.fail(11, absence, at: 400, jitter: 0) == 400)
    #expect(startable(&queue, at: 800) == [11])
    // The first error of the server itself is followed by the first pause.
    #expect(queue.fail(11, failure, at: 800, jitter: 0) == 100)
    #expect(startable(&queue, at: 900) == [11, 12, 13])
    queue.deliver(11)
    #expect(queue.deliveredTo == 11)
  }

  @Test("Nothing is posted during a pause that the server requests, whatever else happens")
  func asked() {
    var queue = queue("a", "b", "c")
    #expect(startable(&queue) == [11, 12, 13])
    let asked = Verdict.Failure(reason: "HTTP 503", asked: 7000)
    #expect(queue.fail(11, asked, at: 0, jitter: 0.5) == 7000)
    queue.deliver(12)
    #expect(queue.fail(13, Verdict.Failure(reason: "HTTP 429", asked: 10), at: 1, jitter: 0) == 100)
    queue.add(entry(14, "d"))
    #expect(queue.next(at: 6999) == .later(7000))
    #expect(startable(&queue, at: 7000) == [11, 13, 14])
    #expect(queue.fail(11, asked, at: 7000, jitter: 0) == 7000)
    queue.retryNow()
    #expect(startable(&queue, at: 7000) == [11])
  }

  @Test("What was given up waits for no pause that the server requests")
  func askedOfGivenUp() {
    var queue = queue("a", "a", attemptsMax: 1)
    #expect(startable(&queue) == [11])
    _ = queue.fail(11, Verdict.Failure(reason: "HTTP 503", asked: 7000), at: 0, jitter: 0)
    #expect(queue.next(at: 1) == .nothing)
  }

  @Test("An event to which a server always requests a pause does not hold the others")
  func alwaysAsked() {
    var queue = queue("a", "b", "b")
    var arrived: [Int64] = []
    for now in stride(from: Int64(0), through: 3000, by: 1000) {
      for cursor in startable(&queue, at: now) {
        if cursor == 11 {
          _ = queue.fail(11, Verdict.Failure(reason: "HTTP 503", asked: 1000), at: now, jitter: 0)
        } else {
          queue.deliver(cursor)
          arrived.append(cursor)
        }
      }
    }
    #expect(arrived == [12, 13])
  }

  @Test("An event of two merged customers waits for both and delays both")
  func alias() {
    var queue = queue("a", "b", "a+b", "a", "b", "c")
    #expect(startable(&queue) == [11, 12, 16])
    queue.deliver(11)
    #expect(startable(&queue) == [])
    queue.deliver(12)
    #expect(startable(&queue) == [13])
    queue.deliver(13)
    #expect(startable(&queue) == [14, 15])
  }

  @Test("A barrier waits for all earlier events and delays all later ones")
  func barrier() {
    var queue = queue("a", "!", "b", "a")
    #expect(startable(&queue) == [11])
    queue.deliver(11)
    #expect(startable(&queue) == [12])
    queue.deliver(12)
    #expect(startable(&queue) == [13, 14])
  }

  @Test("A released event may be posted again and counts as no attempt")
  func released() {
    var queue = queue("a", attemptsMax: 1)
    #expect(startable(&queue) == [11])
    queue.release(11)
    #expect(startable(&queue) == [11])
    _ = queue.fail(11, failure, at: 0, jitter: 0)
    #expect(queue.next(at: .max) == .nothing)
  }

  @Test("After the maximum number of attempts an event stays, and delays its customers")
  func givenUp() {
    var queue = queue("a", "a", "b", attemptsMax: 2)
    for now: Int64 in [0, 1000] {
      guard case .deliver(let entry) = queue.next(at: now), entry.cursor == 11 else {
        Issue.record("11 is not tried at \(now)")
        return
      }
      _ = queue.fail(11, failure, at: now, jitter: 0)
    }
    #expect(startable(&queue, at: .max) == [13])
    queue.deliver(13)
    #expect(queue.next(at: .max) == .nothing)
    #expect(queue.undeliveredCount == 2)
    #expect(queue.deliveredTo == 10)
  }

  @Test("A repeated event is added once, and skipped events count as delivered")
  func twice() {
    var queue = queue("a")
    queue.add(entry(11, "a"))
    queue.add(entry(5, "a"))
    #expect(queue.undeliveredCount == 1)
    queue.skip(to: 20)
    #expect(queue.deliveredTo == 10)
    #expect(startable(&queue) == [11])
    queue.pass(11)
    #expect(queue.deliveredTo == 20)
    #expect(queue.next(at: 0) == .nothing)
  }

  @Test("The queue limits the undelivered events and the distance from the oldest")
  func room() {
    var queue = DeliveryQueue(after: 0)
    for cursor in 1...Int64(DeliveryQueue.entriesMax) {
      #expect(queue.hasRoom)
      queue.add(entry(cursor, "a"))
    }
    #expect(!queue.hasRoom)
    queue.pass(1)
    #expect(queue.hasRoom)
    // A gap of the log, after a restored backup, is no event.
    queue.skip(to: 1_000_000_000)
    for cursor in (DeliveryQueue.entriesMax + 2)...(DeliveryQueue.aheadMax + 2) {
      #expect(queue.hasRoom)
      queue.skip(to: 1_000_000_000 + Int64(cursor))
    }
    #expect(!queue.hasRoom)
  }

  @Test("In random runs all events arrive in order, and none is acknowledged early")
  func random() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix(state: seed)
      var queue = DeliveryQueue(after: 0, backoff: Backoff(first: 10, longest: 50))
      var (now, read, underway) = (Int64(0), Int64(0), [DeliveryQueue.Entry]())
      var arrived: [String: [Int64]] = [:]
      var delivered: Set<Int64> = []
      while delivered.count < 60 {
        now += Int64(random.next() % 20)
        if read < 60, random.next() % 2 == 0 {
          read += 1
          let names = ["a", "b", "c", "a+c", "!"]
          queue.add(entry(read, names[Int(random.next() % 5)]))
        }
        if case .deliver(let entry) = queue.next(at: now) { underway.append(entry) }
        if !underway.isEmpty, random.next() % 3 > 0 {
          let entry = underway.remove(at: Int(random.next() % UInt64(underway.count)))
          if random.next() % 3 == 0 {
            let isAway = random.next() % 2 == 0
            _ = queue.fail(entry.cursor, isAway ? absence : failure, at: now, jitter: 0.5)
          } else {
            queue.deliver(entry.cursor)
            delivered.insert(entry.cursor)
            for customer in entry.customers { arrived[customer, default: []].append(entry.cursor) }
          }
        }
        let done = queue.deliveredTo
        #expect(done == 0 || Set(1...done).isSubset(of: delivered), "seed \(seed)")
      }
      for (_, cursors) in arrived { #expect(cursors == cursors.sorted(), "seed \(seed)") }
      #expect(queue.deliveredTo == 60)
    }
  }
}
