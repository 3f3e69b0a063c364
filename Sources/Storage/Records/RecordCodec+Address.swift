package import IdentityCore

extension RecordCodec {
  /// Decodes a record that was found by its address.
  package static func decode(
    _ bytes: [UInt8],
    at address: RecordAddress
  ) throws(CodecError) -> PagedRecord {
    guard let key = RecordKey(address) else {
      throw CodecError(type: address.type, offset: 0, fault: .badAddress)
    }
    return PagedRecord(id: address.id, record: try decode(bytes, for: key))
  }
}
