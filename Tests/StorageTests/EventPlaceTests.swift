import IdentityCore
import Testing

@testable import SQLiteStorage

@Suite("An event's place in its table")
struct EventPlaceTests {
  private static let last = Int64(1) << 36 - 1

  @Test(
    "says whose event it is, and which",
    arguments: [0, 1, 7, UInt32(1) << 27 - 1],
    [0, 1, 2, last]
  )
  func back(project: UInt32, cursor: Int64) throws {
    let place = try #require(EventPlace(of: cursor, in: ProjectNumber(project)))
    #expect(place.project == ProjectNumber(project))
    #expect(place.cursor == cursor)
    #expect(place.number >= 0)
  }

  @Test("a project's events stand together, in their order")
  func order() throws {
    let places = try [(1, 1), (1, 2), (1, Self.last), (2, 1), (3, 0)].map { project, cursor in
      try #require(EventPlace(of: cursor, in: ProjectNumber(project))).number
    }
    #expect(places == places.sorted())
    #expect(Set(places).count == places.count)
  }

  @Test("beyond the last one there is none")
  func none() {
    #expect(EventPlace(of: Self.last + 1, in: ProjectNumber(1)) == nil)
    #expect(EventPlace(of: -1, in: ProjectNumber(1)) == nil)
    #expect(EventPlace(of: 1, in: ProjectNumber(1 << 27)) == nil)
  }

  @Test("a question may be about any number", arguments: [.min, -1, 0, 1, last, last + 1, .max])
  func questions(cursor: Int64) {
    let start = EventPlace(after: cursor, in: ProjectNumber(5))
    #expect(start.project == ProjectNumber(5))
    #expect(start.end.project == ProjectNumber(5))
    #expect(start.end.cursor == Self.last)
    #expect(EventPlace(after: cursor, in: ProjectNumber(.max)).number >= 0)
  }
}
