import TestSupport

/// Compares the feed of a store with all replies and earlier events.
struct FeedComparison {
  var problems: [String] = []
  private var digests: [Int] = []
  /// Number of requests of each writer that the feed shows or implies.
  private(set) var happened: [DeviceScenario: Int] = [:]
  private var kinds: [String: Int] = [:]
  private(set) var deletions = DeletionChecks()

  /// Number of writes that the feed shows or implies.
  var happenedCount: Int { happened.values.reduce(0, +) }

  /// The cursor of the newest event.
  var cursor: Int { digests.count }

  /// After a restart: reads the new events and compares them with the replies to the clients.
  mutating func examine(
    _ line: SocketLine,
    _ load: CrashLoad.End,
    using random: inout SplitMix
  ) throws {
    let emitted = load.emitted
    problems += emitted.problems
    let events = try EmittedEvent.all(line, after: cursor)
    take(events)
    for life in emitted.sent.keys { compare(life, emitted) }
    for life in Set(events.compactMap { DeviceScenario.parse($0.request)?.0 })
    where emitted.sent[life] == nil {
      problems.append("the feed has events of \(life.writer), which sent no request")
    }
    compareEvents(emitted.events)
    let place = try ConsumerPlace.acknowledge(line, load.name, cursor: 0)
    if place < emitted.consumerDone || place > emitted.consumerSent {
      let expected = "\(emitted.consumerDone) to \(emitted.consumerSent)"
      problems.append("the consumer is at \(place), expected \(expected)")
    }
    // Before the counts, because a replayed request must not happen a second time.
    for life in emitted.sent.keys { try compareReplay(line, life) }
    try compareCounts(line, emitted.counts)
    // The project was created before anything else, and its loss may be the only trace.
    let project = #"{"project":"\#(DeletionScenario.project)"}"#
    if try line.result("project.describe", project, unless: "unknownProject") == nil {
      problems.append("the project \(DeletionScenario.project) is missing after the restart")
    }
    guard problems.isEmpty else { return }
    try deletions.examine(line, emitted, using: &random)
    problems += deletions.problems
    for life in emitted.sent.keys {
      let newest = DeviceScenario.device(happened[life] ?? 0)
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
    if events.map(\.digest) != digests { problems.append("a second reading of the feed differs") }
    try deletions.examineAll(line)
    problems += deletions.problems
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
        if event.cursor != cursor { problems.append("event \(cursor) has cursor \(event.cursor)") }
      }
      guard let (life, number) = DeviceScenario.parse(first.request) else {
        problems.append("an event names \(first.request), which no client sent")
        continue
      }
      let expected = happened[life].map { DeviceScenario.nextEmitted(after: $0 - 1) } ?? 0
      if number != expected {
        problems.append("the feed has \(first.request), expected number \(expected)")
      }
      if group.map(\.kind) != DeviceScenario.events(number) {
        problems.append("\(first.request) has the events \(group.map(\.kind))")
      }
      happened[life] = number + 1
    }
  }

  private mutating func compareEvents(_ emitted: [Int: Int]) {
    for (cursor, digest) in emitted {
      guard digests.indices.contains(cursor - 1) else {
        problems.append("a reader saw event \(cursor), which is now missing")
        continue
      }
      if digests[cursor - 1] != digest {
        problems.append("event \(cursor) differs from what a reader saw")
      }
    }
  }

  private mutating func compare(_ life: DeviceScenario, _ emitted: Emitted.Words) {
    var found = happened[life] ?? 0
    let sent = emitted.sent[life] ?? 0
    let acknowledged = emitted.acknowledged[life] ?? 0
    // No event shows a property, so it is read separately.
    if found == acknowledged - 1 && DeviceScenario.step(found) == .setProperty {
      found = acknowledged
      happened[life] = found
    }
    if found < acknowledged {
      problems.append("\(life.writer): \(acknowledged) confirmed, \(found) in the feed")
    }
    if found > sent { problems.append("\(life.writer): \(sent) sent, \(found) in the feed") }
  }

  /// Checks that the last request with a key is replayed with its original reply.
  private mutating func compareReplay(_ line: SocketLine, _ life: DeviceScenario) throws {
    guard let number = DeviceScenario.lastWithKey(of: happened[life] ?? 0) else { return }
    let answer = try line.reply(to: String(life.line(number).dropLast()))
    if answer["result"]?["replayed"] != .bool(true) {
      problems.append("the reply to a second \(life.id(number)) is \(answer)")
    }
  }

  private mutating func compareCounts(_ line: SocketLine, _ emitted: [String: Int]) throws {
    let counts = try Counts.read(line)
    let expected = [
      "devices": kinds["userCreated", default: 0] - people,
      "users": kinds["userCreated", default: 0],
      "customers": kinds["userCreated", default: 0],
      "purchases": kinds["purchaseRecorded", default: 0],
      "unclaimed": 0,
      "events": cursor,
    ]
    if counts != expected { problems.append("counts are \(counts), the feed says \(expected)") }
    for (name, count) in emitted where count > counts[name] ?? 0 {
      problems.append("a reader saw \(count) \(name), now there are \(counts[name] ?? 0)")
    }
  }

  /// Number of people who logged in at least once.
  private var people: Int {
    happened.values.reduce(0) { count, steps in
      // A person's first device creates the person.
      let devices =
        (steps + DeviceScenario.Step.allCases.count - 1 - DeviceScenario.Step.identify.rawValue)
      return count + (devices / DeviceScenario.Step.allCases.count + 1) / 2
    }
  }
}
