// Estimates of the memory that records take: good enough to bound a cache.
//
// They assume that records share ids, as records from the store do: an id counts with the key of
// its own record. A device with its user, customer, account and one purchase counts as 1.3 KB,
// which matches the growth of the process.
extension RecordKey {
  /// Includes the record's slot and its place in the index.
  var footprint: Int {
    switch self {
    case .directory, .projectCounts, .definition, .rollout, .salt, .erasures, .webhooks, .stores,
      .receivedNotifications:
      72
    case .project(let id): 72 + id.footprint
    case .device(_, let id): 72 + id.footprint
    case .user(_, let id): 72 + id.footprint
    case .purchase(_, let key): 72 + key.originalTransaction.footprint
    case .account(_, .named(let id)): 72 + id.footprint
    // Shares its id with a device or with the customer's first user.
    case .account(_, .device), .customer: 72
    case .properties(_, let id): 72 + id.footprint
    case .tombstone: 152
    case .userTrail(_, let id): 72 + id.footprint
    case .accountToken(_, let id): 72 + id.footprint
    case .unclaimed(_, let key): 72 + key.originalTransaction.footprint
    // Two ids of its own in the key, and two in the record.
    case .mention: 72 + 2 * 84
    case .purchaseTrail(_, let key): 72 + key.originalTransaction.footprint
    case .chainName(_, let key): 72 + key.originalTransaction.footprint
    case .consumer(_, let id): 72 + id.footprint
    case .answer(_, let key): 168 + key.method.count + key.idempotencyKey.count
    }
  }
}

extension Identifier {
  /// Memory of an array of bytes.
  fileprivate var footprint: Int { 48 + bytes.count }
}

extension Record {
  var footprint: Int {
    var (record, counter) = (self, FootprintCounter())
    record.fields(true, &counter)
    return counter.bytes
  }
}

/// Adds up the memory of a record's boxes, lists and texts.
private struct FootprintCounter: FieldCoder {
  private(set) var bytes = 0

  static var isReading: Bool { false }
  static var isMeasuring: Bool { true }

  /// The header of a box or an array, and what the allocator adds.
  private static let headerBytes = 48

  func byte(_ value: inout UInt8) {}
  func flag(_ value: inout Bool) {}
  func number<Number: FixedWidthInteger>(_ value: inout Number) {}
  func signed(_ value: inout Int64) {}
  func code<Value: StableCode>(_ value: inout Value) {}
  func code<Value: StableCode>(_ value: inout Value?) {}

  mutating func bytes(_ value: inout [UInt8]) {
    if !value.isEmpty { bytes += Self.headerBytes + value.count }
  }

  mutating func bytes(_ value: inout [UInt8]?) {
    if let value, !value.isEmpty { bytes += Self.headerBytes + value.count }
  }

  mutating func id<Kind>(_ value: inout Identifier<Kind>) {
    // No record has a name of its own for a transaction.
    if Kind.self == TransactionKind.self { bytes += value.footprint }
  }

  mutating func id<Kind>(_ value: inout Identifier<Kind>?) {
    if Kind.self == TransactionKind.self, let value { bytes += value.footprint }
  }

  mutating func id<Kind>(_ value: inout Identifier<Kind>, unless usual: [UInt8]) {
    if value.bytes != usual { id(&value) }
  }

  mutating func chains(_ list: inout ChainList) {
    if !list.isEmpty { bytes += Self.headerBytes + list.bytes.count }
  }

  mutating func count(_ count: Int, ofSize size: Int) -> Int {
    if count * size > 0 { bytes += Self.headerBytes + count * size }
    return count
  }

  mutating func box(ofSize size: Int) { bytes += Self.headerBytes + size }

  func refusal(_ fault: CodecError.Fault) -> Never {
    preconditionFailure("FootprintCounter: \(fault)")
  }
}
