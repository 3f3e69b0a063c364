import Foundation
import IdentityCore
import Storage
import TestSupport
import Testing

@Suite("The doctor's findings in a damaged store")
struct DamageTests {
  /// A small store with records of every type, as a daemon left it.
  private static let everything = Result { () throws -> Turn in
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 28, seed: 1)
    let calls: [(String, String)] = [
      (
        "project.define",
        """
        {"clock":{"manual":"2026-01-11T00:00:00Z"},"entitlements":["gift"],
         "webhooks":[{"url":"https://example.com/","secret":"s"}],
         "products":{"month":{"kind":"subscription","entitlements":["pro"]}}}
        """
      ),
      ("install", #"{"device":"phone","storeAccount":"ann"}"#),
      ("install", #"{"device":"tablet"}"#),
      (
        "purchase",
        """
        {"device":"phone","product":"month","store":"appStore","transactionId":"1",
         "expiresAt":"2026-02-11T00:00:00Z"}
        """
      ),
      ("identify", #"{"device":"phone","userId":"ada"}"#),
      ("grant", #"{"userId":"ada","entitlement":"gift"}"#),
      ("setUserProperty", #"{"userId":"ada","key":"plan","value":"a"}"#),
      ("events.acknowledge", #"{"consumer":"mailer","cursor":"2"}"#),
    ]
    for (position, call) in calls.enumerated() {
      let params = try JSONTree(Array(call.1.utf8))
      let answer = try service.ask(call.0, params, id: position)
      guard answer["result"] != nil else { throw StorageError.failed("\(answer)") }
    }
    return try service.store.everything()
  }

  private static func store() throws -> ExaminedStore {
    try ExaminedStore(everything.get())
  }

  @Test("An intact store has no findings, and the doctor changes no file")
  func sound() throws {
    let store = try Self.store()
    #expect(try store.findings() == [])
    store.close()
    let before = try store.files()
    #expect(before.keys.sorted() == ["entitled.sqlite"])
    #expect(try store.findings() == [])
    #expect(try store.files() == before)
  }

  @Test("The doctor finds a record that contradicts others", arguments: Damage.toRecords)
  func records(damage: Damage) throws {
    let store = try Self.store()
    store.close()
    let expected = try damage.act(store)
    // Check the journal first, then the tables.
    let early = try store.findings()
    #expect(early == expected.sorted())
    store.close()
    let late = try store.findings()
    #expect(late == expected.sorted())
  }

  @Test("Finds a row that differs from its record", arguments: Damage.toRows)
  func rows(damage: Damage) throws {
    let store = try Self.store()
    let expected = try damage.act(store)
    let found = try store.findings()
    #expect(found == expected.sorted())
  }

  @Test("The doctor reports an overwritten page first")
  func pages() throws {
    let store = try Self.store()
    store.close()
    let file = try #require(FileHandle(forUpdatingAtPath: store.path))
    let size = try file.seekToEnd()
    try file.seek(toOffset: size / 2 / 4096 * 4096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 64))
    try file.close()
    let findings = try store.findings()
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.hasPrefix("the data file: SQLite finds: ") }, "\(findings)")
  }
}
