import Foundation
import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

/// The stores that must pass the checks; add a new store here.
enum StoreType: String, CaseIterable, Sendable {
  case memory, sqlite
}

/// A store with a reader and a writer, which can be reopened.
final class OpenStore {
  let directory: TemporaryDirectory
  private(set) var store: any Store
  private var openReader: (any StoreReader)?
  private var openWriter: (any StoreWriter)?
  private let type: StoreType

  init(_ type: StoreType) throws {
    self.type = type
    directory = try TemporaryDirectory()
    store =
      switch type {
      case .memory: MemoryStore()
      case .sqlite: try SQLiteStore(path: directory.file())
      }
    openReader = try store.openReader()
    openWriter = try store.openWriter()
  }

  var reader: any StoreReader { open(openReader) }
  var writer: any StoreWriter { open(openWriter) }

  /// Closes the reader and the writer.
  func close() {
    openReader = nil
    openWriter = nil
  }

  /// Reopens the store, which keeps its data only if it is not in memory.
  func reopen() throws {
    close()
    if type == .sqlite { store = try SQLiteStore(path: directory.file()) }
    openReader = try store.openReader()
    openWriter = try store.openWriter()
  }

  /// Completes the store's maintenance.
  func finishUpkeep() throws {
    try writer.finishUpkeep()
  }

  private func open<Opened>(_ opened: Opened?) -> Opened {
    guard let opened else { preconditionFailure("OpenStore: reopening it has failed") }
    return opened
  }

  func commit(
    _ changes: [RecordKey: Record?] = [:],
    events: [StoredEvent] = []
  ) throws(StorageError) {
    try writer.commit([Turn(number: TurnNumber(1), changes: changes, events: events)])
  }

  func load(_ key: RecordKey) throws -> Record? {
    let records = try reader.load([key])
    try #require(records.count == 1)
    return records[0]
  }
}

extension StoreWriter {
  /// Completes the maintenance.
  func finishUpkeep() throws {
    while try upkeep(isIdle: true) != .done {}
  }

  /// Clears the files completely.
  func clear() throws {
    while try clearTraces() != .done {}
  }
}

let shop = ProjectNumber(1)
let other = ProjectNumber(2)

func user(_ id: UserID, createdAt: Int64 = 0) -> Record {
  .user(
    User(
      id: id,
      idOrigin: .identified,
      customer: "customer",
      createdAt: Moment(milliseconds: createdAt)
    )
  )
}

func customer(_ id: CustomerID, ordinal: Int64 = 1) -> Record {
  .customer(
    Customer(
      id: id,
      ordinal: ordinal,
      createdAt: Moment(milliseconds: 0),
      members: [Customer.Member(id: UserID(id), isAnonymous: true)]
    )
  )
}

func event(
  _ cursor: Int64,
  _ kind: Event.Kind = .granted,
  of customer: CustomerID = "ada",
  in project: ProjectNumber = shop
) -> StoredEvent {
  var event = Event(
    kind,
    at: Moment(milliseconds: cursor * 1000),
    customer: customer,
    subject: Customer.Member(id: UserID(customer), isAnonymous: false)
  )
  event.cause = .request(method: Array("grant".utf8), id: Array("\(cursor)".utf8))
  return StoredEvent(project: project, cursor: cursor, event: event)
}

extension StoredEvent {
  /// Bytes that are stored with the event unchanged.
  var ballast: [UInt8] {
    get { event.undone ?? [] }
    set { event.undone = newValue }
  }
}

/// Returns random bytes without a line feed.
func noise(_ count: Int) -> [UInt8] {
  var dice = Entropy(seed: (1, 2, 3, UInt64(count)))
  return (0..<count).map { _ in UInt8.random(in: 0x80...0xFF, using: &dice) }
}

func answer(_ key: String, at moment: Int64) -> (key: RecordKey, record: Record) {
  let key = IdempotencyKey(method: Array("grant".utf8), idempotencyKey: Array(key.utf8))
  let answer = IdempotentReply(
    key: key,
    parameters: [],
    result: [],
    answeredAt: Moment(milliseconds: moment)
  )
  return (.answer(shop, key), .answer(answer))
}

/// Copies a store's files as a kill would leave them.
enum StoreFiles {
  static let suffixes = ["", "-wal", "-journal1", "-journal2"]

  static func copy(_ path: String, to other: String) throws {
    for suffix in suffixes where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: other + suffix)
    }
  }
}

extension SQLiteStore {
  /// Returns the journal rows that a start would find waiting.
  func journalRows() throws -> [JournalContents.Row] {
    let connection = try Connection(path: path, access: .read, busyTimeoutMilliseconds: 0)
    connection.keepLogOnClose()
    return try JournalContents(of: path, connection.flushedRows()).rows
  }
}

extension Memtable {
  /// Adds a row without a journal position.
  func add(_ row: JournalRow, number: Int64) {
    add(row, number: number, end: JournalPosition(volume: 0, offset: 0))
  }
}

extension FlushedRows {
  /// Makes the state of a journal that starts at the beginning of its first volume.
  init(_ number: Int64, salt: UInt64, next: JournalPosition = JournalPosition(volume: 0, offset: 0))
  {
    self.init(number: number, salt: salt, next: next, hasJournal: false, hasStamps: false)
  }
}
