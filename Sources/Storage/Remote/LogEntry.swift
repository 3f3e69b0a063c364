package import IdentityCore

/// The number of an entry in a project log: 1, 2, 3, … without gaps.
package struct LogPosition: Hashable, Comparable, Sendable {
  package let value: Int64

  package init(_ value: Int64) {
    self.value = value
  }

  /// Before the first entry.
  package static let none = LogPosition(0)

  package var next: LogPosition { LogPosition(value + 1) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// A process that writes to a shared store; a restarted daemon is another writer.
package struct WriterID: Hashable, Sendable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }
}

/// One committed turn in the log of a project.
package struct LogEntry: Equatable, Sendable {
  package let id: ID
  /// The changed records, and the customers who held a changed purchase before or after.
  ///
  /// Nil after an erasure: what memory holds of the project may be out of date.
  package let affected: [RecordKey]?

  /// The position of an entry, and who wrote it as which turn.
  package struct ID: Hashable, Sendable {
    package let position: LogPosition
    package let writer: WriterID
    package let turn: TurnNumber

    package init(position: LogPosition, writer: WriterID, turn: TurnNumber) {
      (self.position, self.writer, self.turn) = (position, writer, turn)
    }

    /// Before the first entry: memory holds nothing of the project.
    package static let none = ID(position: .none, writer: WriterID(0), turn: .none)
  }

  package init(_ id: ID, affected: [RecordKey]?) {
    (self.id, self.affected) = (id, affected)
  }
}

/// What a reply says of a project log.
package struct LogUpdate: Sendable {
  package let log: ProjectNumber
  /// The entry at the position that the request named, and all later ones.
  ///
  /// Only the newest entry if the request named none, or if there are too many.
  package let entries: [LogEntry]
  /// The project's counts at the newest of them; nil if it has none.
  package let counts: ProjectCounts?

  package init(log: ProjectNumber, entries: [LogEntry], counts: ProjectCounts? = nil) {
    (self.log, self.entries, self.counts) = (log, entries, counts)
  }

  /// The number of entries that a reply has at most.
  package static let entriesMax = 2001
}

extension ProjectNumber {
  /// The log that orders the creation of projects and the erasures.
  package static let directoryLog = ProjectNumber(0)
}

extension RecordKey {
  /// The log that a record belongs to; nil for a project, whose record has the number.
  ///
  /// The absence of a project belongs to the directory log.
  package var log: ProjectNumber? {
    switch type.row.log {
    case .itself: nil
    case .directory: .directoryLog
    case .project: project
    }
  }

  /// The log that a record or its absence belongs to.
  package func log(of record: Record?) -> ProjectNumber {
    if let log { return log }
    if case .project(let project)? = record { return project.number }
    return .directoryLog
  }
}
