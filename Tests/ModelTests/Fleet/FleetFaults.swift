import IdentityCore
import Storage

/// What may happen to a service and its store.
enum FleetFault {
  /// The connection breaks, and the service sees that at once.
  case cut
  /// The server ends a session; the service sees that later.
  case end
  case refuse(StorageError)
  /// The messages of a connection are late; the server may have ended its session meanwhile.
  case stall
  /// A host does nothing for some time; the server may end its session meanwhile.
  case freeze
  /// For some time, the store cannot be reached.
  case unreachable
  /// The service ends, and another begins.
  case restart
  case backUp
  /// The store is restored from the backup.
  case restore
}

/// How often what happens in a history.
struct FleetFaults {
  /// One in so many steps has a fault.
  private let odds: Int
  private let kinds: [FleetFault]
  let restores: Bool

  init(_ generator: inout Generator) {
    restores = generator.chance(4)
    odds = generator.chance(3) ? .max : Int.random(in: 20...200, using: &generator.random)
    var kinds: [FleetFault] = [.cut, .cut, .end, .stall, .stall, .freeze]
    if generator.chance(2) {
      kinds += [
        .refuse(.unavailable("no route")), .refuse(.failed("bad page")), .refuse(.full),
      ]
    }
    if generator.chance(3) { kinds.append(.unreachable) }
    if generator.chance(3) { kinds.append(.restart) }
    if restores { kinds += [.backUp, .backUp, .restore, .restore] }
    self.kinds = kinds
  }

  /// Returns the fault of the next step.
  func next(_ generator: inout Generator) -> FleetFault? {
    odds < .max && generator.chance(odds) ? generator.pick(kinds) : nil
  }
}
