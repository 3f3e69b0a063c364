package import IdentityCore

/// Reads a whole store in pages, while no process writes it.
///
/// It returns the stored data as it is, without judging it; the caller checks consistency.
package protocol StoreScan {
  /// Returns the faults of the files themselves, a sentence each.
  func faults() throws(StorageError) -> [String]
  /// Returns records of a type after a key, in key order, each with its second key.
  func records(
    of type: RecordType,
    after last: RecordKey?,
    limit: Int
  ) throws(StorageError) -> [StoredRecord]
  /// Returns the bytes of a record; nil if there is none.
  func body(at key: RecordKey) throws(StorageError) -> [UInt8]?
  /// Returns the events after a position, by project and cursor.
  func events(
    after last: (project: ProjectNumber, cursor: Int64)?,
    limit: Int
  ) throws(StorageError) -> [EventRow]
  /// Returns the code of an event's kind; nil if the event does not exist.
  func kind(ofEvent cursor: Int64, in project: ProjectNumber) throws(StorageError) -> Int64?
}

extension StoredRecord {
  /// Decodes the record and its key; throws if the bytes are invalid.
  package func decoded() throws(CodecError) -> (key: RecordKey, record: Record) {
    guard let body else { throw CodecError(type: key.type, offset: 0, fault: .badAddress) }
    return (key, try RecordCodec.decode(body, for: key))
  }
}

/// A stored event row.
package struct EventRow: Equatable, Sendable {
  package var project: ProjectNumber
  package var cursor: Int64
  /// Code of the `Event.Kind`, which may be unknown.
  package var kind: Int64
  package var customer: CustomerID
  /// Nil for an unknown kind or an unreadable body.
  package var event: Event?
  /// The reason why the body cannot be read.
  package var fault: CodecError?

  package init(
    project: ProjectNumber,
    cursor: Int64,
    kind: Int64,
    customer: CustomerID,
    at: Moment,
    body: [UInt8]
  ) {
    self.project = project
    self.cursor = cursor
    self.kind = kind
    self.customer = customer
    guard let kind = Event.Kind(storedCode: kind) else { return }
    do throws(CodecError) {
      event = try EventCodec.decode(body, kind, at: at, of: customer)
    } catch {
      fault = error
    }
  }
}

extension Event.Kind {
  /// Returns nil for a number without a kind.
  package init?(storedCode: Int64) {
    guard let code = UInt8(exactly: storedCode) else { return nil }
    self.init(code: code)
  }
}
