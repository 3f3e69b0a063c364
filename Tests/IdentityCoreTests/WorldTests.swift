import IdentityCore
import Testing

@Suite("The window on what is kept")
struct WorldTests {
  private func key(_ number: Int) -> RecordKey { .tally(ProjectNumber(UInt32(number))) }

  private func record(_ events: Int64) -> Record {
    var tally = Tally()
    tally.events = events
    return .tally(tally)
  }

  private func find(_ number: Int, in world: World) -> (Record?, TurnNumber)? {
    guard case .known(let record, let turn) = world.find(key(number)) else { return nil }
    return (record, turn)
  }

  @Test func `what was never brought is unknown, and what is not there is known to be not there`() {
    let world = World(bytesMax: .max)
    #expect(find(1, in: world) == nil)
    world.bring(nil, for: key(1))
    let found = find(1, in: world)
    #expect(found != nil)
    #expect(found?.0 == nil)
    #expect(found?.1 == TurnNumber.none)
  }

  @Test func `what the store has does not replace what is here: that is newer`() {
    let world = World(bytesMax: .max)
    world.change(record(2), for: key(1), in: TurnNumber(5))
    world.bring(record(1), for: key(1))
    #expect(find(1, in: world)?.0 == record(2))
    #expect(find(1, in: world)?.1 == TurnNumber(5))
    world.change(nil, for: key(1), in: TurnNumber(6))
    world.bring(record(1), for: key(1))
    #expect(find(1, in: world)?.0 == nil)
  }

  @Test func `a turn that is not durable never was`() {
    let world = World(bytesMax: .max)
    world.bring(record(1), for: key(1))
    for turn in 1...4 { world.change(record(10), for: key(turn), in: TurnNumber(UInt64(turn))) }
    world.forgetChanges(after: TurnNumber(2))
    #expect(find(1, in: world)?.0 == record(10))
    #expect(find(2, in: world)?.0 == record(10))
    #expect(find(3, in: world) == nil)
    #expect(find(4, in: world) == nil)
    #expect(world.count == 2)
  }

  @Test func `its weight is that of what is in it`() {
    let world = World(bytesMax: .max)
    #expect(world.bytes == 0)
    for number in 1...10 { world.change(record(1), for: key(number), in: TurnNumber(1)) }
    let full = world.bytes
    #expect(full > 0)
    for number in 1...10 { world.change(record(2), for: key(number), in: TurnNumber(2)) }
    #expect(world.bytes == full)
    world.forgetChanges(after: .none)
    #expect(world.bytes == 0)
    #expect(world.count == 0)
    for number in 1...10 { world.change(record(1), for: key(number), in: TurnNumber(1)) }
    #expect(world.bytes == full)
  }

  @Test func `what is cold goes, what is changed stays until it is durable`() {
    let probe = World(bytesMax: .max)
    probe.bring(record(1), for: key(1))
    let world = World(bytesMax: probe.bytes * 5)
    for number in 1...10 { world.bring(record(1), for: key(number)) }
    for number in 11...20 { world.change(record(1), for: key(number), in: TurnNumber(3)) }
    world.trim(durable: TurnNumber(2))
    #expect(world.count == 10)
    for number in 1...10 { #expect(find(number, in: world) == nil) }
    for number in 11...20 { #expect(find(number, in: world) != nil) }
    world.trim(durable: TurnNumber(3))
    #expect(world.count <= 5)
    #expect(world.bytes <= world.bytesMax)
  }

  @Test func `a draft knows the newest turn that it saw`() throws {
    let home = Household()
    try home.install("A")
    let turns: [UInt64] = [4, 9, 7]
    for (record, turn) in zip(home.records, turns) {
      home.world.change(record.value, for: record.key, in: TurnNumber(turn))
    }
    var draft = Draft(
      world: home.world,
      project: home.project,
      now: home.now,
      entropy: Entropy(seed: (1, 2, 3, 4))
    )
    for (key, _) in zip(home.records.keys, turns) { _ = try draft.record(key) }
    #expect(draft.newestTurnSeen == TurnNumber(9))
    #expect(draft.changes.isEmpty)
    #expect(draft.events.isEmpty)
  }
}
