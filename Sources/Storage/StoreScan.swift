package import IdentityCore

/// Reads the whole of a store that nobody else writes, a stretch at a time, and writes nothing.
///
/// What it gives is what is kept, and not what ought to be: whoever asks makes sense of it.
package protocol StoreScan {
  /// What is wrong with the files as such, a sentence each.
  func faults() throws(StorageError) -> [String]
  /// The records of a sort behind an address, in the order of their addresses, each with what it
  /// is found by besides.
  func records(
    of type: RecordType,
    after last: RecordAddress?,
    limit: Int
  ) throws(StorageError) -> [StoredRecord]
  /// The bytes of one record; nil where there is none.
  func body(at address: RecordAddress) throws(StorageError) -> [UInt8]?
  /// The events behind a place, by project and cursor.
  func events(
    after last: (project: ProjectNumber, cursor: Int64)?,
    limit: Int
  ) throws(StorageError) -> [EventRow]
  /// The code of an event's kind; nil where there is no such event.
  func kind(ofEvent cursor: Int64, in project: ProjectNumber) throws(StorageError) -> Int64?
}

extension StoredRecord {
  /// The record under its key; throws where the bytes are none.
  package func decoded() throws(CodecError) -> (key: RecordKey, record: Record) {
    guard let key = RecordKey(address), let body else {
      throw CodecError(type: address.type, offset: 0, fault: .badAddress)
    }
    return (key, try RecordCodec.decode(body, for: key))
  }
}

/// An event as its row has it.
package struct EventRow: Equatable, Sendable {
  package var project: ProjectNumber
  package var cursor: Int64
  /// Of `Event.Kind`, if it is one of its codes.
  package var kind: Int64
  package var customer: CustomerID
  /// Nil where the kind is none, too.
  package var event: Event?
  /// Why it cannot be read.
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
  /// Nil for a number that stands for no kind.
  package init?(storedCode: Int64) {
    guard let code = UInt8(exactly: storedCode) else { return nil }
    self.init(code: code)
  }
}
