import IdentityCore
@testable import SQLiteStorage
import Storage
import TestSupport
import Testing

@Suite("Events of changing customers, in every store")
struct CustomerEventChecks {
  private static let customers: [CustomerID] = ["ada", "bob", "eve", "zoe", ""]
  private static let projects = [shop, other]

  /// Makes small and large batches of events in both projects, also of customers without a record.
  private struct History {
    var generator: SplitMix
    var events: [ProjectNumber: [StoredEvent]] = [:]

    mutating func turn() -> Turn {
      var turn = Turn(number: TurnNumber(1))
      for project in projects {
        for id in customers where Int.random(in: 0..<4, using: &generator) == 0 && id != "" {
          let isGone = Int.random(in: 0..<4, using: &generator) == 0
          let ordinal = Int64.random(in: 1...9, using: &generator)
          turn.changes[.customer(project, id)] = .some(
            isGone ? nil : customer(id, ordinal: ordinal)
          )
        }
        let count = Int.random(in: 0..<8, using: &generator) == 0 ? 50 : 3
        for _ in 0..<Int.random(in: 0...count, using: &generator) {
          let id = customers.randomElement(using: &generator) ?? "ada"
          let event = event(Int64(events[project, default: []].count + 1), of: id, in: project)
          turn.events.append(event)
          events[project, default: []].append(event)
        }
      }
      return turn
    }

    /// Assigns every tenth event to another customer.
    mutating func rewrites() -> Turn {
      var turn = Turn(number: TurnNumber(1))
      for project in projects {
        for place in events[project, default: []].indices
        where Int.random(in: 0..<10, using: &generator) == 0 {
          let id = customers.randomElement(using: &generator) ?? "ada"
          events[project]?[place].event.customer = id
          turn.rewrites += events[project].map { [$0[place]] } ?? []
        }
      }
      return turn
    }
  }

  @Test(
    "A query finds all events of a customer in order, whatever happens to its record",
    arguments: StoreType.allCases,
    1...8 as ClosedRange<UInt64>
  )
  func found(type: StoreType, seed: UInt64) throws {
    let open = try OpenStore(type)
    var history = History(generator: SplitMix(state: seed))
    for step in 1...40 {
      try open.writer.commit([history.turn()])
      switch Int.random(in: 0..<8, using: &history.generator) {
      case 0: try open.writer.commit([history.rewrites()])
      case 1: try open.finishUpkeep()
      case 2: try open.reopen()
      case 3: _ = try open.writer.upkeep(isIdle: true)
      default: break
      }
      if step.isMultiple(of: 8) { try compare(history.events, open.reader) }
    }
    guard type == .sqlite else { return }
    open.close()
    #expect(try SQLiteScan(path: open.directory.file()).faults() == [])
  }

  private func compare(
    _ events: [ProjectNumber: [StoredEvent]],
    _ reader: any StoreReader
  ) throws {
    for project in Self.projects {
      for id in Self.customers {
        let own = events[project, default: []].filter { $0.customer == id }
        var query = EventQuery(project: project, after: 0, limit: 1000, customers: [id])
        #expect(try reader.events(query).events == own)
        query.after = own.dropFirst(own.count / 2).first?.cursor ?? 0
        query.limit = 7
        let next = own.filter { $0.cursor > query.after }.prefix(7)
        #expect(try reader.events(query).events == Array(next))
      }
    }
  }
}
