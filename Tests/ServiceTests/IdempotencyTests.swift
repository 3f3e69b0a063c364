import IdentityCore
import TestSupport
import Testing

@testable import Service

@Suite("How long an idempotency key is valid")
struct IdempotencyTests {
  private let grant = """
    {"id":1,"method":"install","params":{"device":"A","userId":"ann","idempotencyKey":"k"}}
    """
  private let day: Int64 = 24 * 3600 * 1000

  private func isReplayed(_ line: InProcessLine) throws -> Bool {
    try line.call(grant)["result"]?["replayed"] == .bool(true)
  }

  private func pass(_ milliseconds: Int64, _ line: InProcessLine) {
    line.now = Moment(milliseconds: line.now.milliseconds + milliseconds)
  }

  @Test("A key is valid for 24 hours of the system's clock, not of the project's clock")
  func aDay() throws {
    let line = try InProcessLine()
    try line.call(
      #"{"id":0,"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00Z"}}}"#
    )
    #expect(try !isReplayed(line))
    try line.call(#"{"id":0,"method":"clock.advance","params":{"by":"P10Y"}}"#)
    pass(day - 1, line)
    #expect(try isReplayed(line))
    // A replay does not extend the time.
    pass(1, line)
    #expect(try !isReplayed(line))
    #expect(try isReplayed(line))
  }

  @Test("An expired key with other params is not a conflict")
  func forgotten() throws {
    let line = try InProcessLine()
    #expect(try !isReplayed(line))
    let other = #"{"id":1,"method":"install","params":{"device":"B","idempotencyKey":"k"}}"#
    let conflict = try line.refusal(of: other)
    #expect(conflict["data"]?["kind"] == .string("idempotencyConflict"))
    pass(day, line)
    #expect(try line.call(other)["result"]?["created"] == .bool(true))
  }
}
