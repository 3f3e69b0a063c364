package import IdentityCore

/// An encoded record.
package struct StoredRecord: Equatable, Sendable {
  package var key: RecordKey
  /// Nil for a deleted record.
  package var body: [UInt8]?
  package var indexKey: IndexKey

  package init(_ record: Record?, for key: RecordKey) {
    self.key = key
    body = record.map { RecordCodec.encode($0, for: key) }
    indexKey = record?.indexKey ?? .none
  }

  package init(key: RecordKey, body: [UInt8]?, indexKey: IndexKey) {
    self.key = key
    self.body = body
    self.indexKey = indexKey
  }
}

/// A key by which a record is found in addition to its key.
package enum IndexKey: Hashable, Sendable {
  case none
  /// The user who is logged in on a device.
  case user(UserID)
  /// The moment at which the record is due.
  case due(Moment)
  /// The moment of a remembered answer.
  case answeredAt(Moment)
}

extension Record {
  var indexKey: IndexKey {
    switch self {
    case .device(let device): device.identifiedUser.map { .user($0) } ?? .none
    case .answer(let answer): .answeredAt(answer.answeredAt)
    default: nextDue.map { .due($0) } ?? .none
    }
  }
}
