/// A deletion in progress: the customer is gone, and its remaining mentions are replaced in steps.
package struct Erasure: Equatable, Sendable {
  package var project: ProjectID
  /// The random id that replaces erased ids.
  package var tombstone: UserID
  /// The newest time of the system's clock at the start: later answers are about other customers.
  package var startedAt: Moment
  /// The cursor of the last event that may mention the customer.
  package var lastEvent = Int64.max
  /// All ids that referred to the customer, sorted by bytes.
  package var users: [UserID]
  /// Sorted by bytes.
  package var devices: [DeviceID] = []
  /// The deleted chains with all their names, and those that the customer only claimed, sorted.
  package var chains: [ChainKey] = []
  /// The deleted chains' transactions, which only callers' texts may still name.
  package var transactions: [TransactionID] = []
  /// The account tokens that were registered for the customer, and its ids, which are tokens too,
  /// unless another customer has registered them; sorted by bytes.
  package var accountTokens: [AccountTokenID] = []
  package var stage = Stage.indexing(after: 0, Search())
  /// The reply when the erasure is complete.
  package var result: [UInt8] = []
  /// The hashed key and parameters under which the reply is stored.
  package var remembered: Retry?

  /// The progress of an erasure.
  package enum Stage: Equatable, Sendable {
    /// Records the mentions of a project that has none, in its events after a cursor.
    case indexing(after: Int64, Search)
    /// Looks up the mentions of what is erased, from a place of `names` on.
    case mentions(from: Int, Search)
    /// Goes through the events of the customers found, after a cursor of one of them.
    case events(of: Int, after: Int64, Search)
    /// After the address of a stored answer; empty at the start.
    case answers(after: [UInt8])
    /// The ids above are removed from this record, too, and all that is left is to end the erasure.
    case traces
  }

  /// What the search for the erased ids has found.
  package struct Search: Equatable, Sendable {
    /// Customers whose events may name erased ids; the erased customer's own ids come first.
    package var customers: [CustomerID]
    /// The purchases that the customer held with others.
    package var shared: [ChainKey]

    package init(customers: [CustomerID] = [], shared: [ChainKey] = []) {
      (self.customers, self.shared) = (customers, shared)
    }

    /// Adds customers that it has not.
    package mutating func add(_ others: [CustomerID]) {
      var known = Set(customers)
      for id in others where known.insert(id).inserted { customers.append(id) }
    }
  }

  /// A request that may be retried.
  package struct Retry: Equatable, Sendable {
    package var key: IdempotencyKey
    package var parameters: [UInt8]

    package init(key: IdempotencyKey, parameters: [UInt8]) {
      self.key = key
      self.parameters = parameters
    }
  }

  package init(project: ProjectID, tombstone: UserID, startedAt: Moment, users: [UserID]) {
    self.project = project
    self.tombstone = tombstone
    self.startedAt = startedAt
    self.users = users
  }

  /// The erasure without the ids that it has replaced everywhere else.
  package var withoutIDs: Erasure {
    var rest = Erasure(project: project, tombstone: tombstone, startedAt: startedAt, users: [])
    (rest.lastEvent, rest.stage) = (lastEvent, stage)
    (rest.result, rest.remembered) = (result, remembered)
    return rest
  }

  /// Everything that is erased, by the names under which mentions stand.
  package var named: [Mention.Named] {
    users.map { .user($0) } + devices.map { .device($0) }
      + Set(chains.map(\.named)).sorted().map { .chain($0) }
      + accountTokens.map { .token($0) }
  }

  /// The customers whose events are the erased customer's own.
  package var ownCustomers: [CustomerID] { users.map { CustomerID($0) } }

  package func erases(_ user: UserID) -> Bool { users.binarySearch(user).isFound }

  func erases(_ device: DeviceID) -> Bool { devices.binarySearch(device).isFound }

  func erases(_ token: AccountTokenID) -> Bool {
    accountTokens.binarySearch(token).isFound
  }

  package func erases(_ chain: ChainKey) -> Bool { chains.binarySearch(chain).isFound }

  /// Whether a name that another chain states is one of a deleted chain, or of a renewal of one.
  func erases(name: ChainKey) -> Bool {
    erases(name) || name.orderOfRenewal.map { erases($0) } ?? false
  }

  /// Adds a chain with its further names and its transactions.
  mutating func add(_ purchase: Purchase) {
    for name in purchase.names { add(name) }
    transactions += purchase.transactions.map(\.id)
  }

  mutating func add(_ chain: ChainKey) {
    let (index, isFound) = chains.binarySearch(chain)
    if !isFound { chains.insert(chain, at: index) }
  }

  /// Whether a purchase came from the customer or from one of its devices.
  func isSource(of purchase: Purchase) -> Bool {
    purchase.user.map { erases($0) } ?? false || purchase.device.map { erases($0) } ?? false
  }
}

extension Erasure {
  /// Queues the erasure behind those under way.
  package func begin(in draft: inout Draft) throws(DecisionStop) {
    var all = Erasures()
    if case .erasures(let known)? = try draft.record(.erasures) { all = known }
    all.underway.append(self)
    draft.put(.erasures(all), for: .erasures)
  }

  /// Emits that no file has anything of an erased customer any more.
  package static func emitCleared(_ tombstone: UserID, in draft: inout Draft) {
    draft.emit(Event(.tracesCleared, at: draft.now, of: tombstone, isAnonymous: false))
  }
}

extension Event {
  /// An event of an erased customer.
  init(_ kind: Kind, at: Moment, of tombstone: UserID, isAnonymous: Bool) {
    self.init(
      kind,
      at: at,
      customer: CustomerID(tombstone),
      subject: Customer.Member(id: tombstone, isAnonymous: isAnonymous)
    )
  }
}

/// The erasures that have left something in the store, oldest first.
package struct Erasures: Equatable, Sendable {
  package var underway: [Erasure]
  package var uncleared: [Uncleared]

  package init(underway: [Erasure] = [], uncleared: [Uncleared] = []) {
    (self.underway, self.uncleared) = (underway, uncleared)
  }

  /// An erasure whose ids are only in bytes of files that nothing refers to.
  package struct Uncleared: Equatable, Sendable {
    package var project: ProjectID
    package var tombstone: UserID
    package var erasedAt: Moment
    /// The reply to a request that waits until the files are cleared; otherwise empty.
    package var result: [UInt8] = []
    package var remembered: Erasure.Retry?

    package init(project: ProjectID, tombstone: UserID, erasedAt: Moment) {
      (self.project, self.tombstone, self.erasedAt) = (project, tombstone, erasedAt)
    }

    /// Whether a request waits until the files are cleared.
    package var isAwaited: Bool { !result.isEmpty }
  }
}

/// A random key, created with a project's first deletion, that makes hashes unguessable.
package struct Salt: Equatable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns a hash by which only this chain can be recognized.
  package func digest(of chain: ChainKey) -> Digest {
    // Store names contain no colon, so the separator is unambiguous.
    digest(of: chain.store.bytes + [UInt8(ascii: ":")] + chain.originalTransaction.bytes)
  }

  /// Returns the salted hash of some bytes.
  package func digest(of bytes: [UInt8]) -> Digest {
    HMAC.digest(of: bytes, key: self.bytes)
  }
}

/// The remains of a deleted chain's name: its salted hash.
package struct Tombstone: Equatable, Sendable {
  package var digest: Digest
  package var erasedAt: Moment
  /// The hash of the chain's own name, for a further name.
  ///
  /// A further name counts as long as the own one has a tombstone: until the chain has a holder
  /// again.
  package var chain: Digest?

  package init(digest: Digest, erasedAt: Moment, chain: Digest? = nil) {
    (self.digest, self.erasedAt, self.chain) = (digest, erasedAt, chain)
  }
}

extension Array where Element: Comparable {
  /// Returns the index of an element in a sorted array, or where to insert it.
  fileprivate func binarySearch(_ element: Element) -> (index: Int, isFound: Bool) {
    let index = firstPosition { $0 >= element }
    return (index, index < count && self[index] == element)
  }
}

extension Erasures: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&underway)
    if coder.goesOn(!uncleared.isEmpty) { try coder.list(&uncleared) }
  }
}

extension Erasures.Uncleared: Coded {
  static var blank: Self { Self(project: .blank, tombstone: .blank, erasedAt: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&project)
    try coder.id(&tombstone)
    try coder.moment(&erasedAt)
    try coder.line(&result)
    try coder.optional(&remembered)
  }
}

extension Erasure: Coded {
  static var blank: Self {
    Erasure(project: .blank, tombstone: .blank, startedAt: .blank, users: [])
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&project)
    try coder.id(&tombstone)
    try coder.moment(&startedAt)
    try coder.signed(&lastEvent)
    try coder.list(&users)
    try coder.list(&devices)
    // A transaction stands among the chains as one of no store.
    var names = chains + transactions.map { ChainKey(store: .blank, originalTransaction: $0) }
    try coder.list(&names)
    if C.isReading {
      let first = names.firstIndex { $0.store.bytes.isEmpty } ?? names.endIndex
      (chains, transactions) = (Array(names[..<first]), names[first...].map(\.originalTransaction))
    }
    try coder.list(&accountTokens)
    try stage.fields(&coder)
    try coder.line(&result)
    try coder.optional(&remembered)
  }
}

extension Erasure.Retry: Coded {
  static var blank: Self {
    Self(key: IdempotencyKey(method: [], idempotencyKey: []), parameters: [])
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&key.method)
    try coder.bytes(&key.idempotencyKey)
    try coder.bytes(&parameters)
  }
}

extension Erasure.Search: Coded {
  static var blank: Self { Self() }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&customers)
    try coder.list(&shared)
  }
}

extension Erasure.Stage: Coded {
  private var code: UInt8 {
    switch self {
    case .answers: 2
    case .traces: 3
    case .indexing: 5
    case .mentions: 6
    case .events: 7
    }
  }

  static var blank: Self { .traces }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var code = code
    try coder.byte(&code)
    var (cursor, address, index, search): (Int64, [UInt8], Int, Erasure.Search) = (
      0, [], 0, .blank
    )
    switch self {
    case .answers(let after): address = after
    case .traces: break
    case .indexing(let after, let found): (cursor, search) = (after, found)
    case .mentions(let from, let found): (index, search) = (from, found)
    case .events(let of, let after, let found): (index, cursor, search) = (of, after, found)
    }
    switch code {
    case 1:
      // It went through all events, and begins again.
      try coder.signed(&cursor)
      self = .indexing(after: 0, .blank)
    case 2:
      try coder.bytes(&address)
      self = .answers(after: address)
    case 3: self = .traces
    case 4:
      // It went through all records, and begins again.
      var type: UInt8 = 0
      try coder.byte(&type)
      try coder.bytes(&address)
      self = .indexing(after: 0, .blank)
    case 5:
      try coder.signed(&cursor)
      try search.fields(&coder)
      self = .indexing(after: cursor, search)
    case 6:
      try coder.number(&index)
      try search.fields(&coder)
      self = .mentions(from: index, search)
    case 7:
      try coder.number(&index)
      try coder.signed(&cursor)
      try search.fields(&coder)
      self = .events(of: index, after: cursor, search)
    default: throw coder.refusal(.unknownCode(code, of: "Stage"))
    }
  }
}

extension Tombstone: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.moment(&erasedAt)
    guard coder.goesOn(chain != nil) else { return }
    var bytes = chain?.bytes ?? []
    try coder.bytes(&bytes)
    chain = Digest(bytes)
  }
}

extension Salt: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&bytes)
  }
}
