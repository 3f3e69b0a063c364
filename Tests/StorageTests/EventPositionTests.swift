import IdentityCore
import Testing

@testable import SQLiteStorage

@Suite("Event positions")
struct EventPositionTests {
  private static let last = Int64(1) << 44 - 1

  @Test(
    "A position contains the project and the cursor",
    arguments: [0, 1, 7, UInt32(1) << 19 - 1],
    [0, 1, 2, last]
  )
  func back(project: UInt32, cursor: Int64) throws {
    let position = try #require(EventPosition(of: cursor, in: ProjectNumber(project)))
    #expect(position.project == ProjectNumber(project))
    #expect(position.cursor == cursor)
    #expect(position.number >= 0)
  }

  @Test("A project's positions are consecutive and in order")
  func order() throws {
    let positions = try [(1, 1), (1, 2), (1, Self.last), (2, 1), (3, 0)].map { project, cursor in
      try #require(EventPosition(of: cursor, in: ProjectNumber(project))).number
    }
    #expect(positions == positions.sorted())
    #expect(Set(positions).count == positions.count)
  }

  @Test("A cursor beyond the last position has none")
  func none() {
    #expect(EventPosition(of: Self.last + 1, in: ProjectNumber(1)) == nil)
    #expect(EventPosition(of: -1, in: ProjectNumber(1)) == nil)
    #expect(EventPosition(of: 1, in: ProjectNumber(1 << 19)) == nil)
  }

  @Test("A query may start at any number", arguments: [.min, -1, 0, 1, last, last + 1, .max])
  func questions(cursor: Int64) {
    let start = EventPosition(after: cursor, in: ProjectNumber(5))
    #expect(start.project == ProjectNumber(5))
    #expect(start.end.project == ProjectNumber(5))
    #expect(start.end.cursor == Self.last)
    #expect(EventPosition(after: cursor, in: ProjectNumber(.max)).number >= 0)
  }
}
