import EntitledClient
import IdentityCore
import Platform
import Synchronization

/// Posts to one webhook: one thread reads the feed, several threads deliver.
final class WebhookPipeline: Sendable {
  /// Number of workers, which limits the posts under way to one URL.
  static let workersCount = 4
  /// Number of delivered events that are acknowledged together while more are to be posted.
  private static let acknowledgedTogether: Int64 = 64

  private struct State {
    var destination: Destination
    var queue: DeliveryQueue
    /// The cursor that the daemon has acknowledged.
    var acknowledged: Int64
    var isAcknowledging = false
    /// With `--once`: whether the reader has reached the end of the feed.
    var isReadOut = false
    var isStopping = false
    /// Whether the pipeline must be replaced, for example because the feed changed.
    var needsReplacement = false
    var workers = 0
    var failures = DeliveryFailures()
    var deliveredAt: Int64?

    /// Takes in the position that the daemon has, and drops the events up to it.
    mutating func acknowledge(through cursor: Int64) {
      guard cursor > acknowledged else { return }
      acknowledged = cursor
      queue.drop(through: cursor)
      failures.drop(through: cursor)
    }
  }

  /// A worker's next job.
  enum Job {
    case deliver(DeliveryQueue.Entry, Destination)
    case acknowledge(Int64, Destination)
    case wait(milliseconds: Int64)
    case end
  }

  let options: Options
  let claims: PostingClaims
  private let state: Mutex<State>
  private let work: EventDescriptor
  private let room: EventDescriptor

  /// Creates a pipeline; nil if the system has no descriptors left.
  init?(_ destination: Destination, _ claims: PostingClaims, _ options: Options) {
    do throws(SystemError) {
      // Each signal wakes one worker.
      work = try EventDescriptor(isCounting: true)
      room = try EventDescriptor(isCounting: true)
    } catch {
      return nil
    }
    self.options = options
    self.claims = claims
    state = Mutex(
      State(
        destination: destination,
        queue: DeliveryQueue(
          after: destination.cursor,
          backoff: options.backoff,
          attemptsMax: options.isOnce ? 5 : nil
        ),
        acknowledged: destination.cursor
      )
    )
  }

  /// Starts the threads; returns false if the system has no room for them.
  func start() -> Bool {
    for _ in 0..<Self.workersCount {
      state.withLock { $0.workers += 1 }
      guard Self.startThread({ DeliveryWorker(self).work() }) else {
        state.withLock { $0.workers -= 1 }
        return false
      }
    }
    return Self.startThread { FeedReader(self).read() }
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    (try? Thread.detach(body)) != nil
  }

  var destination: Destination { state.withLock { $0.destination } }

  /// Changes the keys for posts that begin from now on, and drops the events up to the webhook's
  /// position: another program may have posted meanwhile.
  func change(to destination: Destination) {
    state.withLock { state in
      state.destination = destination
      state.acknowledge(through: destination.cursor)
    }
  }

  /// How the posts fare.
  var report: DeliveryReport {
    state.withLock { state in
      DeliveryReport(
        url: state.destination.url,
        deliveredAt: state.deliveredAt,
        failure: state.failures.shown
      )
    }
  }

  /// Stops new posts.
  func stop() {
    state.withLock { $0.isStopping = true }
    wake()
  }

  /// Makes all waiting retries due now.
  func retryNow() {
    state.withLock { $0.queue.retryNow() }
    wake()
  }

  private func wake() {
    for _ in 0..<Self.workersCount { work.signal() }
    room.signal()
  }

  var isStopping: Bool { state.withLock { $0.isStopping || $0.needsReplacement } }

  var needsReplacement: Bool { state.withLock { $0.needsReplacement } }

  /// Whether all workers have ended.
  var hasEnded: Bool { state.withLock { $0.workers == 0 } }

  var undeliveredCount: Int { state.withLock { $0.queue.undeliveredCount } }

  /// With `--once`: whether the queue took in all it can, and delivered all it can.
  var isDone: Bool {
    state.withLock { state in
      guard state.isReadOut || !state.queue.hasRoom, !state.queue.isUnderway,
        !state.isAcknowledging,
        state.acknowledged == state.queue.deliveredTo
      else { return false }
      var queue = state.queue
      return queue.next(at: SteadyInstant.now.milliseconds) == .nothing
    }
  }

  // For the reader.

  /// Returns the cursor to read from; nil while the queue is full.
  func nextCursor() -> Int64? {
    state.withLock { $0.queue.hasRoom ? $0.queue.readTo : nil }
  }

  func waitForRoom() { room.wait(milliseconds: 1000) }

  func enqueue(_ events: [FeedEvent], through cursor: String) {
    let count = state.withLock { state in
      for event in events {
        if let entry = DeliveryQueue.Entry(event, state.destination) {
          state.queue.add(entry)
        } else if let cursor = Int64(event.cursor) {
          state.queue.skip(to: cursor)
        }
      }
      if let cursor = Int64(cursor) { state.queue.skip(to: cursor) }
      return min(events.count, Self.workersCount)
    }
    for _ in 0..<max(1, count) { work.signal() }
  }

  func markReadToEnd() {
    state.withLock { $0.isReadOut = true }
    work.signal()
  }

  /// Marks the pipeline for replacement and stops it.
  func markForReplacement() {
    state.withLock { $0.needsReplacement = true }
    wake()
  }

  // For the workers.

  func nextJob() -> Job {
    state.withLock { state in
      if state.needsReplacement { return .end }
      let delivered = state.queue.deliveredTo
      let unacknowledged = state.isAcknowledging ? 0 : delivered - state.acknowledged
      if unacknowledged < Self.acknowledgedTogether, !state.isStopping {
        switch state.queue.next(at: SteadyInstant.now.milliseconds) {
        case .deliver(let entry): return .deliver(entry, state.destination)
        case .later(let moment) where unacknowledged == 0:
          return .wait(milliseconds: moment - SteadyInstant.now.milliseconds)
        case .nothing where unacknowledged == 0: return .wait(milliseconds: 60_000)
        case .later, .nothing: break
        }
      }
      guard unacknowledged > 0 else { return .end }
      state.isAcknowledging = true
      return .acknowledge(delivered, state.destination)
    }
  }

  /// Whether an event that a worker has taken is still to be posted.
  ///
  /// Meanwhile the webhook may have been stopped, or another program may have posted the event.
  func isWanted(_ entry: DeliveryQueue.Entry) -> Bool {
    state.withLock {
      !$0.isStopping && !$0.needsReplacement && $0.queue.isUnderway(entry.cursor)
    }
  }

  func wait(milliseconds: Int64) { work.wait(milliseconds: CInt(clamping: max(0, milliseconds))) }

  func noteAcknowledged(_ cursor: Int64?) {
    state.withLock { state in
      state.isAcknowledging = false
      if let cursor { state.acknowledge(through: cursor) }
    }
    room.signal()
    work.signal()
  }

  func noteDelivered(_ entry: DeliveryQueue.Entry) {
    let label = state.withLock { state in
      state.queue.deliver(entry.cursor)
      state.deliveredAt = SystemClock.milliseconds
      state.failures.resolve(entry.cursor)
      return state.destination.label
    }
    if entry.attempts > 1 {
      Log.deliveredAtLast(label, cursor: entry.cursor, attempts: entry.attempts).write()
    }
    room.signal()
    work.signal()
  }

  func notePassed(_ entry: DeliveryQueue.Entry) {
    state.withLock { state in
      state.queue.pass(entry.cursor)
      state.failures.resolve(entry.cursor)
    }
    room.signal()
    work.signal()
  }

  func noteFailed(
    _ entry: DeliveryQueue.Entry,
    _ failure: Verdict.Failure,
    postsAccepted: Int
  ) {
    let (label, pause) = state.withLock { state in
      let pause = state.queue.fail(
        entry.cursor,
        failure,
        postsAccepted: postsAccepted,
        at: SteadyInstant.now.milliseconds,
        jitter: Double.random(in: 0..<1)
      )
      let now = SystemClock.milliseconds
      // An event that was dropped meanwhile waits no more.
      if entry.cursor > state.acknowledged {
        state.failures.add(
          DeliveryReport.Failure(
            at: now,
            cursor: entry.cursor,
            reason: failure.reason,
            attempts: entry.attempts,
            nextAttemptAt: now + pause
          )
        )
      }
      return (state.destination.label, pause)
    }
    // Logs attempts 1, 2, 4, 8 and so on.
    if entry.attempts.nonzeroBitCount == 1 {
      Log.failed(
        label,
        cursor: entry.cursor,
        attempts: entry.attempts,
        reason: failure.reason,
        pause: pause
      ).write()
    }
    work.signal()
  }

  func noteReleased(_ entry: DeliveryQueue.Entry) {
    state.withLock { $0.queue.release(entry.cursor) }
  }

  func noteEnd() { state.withLock { $0.workers -= 1 } }
}

extension DeliveryQueue.Entry {
  /// Creates an entry; nil if the event is not posted and does not affect the order of others.
  init?(_ event: FeedEvent, _ destination: Destination) {
    guard let cursor = Int64(event.cursor), let id = event.json["id"]?.text else { return nil }
    let method = event.json["cause"]?["method"]?.text
    let absorbed = event.json["absorbed"]?.text
    // Later events name another customer after a user was unlinked or deleted.
    let isBarrier = method == "user.link.undo" || method == "user.delete"
    guard isBarrier || absorbed != nil || destination.receives(event.kind) else { return nil }
    var customers = [event.json["user"]?.text ?? "", absorbed].compactMap { $0 }
    // A move names users by their ids; it comes after their earlier events and before later ones.
    let named = (event.json["from"]?.elements ?? []) + [event.json["to"]].compactMap { $0 }
    let users = [event.json["userId"], event.json["anonymousId"]].compactMap { $0 } + named
    customers += users.compactMap(\.text).map { "user \($0)" }
    self.init(cursor: cursor, id: id, customers: customers, isBarrier: isBarrier)
  }
}
