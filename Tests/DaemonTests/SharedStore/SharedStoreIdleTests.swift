import Foundation
import TestSupport
import Testing

@Suite(
  "A daemon that waits for its database",
  .enabled(
    if: PostgreSQLServer.isInstalled,
    "PostgreSQL is not installed: run .ci/setup postgresql"
  ),
  .enabled(if: CountedDaemon.isPossible, "not with a sanitizer: run .ci/test")
)
struct SharedStoreIdleTests {
  @Test("With background work under way, a daemon sleeps during an outage")
  func outage() throws {
    let server = try PostgreSQLServer.shared.get()
    let proxy = try DatabaseProxy(to: server)
    defer { proxy.close() }
    let counted = try CountedDaemon(["--store", proxy.option(server.newStore())])
    let line = try counted.daemon.connect()
    func define(_ entitlements: String) throws {
      let product = #"{"kind":"nonConsumable","entitlements":[\#(entitlements)]}"#
      try line.result("project.define", #"{"products":{"x":\#(product)}}"#)
    }
    try define(#""gold""#)
    for number in 0..<60 {
      let own = #""userId":"u\#(number)""#
      try line.result(
        "purchase",
        #"{\#(own),"product":"x","store":"web","transactionId":"\#(number)"}"#
      )
    }
    // Its events take many round trips, which are slow from now on.
    proxy.delayReplies(untilQuietFor: .milliseconds(100))
    try define(#""gold","silver""#)
    proxy.close()
    let check = #"{"id":1,"method":"userInfo","params":{"userId":"u0"}}"#
    #expect(try line.refusal(of: check)["data"]?["kind"]?.text == "storageUnavailable")
    // The pause after a failed piece of work ends meanwhile.
    sleep(2)
    let before = try counted.counts().waits
    sleep(3)
    let count = try counted.counts().waits - before
    // Some ten in a second look for requests that have waited too long, and ask for work.
    #expect(count < 1000, "it has looked for something to do \(count) times")
  }
}
