// Estimates of the memory that records take: good enough to bound a cache.
//
// They assume that records share ids, as records from the store do: an id counts with the key of
// its own record. A device with its user, customer, account and one purchase counts as 1.3 KB,
// which matches the growth of the process.
extension RecordKey {
  /// Includes the record's slot and its place in the index.
  var footprint: Int {
    64 + (sharesID ? 0 : 48 + id.count) + (hasParts ? 48 + id.count : 0)
  }

  /// Whether there is no id, or one that is also that of the customer's first user.
  private var sharesID: Bool { id.isEmpty || type == .customer }

  /// Whether the record has the parts of the id as well.
  private var hasParts: Bool {
    switch type {
    case .purchase, .purchaseTrail, .chainName, .unclaimed, .answer: true
    default: false
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
    record.fields(&counter)
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

  func goesOn(_ isNeeded: Bool) -> Bool { isNeeded }

  mutating func box(ofSize size: Int) { bytes += Self.headerBytes + size }

  func refusal(_ fault: CodecError.Fault) -> Never {
    preconditionFailure("FootprintCounter: \(fault)")
  }
}
