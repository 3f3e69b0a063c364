// The records of the draft's project, each by its own id and type.
extension Draft {
  private var number: ProjectNumber { project.number }

  mutating func device(_ id: DeviceID) throws(Stop) -> Device? {
    let key = RecordKey.device(number, id)
    guard let record = try record(key) else { return nil }
    guard case .device(let device) = record else { mismatch(key) }
    return device
  }

  mutating func put(_ device: Device) {
    put(.device(device), for: .device(number, device.id))
  }

  mutating func user(_ id: UserID) throws(Stop) -> User? {
    let key = RecordKey.user(number, id)
    guard let record = try record(key) else { return nil }
    guard case .user(let user) = record else { mismatch(key) }
    return user
  }

  mutating func put(_ user: User) {
    put(.user(user), for: .user(number, user.id))
  }

  /// The customer must exist: something that exists refers to it.
  mutating func customer(_ id: CustomerID) throws(Stop) -> Customer {
    let key = RecordKey.customer(number, id)
    guard let record = try record(key) else {
      throw .damaged("a customer is not there to which something refers")
    }
    guard case .customer(let customer) = record else { mismatch(key) }
    return customer
  }

  mutating func existing(customer id: CustomerID) throws(Stop) -> Customer? {
    let key = RecordKey.customer(number, id)
    guard let record = try record(key) else { return nil }
    guard case .customer(let customer) = record else { mismatch(key) }
    return customer
  }

  mutating func put(_ customer: Customer) {
    put(.customer(customer), for: .customer(number, customer.id))
  }

  mutating func remove(_ customer: Customer) {
    remove(.customer(number, customer.id))
  }

  mutating func purchase(_ chain: ChainKey) throws(Stop) -> Purchase? {
    let key = RecordKey.purchase(number, chain)
    guard let record = try record(key) else { return nil }
    guard case .purchase(let purchase) = record else { mismatch(key) }
    return purchase
  }

  /// Every one of them must exist.
  mutating func purchases(_ chains: some Sequence<ChainKey>) throws(Stop) -> [Purchase] {
    try checkSteps()
    var purchases: [Purchase] = []
    // With room for one that is new.
    purchases.reserveCapacity(chains.underestimatedCount + 1)
    var missing: [RecordKey] = []
    for chain in chains {
      let key = RecordKey.purchase(number, chain)
      switch find(key) {
      case .unknown: missing.append(key)
      case .known(.purchase(let purchase)?, _): purchases.append(purchase)
      case .known(nil, _): throw .damaged("a purchase is not there to which something refers")
      case .known: mismatch(key)
      }
    }
    guard missing.isEmpty else { throw .missing(missing) }
    return purchases
  }

  mutating func put(_ purchase: Purchase) {
    put(.purchase(purchase), for: .purchase(number, purchase.key))
  }

  /// A chain that there was not: what anybody holds stays as it was.
  mutating func putNew(_ purchase: Purchase) {
    keep(.purchase(purchase), for: .purchase(number, purchase.key))
  }

  /// An account that presented nothing yet has no record.
  mutating func account(_ account: AccountKey) throws(Stop) -> StoreAccount {
    let key = RecordKey.account(number, account)
    guard let record = try record(key) else { return StoreAccount(key: account) }
    guard case .account(let found) = record else { mismatch(key) }
    return found
  }

  mutating func put(_ account: StoreAccount) {
    put(.account(account), for: .account(number, account.key))
  }

  /// How much the project holds; nothing before something is made.
  package mutating func tally() throws(Stop) -> Tally {
    let key = RecordKey.tally(number)
    guard let record = try record(key) else { return Tally() }
    guard case .tally(let tally) = record else { mismatch(key) }
    return tally
  }

  /// Keeps the new counts.
  package mutating func put(_ tally: Tally) {
    put(.tally(tally), for: .tally(number))
  }
}
