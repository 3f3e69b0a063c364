import TestSupport

/// Checks the deletions of a store.
///
/// No acknowledged request is reverted, none happens twice, and deleted users stay deleted.
struct DeletionChecks {
  var problems: [String] = []
  /// Number of requests of each writer; all of them have happened.
  private var done: [DeletionScenario: Int] = [:]
  private var cursor = 0
  private var kinds: [String: Int] = [:]

  /// Number of deleted people.
  var deletedCount: Int {
    done.values.reduce(0) { count, sent in
      count + (0..<sent / DeletionScenario.stepCount).count(where: DeletionScenario.isDeleted)
    }
  }

  /// After a restart: checks each writer's progress, then completes its requests.
  mutating func examine(
    _ line: SocketLine,
    _ emitted: Emitted.Words,
    using random: inout SplitMix
  ) throws {
    for (deletion, words) in emitted.deletions {
      let newest = DeletionScenario.person(words.sent)
      for person in max(0, newest - 2)...newest {
        try compareStanding(line, deletion, person, words.results.count...words.sent)
      }
      try sendAgain(line, deletion, words)
      done[deletion] = words.sent
    }
    // People of earlier rounds must be unchanged.
    for _ in 0..<3 {
      guard let (deletion, sent) = done.randomElement(using: &random), sent > 0 else { break }
      let person = Int.random(in: 0...DeletionScenario.person(sent - 1), using: &random)
      try compareStanding(line, deletion, person, sent...sent)
    }
    if !done.isEmpty { try compareFeed(line) }
  }

  /// At the end: checks the whole feed and all deleted people.
  mutating func examineAll(_ line: SocketLine) throws {
    guard !done.isEmpty else { return }
    (cursor, kinds) = (0, [:])
    try compareFeed(line)
    for (deletion, sent) in done {
      for person in 0..<sent / DeletionScenario.stepCount where DeletionScenario.isDeleted(person) {
        try compareStanding(line, deletion, person, sent...sent)
      }
    }
  }

  /// Checks that a person's progress lies between the acknowledged and the sent requests.
  private mutating func compareStanding(
    _ line: SocketLine,
    _ deletion: DeletionScenario,
    _ person: Int,
    _ happened: ClosedRange<Int>
  ) throws {
    let seen = try DeletionProgress.read(line, deletion, person)
    let least = DeletionScenario.steps(of: person, among: happened.lowerBound)
    let most = DeletionScenario.steps(of: person, among: happened.upperBound)
    let isRight = (least...most).contains {
      DeletionProgress(after: $0, of: person, deletion) == seen
    }
    if !isRight {
      problems.append("\(deletion.giver(person)): after \(least) to \(most) steps it is \(seen)")
    }
  }

  /// Repeats requests: acknowledged ones must be replayed, of the others at most a prefix.
  private mutating func sendAgain(
    _ line: SocketLine,
    _ deletion: DeletionScenario,
    _ words: DeletionWriter.Words
  ) throws {
    let acknowledged = words.results.count
    let first = max(0, DeletionScenario.person(acknowledged - 1)) * DeletionScenario.stepCount
    var isNew = false
    for number in first..<max(first, words.sent) {
      let person = DeletionScenario.person(number)
      let last = (person + 1) * DeletionScenario.stepCount
      let isGone = try words.sent >= last && isGone(line, deletion, person)
      // A deletion removes stored replies that name the person, so only itself is repeated.
      if isGone && number < last - 1 { continue }
      let answer = try line.reply(to: String(deletion.line(number).dropLast()))
      guard case .object(let members)? = answer["result"] else {
        problems.append("the reply to a second \(deletion.id(number)) is \(answer)")
        return
      }
      let isReplayed = answer["result"]?["replayed"] == .bool(true)
      if number < acknowledged {
        let same = JSONTree.object(members.filter { $0.name != "replayed" })
        if !isReplayed || same != words.results[number] {
          problems.append("\(deletion.id(number)) was confirmed; its reply is now \(answer)")
        }
      } else if isReplayed && isNew {
        problems.append("\(deletion.id(number)) happened, but an earlier request did not")
      }
      isNew = isNew || !isReplayed
    }
  }

  private func isGone(_ line: SocketLine, _ deletion: DeletionScenario, _ person: Int) throws
    -> Bool
  {
    guard DeletionScenario.isDeleted(person) else { return false }
    let end = DeletionProgress(after: DeletionScenario.stepCount, of: person, deletion)
    return try DeletionProgress.read(line, deletion, person) == end
  }

  /// Checks the feed: no gaps, the expected number of each kind, no deleted names.
  private mutating func compareFeed(_ line: SocketLine) throws {
    var gone: Set<String> = []
    var expected: [String: Int] = [:]
    var counts = ["devices": 0, "users": 0, "customers": 0, "purchases": 0, "unclaimed": 0]
    for (deletion, sent) in done {
      for number in 0..<sent {
        for kind in DeletionScenario.events(number) { expected[kind, default: 0] += 1 }
        counts.merge(DeletionScenario.counts(number)) { $0 + $1 }
        let person = DeletionScenario.person(number)
        if DeletionScenario.step(number) == .part && DeletionScenario.isDeleted(person) {
          gone.formUnion([deletion.phone(person), deletion.giver(person)])
        }
      }
    }
    while try readPage(line, gone) {}
    if kinds != expected { problems.append("events are \(kinds), expected \(expected)") }
    counts["events"] = cursor
    let found = try Counts.read(line, of: DeletionScenario.project)
    if found != counts { problems.append("counts are \(found), expected \(counts)") }
  }

  /// Returns false at the end.
  private mutating func readPage(_ line: SocketLine, _ gone: Set<String>) throws -> Bool {
    let page = try line.result(
      "events.read",
      #"{"project":"\#(DeletionScenario.project)","after":"\#(cursor)","limit":1000}"#
    )
    guard case .array(let events)? = page["events"], !events.isEmpty else { return false }
    for event in events {
      cursor += 1
      if event["cursor"]?.text != "\(cursor)" { problems.append("event \(cursor) is \(event)") }
      kinds[event["kind"]?.text ?? "", default: 0] += 1
      if event.texts.contains(where: gone.contains) {
        problems.append("an event names a deleted user: \(event)")
      }
    }
    return true
  }
}

extension JSONTree {
  /// All string values; member names are not included.
  fileprivate var texts: [String] {
    switch self {
    case .object(let members): members.flatMap(\.value.texts)
    case .array(let values): values.flatMap(\.texts)
    case .string(let text): [text]
    case .number, .bool, .null: []
    }
  }
}
