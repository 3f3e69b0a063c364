import Foundation
import IdentityCore
import Storage
import TestSupport
import Testing

@Suite("What the doctor finds in a damaged store")
struct DamageTests {
  /// A small store with something of everything, as its daemon left it.
  private static let everything = Result { () throws -> Turn in
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 28)
    let calls: [(String, String)] = [
      (
        "project.define",
        """
        {"clock":{"manual":"2026-01-11T00:00:00Z"},"entitlements":["gift"],
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

  @Test("nothing, where nothing is damaged, and it leaves all files as they are")
  func sound() throws {
    let store = try Self.store()
    #expect(try store.findings() == [])
    store.close()
    let before = try store.files()
    #expect(before.keys.sorted() == ["entitled.sqlite"])
    #expect(try store.findings() == [])
    #expect(try store.files() == before)
  }

  @Test("a record that does not fit the others", arguments: Damage.toRecords)
  func records(damage: Damage) throws {
    let store = try Self.store()
    store.close()
    let expected = try damage.act(store)
    // Out of the journal first, and then out of the tables.
    #expect(try store.findings() == expected.sorted())
    store.close()
    #expect(try store.findings() == expected.sorted())
  }

  @Test("a row that is not as the record is", arguments: Damage.toRows)
  func rows(damage: Damage) throws {
    let store = try Self.store()
    #expect(try damage.act(store).sorted() == store.findings())
  }

  @Test("a page that was overwritten, before anything else")
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
