import TestSupport

/// Asks, and keeps what it was told, until the daemon is gone.
struct StormReader: Sendable {
  enum Interest: CaseIterable {
    case feed, counts, people
  }

  let interest: Interest
  let socket: String
  /// Where the feed stood before the round.
  let cursor: Int
  let told: Told

  func work(seed: UInt64) {
    var random = SplitMix(state: seed)
    guard let line = try? SocketLine(socket) else { return }
    var cursor = cursor
    do {
      while true {
        switch interest {
        case .feed: try readFeed(line, &cursor)
        case .counts: try readCounts(line)
        case .people: try readPerson(line, &random)
        }
        told.add { $0.reads += 1 }
      }
    } catch is ChildProcessError {
      // The daemon was killed.
    } catch {
      told.add { $0.problems.append("\(error)") }
    }
  }

  private func readFeed(_ line: SocketLine, _ cursor: inout Int) throws {
    let events = try ToldEvent.page(line, after: cursor, limit: 25)
    cursor = events.last?.cursor ?? cursor
    told.add { words in
      for event in events { words.events[event.cursor] = event.digest }
    }
  }

  private func readCounts(_ line: SocketLine) throws {
    let counts = try Counts.read(line)
    told.add { $0.counts.merge(counts) { max($0, $1) } }
  }

  /// One of the newest devices of a writer, and its person's property.
  private func readPerson(_ line: SocketLine, _ random: inout SplitMix) throws {
    guard let (life, sent) = told.add({ $0.sent.randomElement(using: &random) }), sent > 0 else {
      _ = try line.result("server.ping", "{}")
      return
    }
    let device = max(0, Life.device(sent - 1) - Int(random.next() % 4))
    let standing = try Standing.read(line, life, device: device)
    let property = try PersonProperty.read(line, life, ofDevice: device)
    told.add { words in
      let name = life.name(ofDevice: device)
      words.devices[name] = max(words.devices[name] ?? 0, standing.stepsAtLeast)
      guard let property else { return }
      let person = life.person(ofDevice: device)
      words.properties[person] = max(words.properties[person] ?? 0, property)
    }
  }
}
