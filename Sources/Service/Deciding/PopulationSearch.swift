import IdentityCore
import LineProtocol
import Storage

/// Lists the customers and the unclaimed purchases of a project, in bounded pieces.
///
/// No decision may change the project between two pieces.
struct PopulationSearch {
  private(set) var population: Population
  private let project: ProjectNumber
  private var stage = Stage.customers(after: nil)

  private enum Stage {
    case customers(after: CustomerID?)
    case unclaimed(after: ChainKey?)
    case done
  }

  /// How many a piece reads.
  static let countPerPiece = 1000

  /// Begins with those that the store may not contain yet.
  init(in project: ProjectNumber, _ decider: Decider) {
    self.project = project
    let changes = decider.recentChanges.unclaimed(in: project, after: nil).changes
    population = Population(
      customers: decider.commits.events.customers(of: project).filter { !$0.bytes.isEmpty },
      unclaimed: changes.filter(\.value).map(\.key)
    )
  }

  var isDone: Bool { if case .done = stage { true } else { false } }

  /// Reads the next piece.
  mutating func step(_ decider: Decider) throws(RPCError) {
    let (project, limit) = (project, Self.countPerPiece)
    switch stage {
    case .customers(let last):
      let ids = try decider.stored { reader throws(StorageError) in
        try reader.customers(in: project, after: last, limit: limit)
      }
      population.customers += ids
      stage = ids.count < limit ? .unclaimed(after: nil) : .customers(after: ids.last)
    case .unclaimed(let last):
      let chains = try decider.stored { reader throws(StorageError) in
        try reader.unclaimed(in: project, after: last, limit: limit)
      }
      population.unclaimed += chains
      stage = chains.count < limit ? .done : .unclaimed(after: chains.last)
    case .done: break
    }
  }
}
