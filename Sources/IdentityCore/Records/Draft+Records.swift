// Typed access to the records of the draft's project.
extension Draft {
  var number: ProjectNumber { project.number }

  /// Returns the record under a key as the key's type, or nil if there is none.
  @inline(__always)
  mutating func value<Value>(
    _ key: RecordKey,
    _ value: (Record) -> Value?
  ) throws(DecisionStop) -> Value? {
    guard let record = try record(key) else { return nil }
    guard let value = value(record) else { mismatch(key) }
    return value
  }

  mutating func device(_ id: DeviceID) throws(DecisionStop) -> Device? {
    try value(.device(number, id)) { $0.device }
  }

  mutating func put(_ device: Device) {
    put(.device(device), for: .device(number, device.id))
  }

  mutating func user(_ id: UserID) throws(DecisionStop) -> User? {
    try value(.user(number, id)) { $0.user }
  }

  mutating func put(_ user: User) {
    put(.user(user), for: .user(number, user.id))
  }

  /// Returns a customer to which another record refers, so it must exist.
  mutating func customer(_ id: CustomerID) throws(DecisionStop) -> Customer {
    guard let customer = try existing(customer: id) else {
      throw .damaged("a record refers to a customer that does not exist")
    }
    return customer
  }

  mutating func existing(customer id: CustomerID) throws(DecisionStop) -> Customer? {
    try value(.customer(number, id)) { $0.customer }
  }

  /// Returns those of some customers that exist, in the same order.
  package mutating func existing(customers ids: [CustomerID]) throws(DecisionStop) -> [Customer] {
    try records(ids.map { .customer(number, $0) }).compactMap { $0?.customer }
  }

  mutating func put(_ customer: Customer) {
    put(.customer(customer), for: .customer(number, customer.id))
  }

  mutating func remove(_ customer: Customer) {
    remove(.customer(number, customer.id))
  }

  mutating func purchase(_ chain: ChainKey) throws(DecisionStop) -> Purchase? {
    try value(.purchase(number, chain)) { $0.purchase }
  }

  /// Returns all purchases in order; each must exist.
  mutating func purchases(_ chains: some Sequence<ChainKey>) throws(DecisionStop) -> [Purchase] {
    try checkSteps(adding: chains.underestimatedCount)
    var purchases: [Purchase] = []
    // Room for one new purchase.
    purchases.reserveCapacity(chains.underestimatedCount + 1)
    var missing: [RecordKey] = []
    for chain in chains {
      let key = RecordKey.purchase(number, chain)
      switch find(key) {
      case .unknown: missing.append(key)
      case .known(.purchase(let purchase)?, _): purchases.append(purchase)
      case .known(nil, _): throw .damaged("a record refers to a purchase that does not exist")
      case .known: mismatch(key)
      }
    }
    guard missing.isEmpty else { throw .missing(missing) }
    return purchases
  }

  mutating func put(_ purchase: Purchase) {
    put(.purchase(purchase), for: .purchase(number, purchase.key))
  }

  /// Stores a purchase on a new chain, which leaves cached holdings valid.
  mutating func putNew(_ purchase: Purchase) {
    change(.purchase(purchase), for: .purchase(number, purchase.key))
  }

  /// Returns the account, which has no record until it presents a purchase.
  mutating func account(_ account: AccountKey) throws(DecisionStop) -> StoreAccount {
    try value(.account(number, account)) { $0.account } ?? StoreAccount(key: account)
  }

  mutating func put(_ account: StoreAccount) {
    put(.account(account), for: .account(number, account.key))
  }

  /// Adds a purchase to the list of a store account.
  mutating func list(_ chain: ChainKey, under key: AccountKey) throws(DecisionStop) {
    var account = try account(key)
    account.purchases.append(chain)
    put(account)
  }

  /// Removes purchases from the list of a store account.
  mutating func unlist(_ chains: Set<ChainKey>, from key: AccountKey) throws(DecisionStop) {
    var account = try account(key)
    account.purchases.removeAll { chains.contains($0) }
    if account.purchases.isEmpty { remove(.account(number, key)) } else { put(account) }
  }

  mutating func accountToken(_ id: AccountTokenID) throws(DecisionStop) -> AccountToken {
    try value(.accountToken(number, id)) { $0.accountToken } ?? AccountToken(id: id)
  }

  /// Stores a token, or removes it once nothing refers to it.
  mutating func put(_ token: AccountToken) throws(DecisionStop) {
    let isUsed = token.user != nil || !token.waiting.isEmpty
    let key = RecordKey.accountToken(number, token.id)
    try put(isUsed ? .accountToken(token) : nil, for: key, counted: \.accountTokens)
  }

  /// Returns the properties of a customer; empty if it has none.
  mutating func properties(of customer: CustomerID) throws(DecisionStop) -> Properties {
    try value(.properties(number, customer)) { $0.properties } ?? Properties(customer: customer)
  }

  mutating func put(_ properties: Properties) throws(DecisionStop) {
    let isEmpty = properties.entries.isEmpty && properties.overridden.isEmpty
    let key = RecordKey.properties(number, properties.customer)
    try put(isEmpty ? nil : .properties(properties), for: key, counted: \.properties)
  }

  /// Returns the links of a user; empty if it made none.
  package mutating func trail(of user: UserID) throws(DecisionStop) -> UserTrail {
    try value(.userTrail(number, user)) { $0.userTrail } ?? UserTrail(user: user)
  }

  mutating func put(_ trail: UserTrail) throws(DecisionStop) {
    let key = RecordKey.userTrail(number, trail.user)
    try put(trail.isEmpty ? nil : .userTrail(trail), for: key, counted: \.userTrails)
  }

  /// Returns the changes of a purchase's holders; empty if they never changed.
  package mutating func trail(of chain: ChainKey) throws(DecisionStop) -> PurchaseTrail {
    try value(.purchaseTrail(number, chain)) { $0.purchaseTrail } ?? PurchaseTrail(chain: chain)
  }

  mutating func put(_ trail: PurchaseTrail) throws(DecisionStop) {
    let key = RecordKey.purchaseTrail(number, trail.chain)
    try put(.purchaseTrail(trail), for: key, counted: \.purchaseTrails)
  }

  /// Returns the project's counts, zero in a new project.
  package mutating func projectCounts() throws(DecisionStop) -> ProjectCounts {
    if let counts { return counts }
    let counts = try value(.projectCounts(number)) { $0.projectCounts } ?? ProjectCounts()
    self.counts = counts
    return counts
  }

  /// Whether any chain of the project has further names or successors.
  mutating func usesNames() throws(DecisionStop) -> Bool {
    // Only a first look copies the counts.
    if let counts { return counts.chainNames > 0 }
    return try projectCounts().chainNames > 0
  }

  /// Whether any account token of the project has a user or waits for one.
  mutating func usesTokens() throws(DecisionStop) -> Bool {
    if let counts { return counts.accountTokens > 0 }
    return try projectCounts().accountTokens > 0
  }

  /// Whether a customer of the project was ever deleted.
  mutating func hasDeletions() throws(DecisionStop) -> Bool {
    if let counts { return counts.customersErased > 0 }
    return try projectCounts().customersErased > 0
  }

  /// Writes a record that the project counts, or removes it, and adjusts the count.
  mutating func put(
    _ record: consuming Record?,
    for key: RecordKey,
    counted: WritableKeyPath<ProjectCounts, Int64>
  ) throws(DecisionStop) {
    let isKept = try self.record(key) != nil
    let isRemoval = record == nil
    change(record, for: key)
    if isKept == isRemoval { try count { $0[keyPath: counted] += isRemoval ? -1 : 1 } }
  }

  /// Returns the cursor of the next event.
  mutating func nextCursor() throws(DecisionStop) -> Int64 {
    nextCursor(behind: try projectCounts())
  }

  /// As above, for callers that have the counts.
  func nextCursor(behind projectCounts: ProjectCounts) -> Int64 {
    projectCounts.events + Int64(eventCount) + 1
  }

  /// Stores the new counts.
  package mutating func put(_ projectCounts: ProjectCounts) {
    put(.projectCounts(projectCounts), for: .projectCounts(number))
    counts = projectCounts
  }
}
