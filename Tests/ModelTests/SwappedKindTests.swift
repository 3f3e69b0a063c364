import IdentityCore
import SQLiteStorage
import Storage
import TestSupport
import Testing

@Suite("The doctor's findings in events of another kind")
struct SwappedKindTests {
  private static let catalogue = #"""
    {"month":{"kind":"subscription","entitlements":["pro"]},
    "life":{"kind":"nonConsumable","entitlements":["lifetime"]}}
    """#
  private static let chain = #""store":"appStore","originalTransactionId":"1""#
  private static let month = #""device":"phone","product":"month",\#(chain)"#

  /// Together they emit events of every kind but `tracesCleared`, which needs a file.
  private static let calls = [
    #"project.define {"clock":{"manual":"2026-01-11T00:00:00Z"}}"#,
    #"project.define {"entitlements":["gift"],"products":\#(catalogue)}"#,
    #"project.define {"rules":{"preset":"qonversion","onRestore":"transfer"}}"#,
    #"install {"device":"phone"}"#,
    #"purchase {\#(month),"transactionId":"1","expiresAt":"2026-01-12T00:00:00Z"}"#,
    #"identify {"device":"phone","userId":"ada"}"#,
    #"purchase {\#(month),"transactionId":"2","expiresAt":"2026-02-12T00:00:00Z"}"#,
    #"purchase.update {\#(chain),"autoRenew":false}"#,
    #"grant {"userId":"ada","entitlement":"gift"}"#,
    #"revoke {"userId":"ada","entitlement":"gift"}"#,
    #"purchase {"userId":"ada","product":"life","store":"appStore","transactionId":"9"}"#,
    #"install {"device":"tablet","userId":"bob"}"#,
    #"restore {"device":"tablet","purchases":[{\#(chain)}]}"#,
    #"""
    restore {"device":"tablet","purchases":[{"store":"appStore","originalTransactionId":"9"}]}
    """#,
    #"logout {"device":"phone"}"#,
    #"user.import {"ids":[{"id":"eve","kind":"identified"}]}"#,
    #"user.delete {"userId":"eve","traces":"cleared"}"#,
    #"clock.advance {"to":"2026-03-01T00:00:00Z"}"#,
    #"project.define {"rules":"revenuecat"}"#,
    #"install {"device":"watch"}"#, #"identify {"device":"watch","userId":"dan"}"#,
  ]

  @Test("It notices every kind that was swapped for another one")
  func swapped() throws {
    let service = try ServiceInProcess(now: History.start, cacheBytesMax: 1 << 20, seed: 1)
    func call(_ method: String, _ params: JSONTree) throws {
      let reply = try service.ask(method, params, id: 1)
      try #require(reply["result"] != nil, "\(method): \(reply)")
      service.runBackgroundWork()
    }
    for line in Self.calls {
      let parts = line.split(separator: " ", maxSplits: 1)
      try call(String(parts[0]), try JSONTree(Array(parts[1].utf8)))
    }
    let aliased = try #require(service.newEvents().last { $0["kind"] == "usersAliased" }?["id"])
    try call("user.link.undo", .object(["event": aliased]))

    let store = try ExaminedStore(service.store.everything())
    store.close()
    let scan = SwappedScan(try SQLiteScan(path: store.path))
    #expect(try ExaminedStore.findings(in: scan) == [])
    let events = try scan.events(after: nil, limit: .max)
    let kinds = Set(events.compactMap(\.event?.kind))
    #expect(kinds == Set(Event.Kind.allCases).subtracting([.tracesCleared]))
    var unnoticed: Set<String> = []
    for event in events {
      for kind in Event.Kind.allCases where kind != event.event?.kind {
        scan.swapped = (event.cursor, kind)
        guard try ExaminedStore.findings(in: scan).isEmpty else { continue }
        unnoticed.insert("\(event.event?.kind.rawValue ?? "?") as \(kind)")
      }
    }
    #expect(unnoticed == [])
  }
}

/// A store in which one event has another kind.
private final class SwappedScan: StoreScan {
  private let store: any StoreScan
  var swapped: (cursor: Int64, kind: Event.Kind)?

  init(_ store: any StoreScan) {
    self.store = store
  }

  func faults() throws(StorageError) -> [String] { try store.faults() }

  func records(
    of type: RecordType,
    after last: RecordKey?,
    limit: Int
  ) throws(StorageError) -> [StoredRecord] {
    try store.records(of: type, after: last, limit: limit)
  }

  func body(at key: RecordKey) throws(StorageError) -> [UInt8]? {
    try store.body(at: key)
  }

  func events(
    after last: (project: ProjectNumber, cursor: Int64)?,
    limit: Int
  ) throws(StorageError) -> [EventRow] {
    var events = try store.events(after: last, limit: limit)
    guard let swapped, let index = events.firstIndex(where: { $0.cursor == swapped.cursor }) else {
      return events
    }
    events[index].kind = Int64(swapped.kind.code)
    events[index].event?.kind = swapped.kind
    return events
  }

  func kind(ofEvent cursor: Int64, in project: ProjectNumber) throws(StorageError) -> Int64? {
    if let swapped, swapped.cursor == cursor { return Int64(swapped.kind.code) }
    return try store.kind(ofEvent: cursor, in: project)
  }
}
