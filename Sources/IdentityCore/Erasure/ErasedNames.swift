/// The names under which a store may report a chain: a deletion may have erased it by any of them.
///
/// Of a deleted chain only salted hashes of its names remain (`Tombstone`).
struct ErasedNames {
  private let chain: ChainKey
  private let keys: [TransactionID]
  /// The chain that it replaces: the two stay apart, even if they share a key.
  private let replaced: TransactionID?

  init(_ chain: ChainKey, keys: [TransactionID], replacing replaced: TransactionID?) {
    (self.chain, self.keys, self.replaced) = (chain, keys, replaced)
  }

  init(_ order: Draft.Order) {
    self.init(order.chain, keys: order.keys + order.links, replacing: order.replaces)
  }

  init(_ purchase: Purchase) {
    self.init(
      purchase.key,
      keys: purchase.names.dropFirst().map(\.originalTransaction),
      replacing: purchase.replaces
    )
  }

  /// Whether a deletion erased the chain, and it still has no holder.
  ///
  /// A chain that an import gave to a user is that user's, also if it was erased before.
  func areErased(in draft: inout Draft) throws(DecisionStop) -> Bool {
    if try erasedChains(in: &draft).isEmpty { return false }
    return try draft.claimant(of: chain, keys: keys) == nil
  }

  /// Releases the names, because the chain has a holder again.
  func release(in draft: inout Draft) throws(DecisionStop) {
    for digest in try erasedChains(in: &draft) { draft.remove(.tombstone(draft.number, digest)) }
  }

  /// Returns the hashes of the erased chains that the names belong to.
  private func erasedChains(in draft: inout Draft) throws(DecisionStop) -> [Digest] {
    // The salt may be there for other hashes.
    guard try draft.hasDeletions(), let salt = try Salt.stored(in: &draft) else { return [] }
    let erased = try salt.erasedChains([chain] + keys.map { chain.sibling($0) }, in: &draft)
    guard let replaced, !erased.isEmpty else { return erased }
    let other = try draft.resolve(chain.sibling(replaced))
    let names = try draft.purchase(other)?.names ?? [other]
    let replacedChains = try salt.erasedChains(names, in: &draft)
    return erased.filter { !replacedChains.contains($0) }
  }
}

extension Salt {
  /// Returns the project's salt; nil before its first deletion.
  package static func stored(in draft: inout Draft) throws(DecisionStop) -> Salt? {
    try draft.value(.salt(draft.number)) { $0.salt }
  }

  /// Returns the project's salt, which the first call creates.
  static func ensured(in draft: inout Draft) throws(DecisionStop) -> Salt {
    if let salt = try stored(in: &draft) { return salt }
    let salt = Salt(bytes: draft.entropy.bytes(32))
    draft.put(.salt(salt), for: .salt(draft.number))
    return salt
  }

  fileprivate func erasedChains(
    _ names: [ChainKey],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Digest] {
    let all = names + names.compactMap(\.orderOfRenewal)
    var chains: [Digest] = []
    for tombstone in try Tombstone.all(all.map { digest(of: $0) }, in: &draft) {
      let chain = tombstone.chain ?? tombstone.digest
      if !chains.contains(chain) { chains.append(chain) }
    }
    return chains.isEmpty ? [] : try Tombstone.all(chains, in: &draft).map(\.digest)
  }
}

extension Tombstone {
  fileprivate static func all(
    _ digests: [Digest],
    in draft: inout Draft
  ) throws(DecisionStop) -> [Tombstone] {
    try draft.records(digests.map { .tombstone(draft.number, $0) }).compactMap {
      $0?.tombstone
    }
  }
}

extension Purchase {
  /// The names under which a store may report it: its own, its keys, and those of transactions.
  var names: [ChainKey] {
    guard hasRelations else { return [key] }
    let further = Set(relations.keys + relations.links.map(\.name)).sorted()
    return [key] + further.map { key.sibling($0) }
  }
}
