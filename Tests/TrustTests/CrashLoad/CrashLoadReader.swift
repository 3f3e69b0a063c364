import TestSupport

/// Sends reads and records the replies until the daemon is killed.
struct CrashLoadReader: Sendable {
  enum Interest: CaseIterable {
    case feed, subscription, counts, people
  }

  let interest: Interest
  let socket: String
  /// The cursor before the round.
  let cursor: Int
  /// The name of the round's own consumer.
  let consumer: String
  let emitted: Emitted

  func work(seed: UInt64) {
    var random = SplitMix(state: seed)
    guard let line = try? SocketLine(socket) else { return }
    var cursor = cursor
    do {
      if interest == .subscription {
        try line.result("events.subscribe", #"{"after":"\#(cursor)"}"#)
      }
      while true {
        switch interest {
        case .feed: try readFeed(line, &cursor)
        case .subscription:
          let event = try EmittedEvent.next(line)
          emitted.add { $0.events[event.cursor] = event.digest }
        case .counts: try readCounts(line)
        case .people: try readPerson(line, &random)
        }
        emitted.add { $0.reads += 1 }
      }
    } catch is ChildProcessError {
      // The daemon was killed.
    } catch {
      emitted.add { $0.problems.append("\(error)") }
    }
  }

  /// Reads a page and acknowledges it.
  private func readFeed(_ line: SocketLine, _ cursor: inout Int) throws {
    let events = try EmittedEvent.page(line, after: cursor, limit: 25)
    let newest = events.last?.cursor ?? cursor
    cursor = newest
    emitted.add { words in
      for event in events { words.events[event.cursor] = event.digest }
      words.consumerSent = newest
    }
    let done = try ConsumerPlace.acknowledge(line, consumer, cursor: newest)
    emitted.add { $0.consumerDone = done }
  }

  private func readCounts(_ line: SocketLine) throws {
    let counts = try Counts.read(line)
    emitted.add { $0.counts.merge(counts) { max($0, $1) } }
  }

  /// Reads a new device of a writer, and its person's property.
  private func readPerson(_ line: SocketLine, _ random: inout SplitMix) throws {
    guard let (life, sent) = emitted.add({ $0.sent.randomElement(using: &random) }), sent > 0 else {
      try line.result("server.ping", "{}")
      return
    }
    let device = max(0, DeviceScenario.device(sent - 1) - Int(random.next() % 4))
    let progress = try DeviceProgress.read(line, life, device: device)
    let property = try PersonProperty.read(line, life, ofDevice: device)
    emitted.add { words in
      let name = life.name(ofDevice: device)
      words.devices[name] = max(words.devices[name] ?? 0, progress.stepsAtLeast)
      guard let property else { return }
      let person = life.person(ofDevice: device)
      words.properties[person] = max(words.properties[person] ?? 0, property)
    }
  }
}
