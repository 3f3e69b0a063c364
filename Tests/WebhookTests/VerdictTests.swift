import Testing

@testable import entitledWebhook

@Suite("Verdicts on responses")
struct VerdictTests {
  private func verdict(_ status: Int, retryAfter: Int64 = 0) -> Verdict {
    Verdict(problem: nil, wasReached: true, status: status, retryAfterSeconds: retryAfter)
  }

  private func failure(_ verdict: Verdict) -> Verdict.Failure? {
    if case .failed(let failure) = verdict { failure } else { nil }
  }

  @Test("Only a 2xx response counts as delivered", arguments: [200, 201, 202, 204, 299])
  func delivered(status: Int) {
    #expect(verdict(status) == .delivered)
  }

  @Test(
    "Any other response is a failure of this event alone",
    arguments: [100, 199, 300, 301, 302, 304, 307, 308, 400, 401, 404, 410, 429, 500, 502, 503, 0]
  )
  func refused(status: Int) {
    let failure = failure(verdict(status))
    #expect(failure?.reason.hasPrefix("HTTP \(status)") == true)
    #expect(failure?.isOfAddress == false)
    #expect(failure?.asked == nil)
  }

  @Test(
    "The program obeys Retry-After, up to an hour",
    arguments: [
      (429, 1, 1000), (503, 120, 120_000), (503, 86_400, 3_600_000), (503, .max, 3_600_000),
    ]
      as [(Int, Int64, Int64)]
  )
  func asked(status: Int, seconds: Int64, pause: Int64) {
    let failure = failure(verdict(status, retryAfter: seconds))
    #expect(failure?.isOfAddress == false)
    #expect(failure?.asked == pause)
    #expect(self.failure(verdict(500, retryAfter: seconds))?.asked == nil)
  }

  @Test("A failure before the server was reached concerns the URL")
  func unreached() {
    func fault(wasReached: Bool) -> Verdict {
      Verdict(problem: "no", wasReached: wasReached, status: 200, retryAfterSeconds: 0)
    }
    #expect(failure(fault(wasReached: false))?.isOfAddress == true)
    #expect(failure(fault(wasReached: true))?.isOfAddress == false)
  }
}
