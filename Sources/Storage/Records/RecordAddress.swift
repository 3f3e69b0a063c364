package import IdentityCore

/// The address of a record in a store of bytes.
///
/// Distinct keys have distinct addresses. The encoding of an id is on disk and must not change.
package struct RecordAddress: ByteHashed, Sendable {
  package let type: RecordType
  /// 0 for the directory and for projects, which belong to no project.
  package let project: ProjectNumber
  package let id: [UInt8]

  package init(_ key: RecordKey) {
    self.init(key.type, key.project, key.type.row.address.joined(key.scope, key.id))
  }

  /// Takes an id as the encoding of a key.
  package init(_ type: RecordType, _ project: ProjectNumber, _ id: [UInt8]) {
    self.type = type
    self.project = project
    self.id = id
  }

  package var byteHash: UInt64 { Self.byteHash(type, project, id.span) }

  /// Returns the hash of an address without building it.
  static func byteHash(
    _ type: RecordType,
    _ project: ProjectNumber,
    _ id: Span<UInt8>
  ) -> UInt64 {
    let start = UInt64(type.code) << 32 | UInt64(project.value)
    return ByteHash.ofProcess.hash(id, after: start)
  }
}

extension RecordKey {
  /// Decodes the key of an address; returns nil for an address without a key.
  package init?(_ address: RecordAddress) {
    let (type, project) = (address.type, address.project)
    guard let (scope, id) = type.row.address.split(address.id) else { return nil }
    self.init(type, type.row.log == .project ? project : ProjectNumber(0), id, in: scope)
    guard RecordAddress(self) == address else { return nil }
  }
}

extension DueRecord {
  /// Returns nil for a record that is never due.
  package init?(moment: Moment, at address: RecordAddress) {
    guard let key = RecordKey(address) else { return nil }
    self.init(moment: moment, of: key)
  }
}

extension ChainKey {
  /// The id of the record that lists the chain as unclaimed; these ids sort as chains do.
  package var unclaimedID: [UInt8] {
    RecordType.unclaimed.row.address.joined(keyScope, keyID)
  }

  /// Returns nil for bytes that are not of this form.
  package init?(unclaimedID: [UInt8]) {
    guard let key = RecordKey(RecordAddress(.unclaimed, ProjectNumber(0), unclaimedID)) else {
      return nil
    }
    self.init(key)
  }
}

extension RecordType.AddressForm {
  fileprivate func joined(_ scope: [UInt8], _ id: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .id: return id
    case .letter: bytes.reserveCapacity(scope.count + id.count)
    case .colon, .zero: bytes.reserveCapacity(scope.count + 1 + id.count)
    case .length:
      var writer = ByteWriter()
      writer.number(UInt64(scope.count))
      bytes = writer.written
    }
    bytes += scope
    if let separator { bytes.append(separator) }
    return bytes + id
  }

  private var separator: UInt8? {
    switch self {
    case .colon: UInt8(ascii: ":")
    case .zero: 0
    case .id, .letter, .length: nil
    }
  }

  /// Returns nil for bytes without a scope.
  fileprivate func split(_ bytes: [UInt8]) -> (scope: [UInt8], id: [UInt8])? {
    switch self {
    case .id: return ([], bytes)
    case .letter: return bytes.isEmpty ? nil : (Array(bytes.prefix(1)), Array(bytes.dropFirst()))
    case .colon, .zero:
      guard let end = bytes.firstIndex(where: { $0 == separator }) else { return nil }
      return (Array(bytes[..<end]), Array(bytes[(end + 1)...]))
    case .length:
      var reader = ByteReader(bytes, of: .answer)
      guard let scope = try? reader.byteList() else { return nil }
      return (scope, Array(bytes[reader.offset...]))
    }
  }
}
