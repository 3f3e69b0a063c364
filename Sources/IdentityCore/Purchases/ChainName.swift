/// The chains that a name leads to, apart from the chain that was first recorded under it.
package struct ChainName: Equatable, Sendable {
  /// The name, with its store.
  package var key: ChainKey
  /// The chain of which it is a further key.
  package var chain: TransactionID?
  /// The chains that say that they replace the chain of this name, sorted; at most a
  /// hundred.
  package var successors: [TransactionID]
  /// The user who holds the chain of this name as soon as a store reports it; an import said so.
  package var claimant: UserID?

  package init(
    key: ChainKey,
    chain: TransactionID? = nil,
    successors: [TransactionID] = [],
    claimant: UserID? = nil
  ) {
    self.key = key
    self.chain = chain
    self.successors = successors
    self.claimant = claimant
  }

  /// The most successors of one name.
  static let successorsMax = 100

  /// Lists a chain that says that it replaces the chain of this name, unless the list is full.
  mutating func addSuccessor(_ chain: TransactionID) {
    guard !successors.contains(chain), successors.count < Self.successorsMax else { return }
    successors.insert(chain, at: successors.firstIndex { $0 > chain } ?? successors.count)
  }

  /// Returns the keys of the records by which a claim follows a row of replacements.
  package func keysOfSuccessors(in project: ProjectNumber) -> [RecordKey] {
    let chains = successors.map { key.sibling($0) }
    return chains.flatMap { [.purchase(project, $0), .chainName(project, $0)] }
      + chains.map { .unclaimed(project, $0) }
  }

  /// Whether it leads nowhere, so that it needs no record.
  package var isEmpty: Bool { chain == nil && successors.isEmpty && claimant == nil }
}

extension Purchase {
  /// Returns the keys of further records by which a claim of this one finds those that follow it.
  package func keysOfFollowers(in project: ProjectNumber) -> [RecordKey] {
    guard isUnclaimed, hasRelations else { return [] }
    let items = relations.items.map { key.sibling($0) }
    return relations.keys.map { .chainName(project, key.sibling($0)) }
      + items.flatMap { [.purchase(project, $0), .unclaimed(project, $0)] }
  }
}

extension ChainKey {
  /// The order of which this is a renewal, on Google Play: `GPA.1-2-3-4` for `GPA.1-2-3-4..5`.
  var orderOfRenewal: ChainKey? {
    let bytes = originalTransaction.bytes
    guard bytes.starts(with: Self.orderPrefix), store.bytes.elementsEqual(Self.playStore) else {
      return nil
    }
    let number = OrderNumber(originalTransaction)
    return number.isRenewal ? ChainKey(store: store, originalTransaction: number.order) : nil
  }

  private static let playStore = Array("playStore".utf8)
  private static let orderPrefix = Array("GPA.".utf8)

  /// Returns the key of another chain of the same store.
  func sibling(_ transaction: TransactionID) -> ChainKey {
    ChainKey(store: store, originalTransaction: transaction)
  }
}

extension ChainName: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&chain)
    try coder.list(&successors)
    try coder.requireOrder(successors, by: <)
    try coder.id(&claimant)
    let isEmpty = isEmpty
    try coder.require(!isEmpty, else: .notShortest)
  }
}
