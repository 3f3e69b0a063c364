import Foundation
import TestSupport

/// Concurrent clients that run until the daemon is killed.
///
/// There are eight writers, four readers, and in some rounds two writers of deletions.
struct CrashLoad {
  /// Unique among the rounds.
  let name: String
  let socket: String
  /// The cursor before the round.
  let cursor: Int
  /// Whether the writers pause, so that the daemon compacts its journal.
  var rests = true
  var writers = 8
  /// Deletions compact the journal again and again, so not every round has them.
  var deletions = 0

  struct End {
    var name: String
    var emitted: Emitted.Words
    /// How long the writers had paused at the disaster; nil in a burst.
    var restedNanoseconds: UInt64?
  }

  /// Defines the projects that the clients use.
  static func prepare(_ line: SocketLine) throws {
    try line.result("project.define", DeviceScenario.catalogue)
    try line.result("project.define", DeletionScenario.definition)
  }

  /// Starts the clients, and causes the disaster at a random moment.
  func run(using random: inout SplitMix, _ disaster: () throws -> Void) throws -> End {
    let emitted = Emitted()
    let crew = ThreadGroup()
    let breath = rests ? WritePause(using: &random) : WritePause.none
    for writer in 0..<writers {
      let seed = random.next()
      let life = DeviceScenario(writer: "\(name)w\(writer)")
      crew.start {
        CrashLoadWriter(life: life, socket: socket, breath: breath, emitted: emitted).work(
          seed: seed
        )
      }
    }
    for writer in 0..<deletions {
      let seed = random.next()
      let deletion = DeletionScenario(writer: "\(name)f\(writer)")
      crew.start {
        DeletionWriter(deletion: deletion, socket: socket, breath: breath, emitted: emitted)
          .work(seed: seed)
      }
    }
    for interest in CrashLoadReader.Interest.allCases {
      let seed = random.next()
      crew.start {
        let reader = CrashLoadReader(
          interest: interest,
          socket: socket,
          cursor: cursor,
          consumer: name,
          emitted: emitted
        )
        reader.work(seed: seed)
      }
    }
    usleep(UInt32(random.next() % 250_000))
    // A third of the disasters come during a compaction, which begins in a pause.
    if random.next() % 3 == 0 {
      breath.waitForRest(nanoseconds: 2_000_000 + random.next() % 12_000_000)
    }
    let rested = breath.restedNanoseconds()
    try disaster()
    crew.wait()
    return End(name: name, emitted: emitted.all, restedNanoseconds: rested)
  }
}
