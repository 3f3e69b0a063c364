import IdentityCore
import Storage

/// Where an event stands in its table: those of a project together, in the order of their cursors.
///
/// One number, for SQLite finds nothing faster, and puts what comes last behind all there is.
struct EventPlace {
  let number: Int64

  /// More events than a file of SQLite has room for.
  private static let cursorBits = 36
  private static let cursorMax = Int64(1) << cursorBits - 1
  private static let projectMax = Int64.max >> cursorBits

  init(_ number: Int64) {
    self.number = number
  }

  /// Nil for what is beyond the last place.
  init?(of cursor: Int64, in project: ProjectNumber) {
    guard 0...Self.cursorMax ~= cursor, Int64(project.value) <= Self.projectMax else { return nil }
    number = Int64(project.value) << Self.cursorBits | cursor
  }

  /// Behind the last event up to a cursor, which may be any number.
  init(after cursor: Int64, in project: ProjectNumber) {
    let start = min(Int64(project.value), Self.projectMax) << Self.cursorBits
    number = start | max(0, min(cursor, Self.cursorMax))
  }

  var project: ProjectNumber {
    ProjectNumber(UInt32(truncatingIfNeeded: number >> Self.cursorBits))
  }

  var cursor: Int64 { number & Self.cursorMax }

  /// The last place of the project.
  var end: EventPlace { EventPlace(number | Self.cursorMax) }
}
