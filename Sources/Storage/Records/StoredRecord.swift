package import IdentityCore

/// A record as a store of bytes has it.
package struct StoredRecord: Equatable, Sendable {
  package var address: RecordAddress
  /// Nil where nothing is kept under the address any more.
  package var body: [UInt8]?
  package var secondKey: SecondKey

  package init(_ record: Record?, for key: RecordKey) {
    address = RecordAddress(key)
    body = record.map { RecordCodec.encode($0, for: key) }
    secondKey = record?.secondKey ?? .none
  }

  package init(address: RecordAddress, body: [UInt8]?, secondKey: SecondKey) {
    self.address = address
    self.body = body
    self.secondKey = secondKey
  }
}

/// What a record is found by besides its address.
package enum SecondKey: Hashable, Sendable {
  case none
  /// Of a device: who is logged in there.
  case user(UserID)
  /// When the clock has something to tell of it.
  case due(Moment)
  /// Of a remembered answer.
  case answeredAt(Moment)
}

extension Record {
  var secondKey: SecondKey {
    switch self {
    case .device(let device): device.identifiedUser.map { .user($0) } ?? .none
    case .answer(let answer): .answeredAt(answer.answeredAt)
    default: nextDue.map { .due($0) } ?? .none
    }
  }
}
