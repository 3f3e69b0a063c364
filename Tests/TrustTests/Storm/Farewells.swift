import TestSupport

/// Checks the farewells of a store.
///
/// No acknowledged request is reverted, none happens twice, and deleted users stay deleted.
struct Farewells {
  var problems: [String] = []
  /// Number of requests of each writer; all of them have happened.
  private var done: [Farewell: Int] = [:]
  private var cursor = 0
  private var kinds: [String: Int] = [:]

  /// Number of deleted people.
  var deletedCount: Int {
    done.values.reduce(0) { count, sent in
      count + (0..<sent / Farewell.stepCount).count(where: Farewell.isDeleted)
    }
  }

  /// After a restart: checks each writer's progress, then completes its requests.
  mutating func examine(
    _ line: SocketLine,
    _ emitted: Emitted.Words,
    using random: inout SplitMix
  ) throws {
    for (farewell, words) in emitted.farewells {
      let newest = Farewell.person(words.sent)
      for person in max(0, newest - 2)...newest {
        try compareStanding(line, farewell, person, words.results.count...words.sent)
      }
      try sendAgain(line, farewell, words)
      done[farewell] = words.sent
    }
    // People of earlier rounds must be unchanged.
    for _ in 0..<3 {
      guard let (farewell, sent) = done.randomElement(using: &random), sent > 0 else { break }
      let person = Int.random(in: 0...Farewell.person(sent - 1), using: &random)
      try compareStanding(line, farewell, person, sent...sent)
    }
    if !done.isEmpty { try compareFeed(line) }
  }

  /// At the end: checks the whole feed and all deleted people.
  mutating func examineAll(_ line: SocketLine) throws {
    guard !done.isEmpty else { return }
    (cursor, kinds) = (0, [:])
    try compareFeed(line)
    for (farewell, sent) in done {
      for person in 0..<sent / Farewell.stepCount where Farewell.isDeleted(person) {
        try compareStanding(line, farewell, person, sent...sent)
      }
    }
  }

  /// Checks that a person's progress lies between the acknowledged and the sent requests.
  private mutating func compareStanding(
    _ line: SocketLine,
    _ farewell: Farewell,
    _ person: Int,
    _ happened: ClosedRange<Int>
  ) throws {
    let seen = try FarewellStanding.read(line, farewell, person)
    let least = Farewell.steps(of: person, among: happened.lowerBound)
    let most = Farewell.steps(of: person, among: happened.upperBound)
    let isRight = (least...most).contains {
      FarewellStanding(after: $0, of: person, farewell) == seen
    }
    if !isRight {
      problems.append("\(farewell.giver(person)): after \(least) to \(most) steps it is \(seen)")
    }
  }

  /// Repeats requests: acknowledged ones must be replayed, of the others at most a prefix.
  private mutating func sendAgain(
    _ line: SocketLine,
    _ farewell: Farewell,
    _ words: FarewellWriter.Words
  ) throws {
    let acknowledged = words.results.count
    let first = max(0, Farewell.person(acknowledged - 1)) * Farewell.stepCount
    var isNew = false
    for number in first..<max(first, words.sent) {
      let person = Farewell.person(number)
      let last = (person + 1) * Farewell.stepCount
      let isGone = try words.sent >= last && isGone(line, farewell, person)
      // A deletion removes stored replies that name the person, so only itself is repeated.
      if isGone && number < last - 1 { continue }
      let answer = try line.reply(to: String(farewell.line(number).dropLast()))
      guard case .object(let members)? = answer["result"] else {
        problems.append("\(farewell.id(number)), sent again, was answered with \(answer)")
        return
      }
      let isReplayed = answer["result"]?["replayed"] == .bool(true)
      if number < acknowledged {
        let same = JSONTree.object(members.filter { $0.name != "replayed" })
        if !isReplayed || same != words.results[number] {
          problems.append("\(farewell.id(number)) was acknowledged, and is \(answer) now")
        }
      } else if isReplayed && isNew {
        problems.append("\(farewell.id(number)) had happened, and not what came before it")
      }
      isNew = isNew || !isReplayed
    }
  }

  private func isGone(_ line: SocketLine, _ farewell: Farewell, _ person: Int) throws -> Bool {
    guard Farewell.isDeleted(person) else { return false }
    let end = FarewellStanding(after: Farewell.stepCount, of: person, farewell)
    return try FarewellStanding.read(line, farewell, person) == end
  }

  /// Checks the feed: no gaps, the expected number of each kind, no deleted names.
  private mutating func compareFeed(_ line: SocketLine) throws {
    var gone: Set<String> = []
    var expected: [String: Int] = [:]
    var counts: [String: Int] = ["devices": 0, "users": 0, "customers": 0, "purchases": 0]
    for (farewell, sent) in done {
      for number in 0..<sent {
        for kind in Farewell.events(number) { expected[kind, default: 0] += 1 }
        counts.merge(Farewell.counts(number)) { $0 + $1 }
        let person = Farewell.person(number)
        if Farewell.step(number) == .part && Farewell.isDeleted(person) {
          gone.formUnion([farewell.phone(person), farewell.giver(person)])
        }
      }
    }
    while try readPage(line, gone) {}
    if kinds != expected { problems.append("events are \(kinds), and should be \(expected)") }
    counts["events"] = cursor
    let found = try Counts.read(line, of: Farewell.project)
    if found != counts { problems.append("counts are \(found), and should be \(counts)") }
  }

  /// Returns false at the end.
  private mutating func readPage(_ line: SocketLine, _ gone: Set<String>) throws -> Bool {
    let page = try line.result(
      "events.read",
      #"{"project":"\#(Farewell.project)","after":"\#(cursor)","limit":1000}"#
    )
    guard case .array(let events)? = page["events"], !events.isEmpty else { return false }
    for event in events {
      cursor += 1
      if event["cursor"]?.text != "\(cursor)" { problems.append("\(cursor) is told as \(event)") }
      kinds[event["kind"]?.text ?? "", default: 0] += 1
      if event.texts.contains(where: gone.contains) {
        problems.append("somebody deleted is told of: \(event)")
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
