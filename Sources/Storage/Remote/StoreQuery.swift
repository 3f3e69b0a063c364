package import IdentityCore

/// A read of a store, as a value that can be sent.
package enum StoreQuery: Hashable, Sendable {
  case records([RecordKey])
  case events(EventQuery)
  case due(ProjectNumber, through: Moment, limit: Int)
  case devices(ProjectNumber, of: UserID)
  /// Records of a type after an id, in the order of their ids.
  case page(RecordType, ProjectNumber, after: [UInt8], limit: Int)
  case customers(ProjectNumber, after: CustomerID?, limit: Int)
  case consumers(limit: Int)
  case unclaimed(ProjectNumber, after: ChainKey?, limit: Int)

  /// The log at whose position the result of a range is read; nil for records.
  package var log: ProjectNumber? {
    switch self {
    case .records: nil
    case .events(let query): query.project
    case .due(let project, _, _), .devices(let project, _), .page(_, let project, _, _),
      .customers(let project, _, _), .unclaimed(let project, _, _):
      project
    case .consumers: .directoryLog
    }
  }
}

/// The result of a query.
package enum StoreContent: Sendable {
  case records([Record?])
  case events(EventPage)
  case due([DueRecord])
  case devices([DeviceID])
  case page([PagedRecord])
  case customers([CustomerID])
  case consumers([ConsumerAddress])
  case unclaimed([ChainKey])
  /// The reply to `listTasks`.
  case tasks(StoreTasks)
}

/// A record with its id, after which the next page begins.
package struct PagedRecord: Sendable {
  package let id: [UInt8]
  package let record: Record

  package init(id: [UInt8], record: Record) {
    self.id = id
    self.record = record
  }
}
