import IdentityCore
import Storage

/// The position of an event in its table, ordered by project and cursor.
///
/// It is the rowid: SQLite's fastest lookup, and new events are appended at the end.
struct EventPosition {
  let number: Int64

  private static let cursorBits = FeedGap.numberBits
  private static let cursorMax = Int64(1) << cursorBits - 1
  private static let projectMax = Int64.max >> cursorBits

  init(_ number: Int64) {
    self.number = number
  }

  /// Returns nil beyond the last position.
  init?(of cursor: Int64, in project: ProjectNumber) {
    guard 0...Self.cursorMax ~= cursor, Int64(project.value) <= Self.projectMax else { return nil }
    number = Int64(project.value) << Self.cursorBits | cursor
  }

  /// The position of a cursor, which may be any number and is clamped.
  init(after cursor: Int64, in project: ProjectNumber) {
    let start = min(Int64(project.value), Self.projectMax) << Self.cursorBits
    number = start | max(0, min(cursor, Self.cursorMax))
  }

  var project: ProjectNumber {
    ProjectNumber(UInt32(truncatingIfNeeded: number >> Self.cursorBits))
  }

  var cursor: Int64 { number & Self.cursorMax }

  /// The last position of the project.
  var end: EventPosition { EventPosition(number | Self.cursorMax) }
}
