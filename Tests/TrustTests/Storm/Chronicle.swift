import TestSupport

/// Compares the feed of a store with all replies and earlier events.
struct Chronicle {
  var problems: [String] = []
  private var digests: [Int] = []
  /// Number of requests of each writer that the feed shows or implies.
  private(set) var happened: [Life: Int] = [:]
  private var kinds: [String: Int] = [:]
  private(set) var farewells = Farewells()

  /// Number of writes that the feed shows or implies.
  var happenedCount: Int { happened.values.reduce(0, +) }

  /// The cursor of the newest event.
  var cursor: Int { digests.count }

  /// After a restart: reads the new events and compares them with the replies to the clients.
  mutating func examine(
    _ line: SocketLine,
    _ storm: Storm.End,
    using random: inout SplitMix
  ) throws {
    let emitted = storm.emitted
    problems += emitted.problems
    let events = try EmittedEvent.all(line, after: cursor)
    take(events)
    for life in emitted.sent.keys { compare(life, emitted) }
    for life in Set(events.compactMap { Life.parse($0.request)?.0 }) where emitted.sent[life] == nil
    {
      problems.append("nobody sent what the feed tells of \(life.writer)")
    }
    compareEvents(emitted.events)
    let place = try ConsumerPlace.acknowledge(line, storm.name, cursor: 0)
    if place < emitted.consumerDone || place > emitted.consumerSent {
      problems.append("a consumer was told of \(emitted.consumerDone), and stands at \(place)")
    }
    // Before the counts, because a replayed request must not happen a second time.
    for life in emitted.sent.keys { try compareReplay(line, life) }
    try compareCounts(line, emitted.counts)
    // The project was created before anything else, and its loss may be the only trace.
    let project = #"{"project":"\#(Farewell.project)"}"#
    if try line.result("project.describe", project, unless: "unknownProject") == nil {
      problems.append("a project was made, and is gone")
    }
    guard problems.isEmpty else { return }
    try farewells.examine(line, emitted, using: &random)
    problems += farewells.problems
    for life in emitted.sent.keys {
      let newest = Life.device(happened[life] ?? 0)
      let places = [newest, newest - 1, newest + 1, Int.random(in: 0...newest, using: &random)]
      for device in Set(places) where device >= 0 {
        try compareStanding(line, life, device: device, emitted)
        try compareProperty(line, life, ofDevice: device, emitted)
      }
    }
  }

  /// At the end: checks that the whole feed is still the same as after each restart.
  mutating func examineAll(_ line: SocketLine) throws {
    let events = try EmittedEvent.all(line, after: 0)
    if events.map(\.digest) != digests { problems.append("the feed has changed") }
    try farewells.examineAll(line)
    problems += farewells.problems
  }

  /// Checks that events have no gaps, and that each request has all of its events, once.
  private mutating func take(_ events: [EmittedEvent]) {
    var rest = events[...]
    while let first = rest.first {
      let group = rest.prefix { $0.request == first.request }
      rest = rest.dropFirst(group.count)
      for event in group {
        digests.append(event.digest)
        kinds[event.kind, default: 0] += 1
        if event.cursor != cursor { problems.append("\(event.cursor) is told as \(cursor)") }
      }
      guard let (life, number) = Life.parse(first.request) else {
        problems.append("nobody sent \(first.request)")
        continue
      }
      let expected = happened[life].map { Life.nextEmitted(after: $0 - 1) } ?? 0
      if number != expected {
        problems.append("\(first.request) comes where number \(expected) was due")
      }
      if group.map(\.kind) != Life.events(number) {
        problems.append("\(first.request) is told as \(group.map(\.kind))")
      }
      happened[life] = number + 1
    }
  }

  private mutating func compareEvents(_ emitted: [Int: Int]) {
    for (cursor, digest) in emitted {
      guard digests.indices.contains(cursor - 1) else {
        problems.append("event \(cursor) was told, and is gone")
        continue
      }
      if digests[cursor - 1] != digest {
        problems.append("event \(cursor) was told, and is another one now")
      }
    }
  }

  private mutating func compare(_ life: Life, _ emitted: Emitted.Words) {
    var found = happened[life] ?? 0
    let sent = emitted.sent[life] ?? 0
    let acknowledged = emitted.acknowledged[life] ?? 0
    // No event shows a property, so it is read separately.
    if found == acknowledged - 1 && Life.step(found) == .setProperty {
      found = acknowledged
      happened[life] = found
    }
    if found < acknowledged {
      problems.append("\(life.writer): \(acknowledged) acknowledged, and \(found) are there")
    }
    if found > sent { problems.append("\(life.writer): \(sent) sent, and \(found) are there") }
  }

  /// Checks that the last request with a key is replayed with its original reply.
  private mutating func compareReplay(_ line: SocketLine, _ life: Life) throws {
    guard let number = Life.lastWithKey(of: happened[life] ?? 0) else { return }
    let answer = try line.reply(to: String(life.line(number).dropLast()))
    if answer["result"]?["replayed"] != .bool(true) {
      problems.append("\(life.id(number)), sent again, was answered with \(answer)")
    }
  }

  private mutating func compareCounts(_ line: SocketLine, _ emitted: [String: Int]) throws {
    let counts = try Counts.read(line)
    let expected = [
      "devices": kinds["userCreated", default: 0] - people,
      "users": kinds["userCreated", default: 0],
      "customers": kinds["userCreated", default: 0],
      "purchases": kinds["purchaseRecorded", default: 0],
      "events": cursor,
    ]
    if counts != expected { problems.append("counts are \(counts), by the feed \(expected)") }
    for (name, count) in emitted where count > counts[name] ?? 0 {
      problems.append("\(count) \(name) were told, and there are \(counts[name] ?? 0)")
    }
  }

  /// Number of people who logged in at least once.
  private var people: Int {
    happened.values.reduce(0) { count, steps in
      // A person's first device creates the person.
      let devices = (steps + Life.Step.allCases.count - 1 - Life.Step.identify.rawValue)
      return count + (devices / Life.Step.allCases.count + 1) / 2
    }
  }
}
