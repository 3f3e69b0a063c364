import IdentityCore
import Storage
import Testing

@Suite("Due records, in every store")
struct DueChecks {
  private func purchase(
    _ name: TransactionID,
    until end: Int64?
  ) -> (key: RecordKey, record: Record) {
    let chain = ChainKey(store: "appStore", originalTransaction: name)
    let moment = Moment(milliseconds: 0)
    let transaction = Transaction(
      id: name,
      product: "x",
      purchasedAt: moment,
      expiresAt: end.map { Moment(milliseconds: $0) }
    )
    let purchase = Purchase(
      key: chain,
      createdAt: moment,
      user: "u",
      holders: ["c"],
      latest: transaction
    )
    return (.purchase(shop, chain), .purchase(purchase))
  }

  private func changes(
    _ records: [(key: RecordKey, record: Record)]
  ) -> [RecordKey: Record?] {
    Dictionary(uniqueKeysWithValues: records.map { ($0.key, .some($0.record)) })
  }

  private func customer(until end: Int64) -> (key: RecordKey, record: Record) {
    let moment = Moment(milliseconds: 0)
    let grant = Grant(
      entitlement: "X",
      grantedAt: moment,
      expiresAt: Moment(milliseconds: end)
    )
    let customer = Customer(
      id: "c",
      ordinal: 1,
      createdAt: moment,
      members: [Customer.Member(id: "u", isAnonymous: false)],
      grants: [grant]
    )
    return (.customer(shop, "c"), .customer(customer))
  }

  @Test(
    "Due records are listed in order, through a moment, up to the limit",
    arguments: StoreType.allCases
  )
  func inOrder(type: StoreType) throws {
    let open = try OpenStore(type)
    try open.commit(
      changes([
        purchase("late", until: 900), purchase("b", until: 99), purchase("a", until: 99),
        purchase("never", until: nil), customer(until: 99), purchase("first", until: 9),
      ])
    )
    func due(_ through: Int64, _ limit: Int = 10) throws -> [String] {
      let dues = try open.reader.due(
        in: shop,
        through: Moment(milliseconds: through),
        limit: limit
      )
      return dues.sorted().map { due in
        switch due.record {
        case .purchase(let chain): "\(due.moment.milliseconds) \(chain.originalTransaction)"
        case .customer(let id): "\(due.moment.milliseconds) customer \(id)"
        }
      }
    }
    #expect(try due(9) == [])
    #expect(try due(10) == ["10 first"])
    #expect(try due(100) == ["10 first", "100 a", "100 b", "100 customer c"])
    #expect(try due(.max) == ["10 first", "100 a", "100 b", "100 customer c", "901 late"])
    #expect(try due(.max, 1) == ["10 first"])
    #expect(
      try open.reader.due(in: ProjectNumber(99), through: .init(milliseconds: .max), limit: 9) == []
    )
    try open.reopen()
    #expect(try due(.max).count == 5)
    // A changed record leaves its old position.
    try open.commit(changes([purchase("first", until: 5000), purchase("a", until: nil)]))
    #expect(try due(.max) == ["100 b", "100 customer c", "901 late", "5001 first"])
  }
}
