import IdentityCore

/// Answers as they will be when one change of a project is durable, made before it so that nobody
/// has to wait for them afterwards.
struct PreparedAnswers {
  /// Which of the answers that are ready were looked at.
  struct Walk {
    var project: ChangeStamps.Place
    var block = 0
    var offset = 0
    /// How many bytes may still be filled: what is prepared must not drive out what is ready.
    var bytesLeft: Int
    /// How many may still be made: whoever changes the project waits for them.
    var answersLeft: Int
  }

  /// Where they stand, among the others.
  private(set) var table = PositionTable()
  /// Set while they are being made.
  var walk: Walk?
  private var project: ChangeStamps.Place?
  /// The turn of the change.
  private var turn: TurnNumber?
  /// The count of changes with it, since it is durable: from then on they count.
  private(set) var since: UInt32?

  init() {}

  init(for project: ChangeStamps.Place, answersMax: Int, bytesMax: Int) {
    self.project = project
    walk = Walk(project: project, bytesLeft: bytesMax, answersLeft: answersMax)
  }

  mutating func insert(_ place: UInt32, for hash: UInt64, size: Int) {
    table.insert(place, for: hash)
    walk?.bytesLeft -= size
    walk?.answersLeft -= 1
  }

  mutating func remove(_ place: UInt32, for hash: UInt64) {
    if table.count > 0 { table.remove(place, for: hash) }
  }

  /// The block is filled anew: what was in it is not there any more.
  mutating func skip(block: Int) {
    guard let place = walk?.block, place == block else { return }
    walk?.block += 1
    walk?.offset = 0
  }

  /// The change was decided in this turn.
  mutating func await(_ turn: TurnNumber) {
    walk = nil
    self.turn = turn
  }

  /// A change of a turn is durable.
  mutating func note(_ place: ChangeStamps.Place, in turn: TurnNumber, changes: UInt32) {
    if self.turn == turn && project == place { since = changes }
  }
}
