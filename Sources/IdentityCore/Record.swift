/// One thing that is kept.
///
/// Boxed, for records are handed on far more often than they are looked into.
package indirect enum Record: Equatable, Sendable {
  case directory(Directory)
  case project(Project)
  case tally(Tally)
  case device(Device)
  case user(User)
  case customer(Customer)
  case purchase(Purchase)
  case account(StoreAccount)
  case answer(StoredAnswer)
  case properties(Properties)
  case salt(Salt)
  case tombstone(Tombstone)
  case erasures(Erasures)
  case definition(Definition)
  case sweep(Sweep)
  case userTrail(UserTrail)
  case purchaseTrail(PurchaseTrail)
  case consumer(Consumer)
  case webhooks(Webhooks)
}

/// What a record is found by.
package enum RecordKey: Hashable, Sendable {
  case directory
  case project(ProjectID)
  case tally(ProjectNumber)
  case device(ProjectNumber, DeviceID)
  case user(ProjectNumber, UserID)
  case customer(ProjectNumber, CustomerID)
  case purchase(ProjectNumber, ChainKey)
  case account(ProjectNumber, AccountKey)
  case answer(ProjectNumber, AnswerKey)
  case properties(ProjectNumber, CustomerID)
  case salt(ProjectNumber)
  case tombstone(ProjectNumber, Digest)
  /// Of all projects: a start has to find it.
  case erasures
  case definition(ProjectNumber, Int64)
  case sweep(ProjectNumber)
  case userTrail(ProjectNumber, UserID)
  case purchaseTrail(ProjectNumber, ChainKey)
  case consumer(ProjectNumber, ConsumerID)
  case webhooks(ProjectNumber)
}

/// A result that is remembered so that a retry does nothing twice.
package struct StoredAnswer: Equatable, Sendable {
  package var key: AnswerKey
  /// The request's parameters in canonical form: a retry must be equal to them.
  package var parameters: [UInt8]
  package var result: [UInt8]
  package var answeredAt: Moment

  package init(key: AnswerKey, parameters: [UInt8], result: [UInt8], answeredAt: Moment) {
    self.key = key
    self.parameters = parameters
    self.result = result
    self.answeredAt = answeredAt
  }

  /// For how long it is remembered, by the system's clock: 24 hours.
  package static let lifetimeMilliseconds: Int64 = 24 * 3600 * 1000
}

/// A request that may come again: the caller's key, for one method.
package struct AnswerKey: Hashable, Sendable {
  package var method: [UInt8]
  package var idempotencyKey: [UInt8]

  package init(method: [UInt8], idempotencyKey: [UInt8]) {
    self.method = method
    self.idempotencyKey = idempotencyKey
  }
}
