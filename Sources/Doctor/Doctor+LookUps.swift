import IdentityCore
import Storage

/// The result of a look-up.
enum Found<Value> {
  case missing
  /// The record exists; its own check reports it.
  case unreadable
  case found(Value)

  /// Whether the record may have a property; an unreadable record may have any.
  func mayBe(_ property: (Value) -> Bool) -> Bool {
    switch self {
    case .missing: false
    case .unreadable: true
    case .found(let value): property(value)
    }
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }
}

// Look-ups by key.
extension Doctor {
  func user(_ id: UserID, in number: ProjectNumber) throws(StorageError) -> Found<User> {
    try find(.user(number, id)) { if case .user(let user) = $0 { user } else { nil } }
  }

  func customer(
    _ id: CustomerID,
    in number: ProjectNumber
  ) throws(StorageError) -> Found<Customer> {
    try find(.customer(number, id)) { if case .customer(let found) = $0 { found } else { nil } }
  }

  func purchase(
    _ chain: ChainKey,
    in number: ProjectNumber
  ) throws(StorageError) -> Found<Purchase> {
    try find(.purchase(number, chain)) { if case .purchase(let found) = $0 { found } else { nil } }
  }

  func purchaseTrail(
    _ chain: ChainKey,
    in number: ProjectNumber
  ) throws(StorageError) -> Found<PurchaseTrail> {
    try find(.purchaseTrail(number, chain)) {
      if case .purchaseTrail(let found) = $0 { found } else { nil }
    }
  }

  func accountToken(
    _ id: AccountTokenID,
    in number: ProjectNumber
  ) throws(StorageError) -> Found<AccountToken> {
    try find(.accountToken(number, id)) {
      if case .accountToken(let found) = $0 { found } else { nil }
    }
  }

  /// Returns the purchases that a customer, a store account, a token or a user's claims list.
  ///
  /// Caches recent lists, because many purchases share one. For example, searching the list of a
  /// customer with 10,000 purchases for each of them would take minutes.
  func list(under key: RecordKey) throws(StorageError) -> Found<Set<ChainKey>> {
    if let known = recentLists[key] { return known }
    let found: Found<Set<ChainKey>> = try find(key) { record in
      switch record {
      case .customer(let customer): Set(customer.held)
      case .account(let account): Set(account.purchases)
      case .accountToken(let token): Set(token.waiting)
      case .user(let user): Set(user.claims)
      default: nil
      }
    }
    if recentLists.count >= Self.recentListsMax { recentLists.removeAll() }
    recentLists[key] = found
    return found
  }

  private static var recentListsMax: Int { 64 }

  func find<Value>(
    _ key: RecordKey,
    _ value: (Record) -> Value?
  ) throws(StorageError) -> Found<Value> {
    guard let body = try scan.body(at: key) else { return .missing }
    guard let record = try? RecordCodec.decode(body, for: key), let value = value(record) else {
      return .unreadable
    }
    return .found(value)
  }
}
