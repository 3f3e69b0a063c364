import Testing

@testable import entitledWebhook

@Suite("Exponential backoff")
struct BackoffTests {
  private let backoff = Backoff(first: 250, longest: 3000)

  @Test(
    "The pause doubles with each attempt up to its maximum",
    arguments: [(1, 250), (2, 500), (3, 1000), (4, 2000), (5, 3000), (6, 3000), (1000, 3000)]
  )
  func doubling(attempts: Int, pause: Int64) {
    #expect(backoff.pause(after: attempts, jitter: 0) == pause)
  }

  @Test("Jitter shortens the pause by at most half")
  func jitter() {
    for attempts in 1...10 {
      let whole = backoff.pause(after: attempts, jitter: 0)
      #expect(backoff.pause(after: attempts, jitter: 0.5) == whole - whole / 4)
      #expect(backoff.pause(after: attempts, jitter: 0.999) >= whole / 2)
    }
    #expect(Backoff(first: 1, longest: 1).pause(after: 1, jitter: 0.999) == 1)
  }
}
