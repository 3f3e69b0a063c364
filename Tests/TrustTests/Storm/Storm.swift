import Foundation
import TestSupport

/// Eight clients that write, now and then two that part, and four that read, until the daemon is
/// gone.
struct Storm {
  /// Unlike any other round's.
  let name: String
  let socket: String
  /// Where the feed stands.
  let cursor: Int
  /// Whether the writers rest now and then, so that the daemon folds its journal.
  var rests = true
  var writers = 8
  /// Deletions fold the journal again and again, so that they are not to be in every round.
  var farewells = 0

  struct End {
    var name: String
    var emitted: Emitted.Words
    /// Nobody had written for so long when the disaster came.
    var restedNanoseconds: UInt64?
  }

  /// Defines the projects in which it blows.
  static func prepare(_ line: SocketLine) throws {
    try line.result("project.define", Life.catalogue)
    try line.result("project.define", Farewell.definition)
  }

  /// Begins, lets the disaster come at a random moment, and ends with it.
  func blow(using random: inout SplitMix, _ disaster: () throws -> Void) throws -> End {
    let emitted = Emitted()
    let crew = Crew()
    let breath = rests ? Breath(using: &random) : Breath.none
    for writer in 0..<writers {
      let seed = random.next()
      let life = Life(writer: "\(name)w\(writer)")
      crew.start {
        StormWriter(life: life, socket: socket, breath: breath, emitted: emitted).work(seed: seed)
      }
    }
    for writer in 0..<farewells {
      let seed = random.next()
      let farewell = Farewell(writer: "\(name)f\(writer)")
      crew.start {
        FarewellWriter(farewell: farewell, socket: socket, breath: breath, emitted: emitted)
          .work(seed: seed)
      }
    }
    for interest in StormReader.Interest.allCases {
      let seed = random.next()
      crew.start {
        let reader = StormReader(
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
    // A third comes while the daemon folds: it begins when nobody has written for a while.
    if random.next() % 3 == 0 {
      breath.waitForRest(nanoseconds: 2_000_000 + random.next() % 12_000_000)
    }
    let rested = breath.restedNanoseconds()
    try disaster()
    crew.wait()
    return End(name: name, emitted: emitted.all, restedNanoseconds: rested)
  }
}
