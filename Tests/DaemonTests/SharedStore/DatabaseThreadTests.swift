import Foundation
import TestSupport
import Testing

@Suite(
  "Which thread talks to PostgreSQL",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  ),
  .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
)
struct DatabaseThreadTests {
  /// The calls of libpq by a daemon's first thread, which is its loop, and by the others.
  private struct Calls {
    let path: String

    func counts() throws -> (ofLoop: UInt64, ofOthers: UInt64) {
      let bytes = try Data(contentsOf: URL(filePath: path))
      func number(at place: Int) -> UInt64 {
        bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      return (number(at: 0), number(at: 8))
    }
  }

  @Test("The loop calls nothing of libpq once it serves, also in an outage and at the end")
  func loop() throws {
    let server = try PostgreSQLServer.shared.get()
    let proxy = try DatabaseProxy(to: server)
    defer { proxy.close() }
    let folder = try ScratchFolder()
    let library = folder.file("libpqCalls.so")
    try PreloadedLibrary.compile("Tests/DaemonTests/Interposed/libpqCalls.c", to: library)
    let calls = Calls(path: folder.file("calls"))
    try Data(count: 4096).write(to: URL(filePath: calls.path))
    let daemon = try DaemonProcess(
      ["--store", proxy.option(server.newStore())],
      in: folder,
      environment: ["LD_PRELOAD": library, "LIBPQ_CALLS": calls.path]
    )
    let start = try calls.counts()
    // Before it serves, it checks the store, in the thread that will be the loop.
    #expect(start.ofLoop > 0)

    let line = try daemon.connect()
    let product = #"{"kind":"nonConsumable","entitlements":["premium"]}"#
    try line.result("project.define", #"{"products":{"x":\#(product)}}"#)
    try line.result("install", #"{"device":"phone"}"#)
    try line.result("identify", #"{"device":"phone","userId":"ann"}"#)
    let purchase = #"{"userId":"ann","product":"x","store":"web","transactionId":"1"}"#
    try line.result("purchase", purchase)
    try line.result("checkEntitlements", #"{"userId":"ann"}"#)
    try line.result("user.export", #"{"userId":"ann"}"#)
    #expect(try line.events().count > 3)
    proxy.cutAll()
    try line.result("install", #"{"device":"tablet"}"#)
    try line.result("user.delete", #"{"userId":"ann"}"#)
    proxy.setBlackHole(true)
    _ = try line.refusal(of: #"{"id":1,"method":"userInfo","params":{"device":"tablet"}}"#)
    proxy.setBlackHole(false)
    try line.result("install", #"{"device":"watch"}"#)
    #expect(daemon.stop() == 0)

    let end = try calls.counts()
    #expect(end.ofLoop == start.ofLoop)
    #expect(end.ofOthers > start.ofOthers + 100)
  }
}
