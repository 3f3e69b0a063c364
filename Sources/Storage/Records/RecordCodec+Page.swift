package import IdentityCore

extension RecordCodec {
  /// Decodes a record that was found by its key.
  package static func decode(
    _ bytes: [UInt8],
    at key: RecordKey
  ) throws(CodecError) -> PagedRecord {
    PagedRecord(id: key.id, record: try decode(bytes, for: key))
  }
}
