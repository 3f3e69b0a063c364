import Foundation
import Synchronization
import TestSupport
import Testing

/// `ENTITLED_WEBHOOK_KILLS=500 swift test --filter DeliveryCrashTests` kills 500 times.
@Suite("Delivery survives kills of all programs")
struct DeliveryCrashTests {
  private static let kills =
    Int(ProcessInfo.processInfo.environment["ENTITLED_WEBHOOK_KILLS"] ?? "") ?? 24

  @Test("Every event arrives at least once, signed, in order for each user")
  func kills() throws {
    let seed = Seed.chosen()
    let dice = Mutex(SplitMix(state: seed))
    @Sendable func chance(of count: UInt64) -> UInt64 { dice.withLock { $0.next() % count } }
    let run = try WebhookRun(
      WebServer { _ in
        switch chance(of: 12) {
        case 0: .answer(500)
        case 1: .close
        case 2: .cut
        default: .answer(200)
        }
      }
    )
    // Two copies, of which one posts.
    for _ in 0..<2 { try run.start() }
    for round in 1...Self.kills {
      // A few users throughout, because the order per user is at risk.
      for step in 0..<6 {
        let user = chance(of: 4)
        try run.call("install", #"{"device":"d\#(user)","userId":"u\#(user)"}"#)
        try run.call(
          "purchase",
          """
          {"device":"d\(user)","product":"month","store":"web","transactionId":"\(round)-\(step)",\
          "expiresAt":"2099-01-01T00:00:00Z"}
          """
        )
      }
      usleep(UInt32(chance(of: 60_000)))
      switch round % 4 {
      case 0:
        run.daemon.kill()
        try run.daemon.restart()
      case 1:
        run.server.stop()
        usleep(UInt32(chance(of: 30_000)))
        try run.server.restart()
      default:
        try run.kill(at: Int(chance(of: 2)))
        try run.start()
      }
    }
    run.server.react { _ in .answer(200) }
    let newest = try run.newest()
    run.waitUntil { Set(run.server.taken.map { $0.headers["webhook-id"] }).count == newest }
    #expect(run.stop() == 0)
    print("DeliveryCrashTests: seed \(seed), \(newest) events, \(run.server.taken.count) taken")
    try run.expectAll(through: newest)
    // All events were acknowledged, so another run posts nothing.
    let posted = run.server.requests.count
    #expect(try run.once() == 0)
    #expect(run.server.requests.count == posted)
  }
}
