import TestSupport
import Testing

@Suite("Idempotency keys across restarts")
struct IdempotencyTests {
  private let params = #"{"userId":"ann","key":"plan","value":"gold","idempotencyKey":"k"}"#

  @Test("After a kill, a retry gets the first answer, and changes nothing")
  func afterKill() throws {
    let daemon = try DaemonProcess()
    let install = #"{"userId":"ann","idempotencyKey":"k"}"#
    let first = try daemon.connect().result("install", install)
    try daemon.connect().result("setUserProperty", params)
    daemon.kill()
    try daemon.restart()
    let line = try daemon.connect()
    let counts = try line.result("project.describe", "{}")["project"]?["counts"]
    let again = try line.result("install", install)
    #expect(again["replayed"] == .bool(true))
    #expect(again["device"] == first["device"])
    #expect(again["user"] == first["user"])
    #expect(try line.result("setUserProperty", params)["replayed"] == .bool(true))
    #expect(try line.result("project.describe", "{}")["project"]?["counts"] == counts)

    let other = try line.refusal(
      of: #"{"id":1,"method":"install","params":{"userId":"bob","idempotencyKey":"k"}}"#
    )
    #expect(other["data"]?["kind"] == .string("idempotencyConflict"))
    // The same key in another method or project is a different key.
    try line.result("project.define", #"{"project":"p","idempotencyKey":"k"}"#)
    let elsewhere = try line.result(
      "install",
      #"{"userId":"bob","project":"p","idempotencyKey":"k"}"#
    )
    #expect(elsewhere["created"] == .bool(true))
    #expect(elsewhere["replayed"] == nil)
  }
}
