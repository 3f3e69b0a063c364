import IdentityCore
import Storage
import Testing

@Suite("Lists of customers, in every store")
struct CustomerChecks {
  private func change(
    _ ids: [CustomerID],
    in project: ProjectNumber = shop,
    removing gone: [CustomerID] = []
  ) -> [RecordKey: Record?] {
    var changes: [RecordKey: Record?] = [:]
    for (number, id) in ids.enumerated() {
      changes[.customer(project, id)] = customer(id, ordinal: Int64(number))
    }
    for id in gone { changes[.customer(project, id)] = .some(nil) }
    return changes
  }

  @Test(
    "Customers are listed in byte order, after an id, up to the limit",
    arguments: StoreType.allCases
  )
  func inOrder(type: StoreType) throws {
    let open = try OpenStore(type)
    func ids(
      after id: CustomerID?,
      _ limit: Int = 10,
      in project: ProjectNumber = shop
    ) throws -> [CustomerID] {
      try open.reader.customers(in: project, after: id, limit: limit)
    }
    #expect(try ids(after: nil) == [])
    try open.commit(change(["b", "ab", "é", "a", "B", "a\0"]))
    try open.commit(change(["elsewhere"], in: other))
    let all: [CustomerID] = ["B", "a", "a\0", "ab", "b", "é"]
    #expect(try ids(after: nil) == all)
    for (position, id) in all.enumerated() {
      #expect(try ids(after: id) == Array(all[(position + 1)...]))
      #expect(try ids(after: id, 2) == Array(all[(position + 1)...].prefix(2)))
    }
    // After an id that does not exist, or no longer exists.
    #expect(try ids(after: "aa") == ["ab", "b", "é"])
    #expect(try ids(after: nil, 1) == ["B"])
    #expect(try ids(after: nil, in: other) == ["elsewhere"])
    #expect(try ids(after: nil, in: ProjectNumber(99)) == [])
    try open.reopen()
    #expect(try ids(after: "b") == ["é"])
  }

  @Test("A deleted customer is not listed, and a new customer is", arguments: StoreType.allCases)
  func changes(type: StoreType) throws {
    let open = try OpenStore(type)
    func ids() throws -> [CustomerID] {
      try open.reader.customers(in: shop, after: nil, limit: 10)
    }
    try open.commit(change(["d", "b", "c"]))
    #expect(try ids() == ["b", "c", "d"])
    try open.commit(change(["a", "b"], removing: ["c", "never"]))
    #expect(try ids() == ["a", "b", "d"])
    try open.commit(change(["c"], removing: ["d"]))
    try open.commit(change(["d"], removing: ["a"]))
    #expect(try ids() == ["b", "c", "d"])
  }
}
