import TestSupport
import Testing

@Suite(
  "A shared store over TLS",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  )
)
struct SharedStoreTLSTests {
  @Test("A daemon reads replies whose TLS records are as long as TLS allows")
  func longRecords() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.newStore()
    let near = try DaemonProcess(["--store", store])
    let nearLine = try near.connect()
    let calls = (0..<400).map { number in
      #"{"id":\#(number),"method":"install","params":{"device":"phone-\#(number)"}}"#
    }
    try nearLine.send(Array((calls.joined(separator: "\n") + "\n").utf8))
    for _ in calls { try nearLine.nextResult() }
    let events = try nearLine.events()
    #expect(events.count == calls.count)

    let proxy = try TLSProxy(to: server)
    defer { proxy.close() }
    let daemon = try DaemonProcess(["--store", proxy.option(store)])
    let line = try daemon.connect()
    // Whether libpq takes a record in one part depends on what it holds already.
    for limit in 200...calls.count {
      let page = try line.result("events.read", #"{"after":"0","limit":\#(limit)}"#)
      #expect(page["events"] == .array(Array(events.prefix(limit))))
    }
    try line.result("install", #"{"device":"tablet"}"#)
    #expect(try nearLine.result("userInfo", #"{"device":"tablet"}"#)["user"] != nil)
    #expect(daemon.stop() == 0)
    #expect(!daemon.log.contains("silent"), "\(daemon.log)")
    #expect(!daemon.log.contains("has no TLS"), "\(daemon.log)")
    #expect(near.stop() == 0)
  }

  @Test("A server whose certificate is not trusted gets no store")
  func otherCertificate() throws {
    let server = try PostgreSQLServer.shared.get()
    let store = try server.emptyDatabase()
    let (proxy, other) = (try TLSProxy(to: server), try TLSProxy(to: server))
    defer { for proxy in [proxy, other] { proxy.close() } }
    let command = ["store", "create", "--store"]
    let untrusted = ProgramRun("entitled", command + [proxy.option(store, trusting: other)])
    let (code, said) = try untrusted.outcome()
    #expect(code != 0)
    #expect(said.contains("certificate verify failed"), "\(said)")
    let trusted = ProgramRun("entitled", command + [proxy.option(store)])
    #expect(try trusted.outcome().code == 0)
  }
}
