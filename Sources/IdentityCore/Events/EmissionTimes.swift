/// By which times of the system's clock the events of a project were emitted.
///
/// If the clock goes back, what was emitted at later times was emitted too early. The marks tell
/// behind which cursor that is, without a time in every event.
package struct EmissionTimes: Equatable, Sendable {
  /// The latest time; nil if nothing was emitted by the system's clock.
  package var latest: Moment?
  /// Cursors and moments, both rising: no event up to the cursor was emitted after the moment.
  package var marks: [Mark] = []

  /// A cursor, and the latest time at which an event up to it was emitted.
  package struct Mark: Equatable, Sendable {
    package var cursor: Int64
    package var moment: Moment

    package init(cursor: Int64, moment: Moment) {
      (self.cursor, self.moment) = (cursor, moment)
    }
  }

  package init() {}

  /// Without an event for as many milliseconds, the clock may have jumped; marks are as far apart.
  private static let (pause, distance): (Int64, Int64) = (10_000, 600_000)
  /// The events behind the right mark are at most as many times those that are wrong.
  private static let coarseness: Int64 = 8

  /// Notes that events follow the newest one.
  package mutating func record(_ now: Moment, after newest: Int64) {
    if let latest {
      guard now > latest else { return }
      let sinceMark = marks.last.map { $0.moment.distance(to: latest) } ?? .max
      let isApart = latest.distance(to: now) > Self.pause || sinceMark > Self.distance
      if isApart, newest > marks.last?.cursor ?? 0 {
        marks.append(Mark(cursor: newest, moment: latest))
        thin(newest)
      }
    }
    latest = now
  }

  /// Drops marks that lie close together, compared with their distance from the newest event.
  private mutating func thin(_ newest: Int64) {
    var place = 1
    while place + 1 < marks.count {
      let (before, behind) = (marks[place - 1].cursor, marks[place + 1].cursor)
      if newest - before + 1 <= Self.coarseness * (newest - behind + 1) {
        marks.remove(at: place)
      } else {
        place += 1
      }
    }
  }

  /// Whether something was emitted more than a second later than now.
  ///
  /// What is ahead by less is right a moment later.
  package func isAhead(of now: Moment) -> Bool {
    latest.map { now.distance(to: $0) > 1000 } ?? false
  }

  /// Returns a cursor before everything that was emitted at later times.
  package func cursor(before now: Moment) -> Int64 {
    marks.last { $0.moment <= now }?.cursor ?? 0
  }

  /// Notes that everything that was emitted later was taken back.
  mutating func end(at now: Moment) {
    marks.removeAll { $0.moment > now }
    latest = latest.map { min($0, now) }
  }
}

extension ProjectCounts {
  /// Counts new events, emitted at a moment of the project's clock.
  package mutating func add(events count: Int, at now: Moment, by clock: ProjectClock) {
    if case .system = clock { emissions.record(now, after: events) }
    events += Int64(count)
  }
}

extension Moment {
  /// The milliseconds to a later moment; at most what an integer holds.
  fileprivate func distance(to later: Moment) -> Int64 {
    let (distance, isBeyond) = later.milliseconds.subtractingReportingOverflow(milliseconds)
    return isBeyond ? .max : distance
  }
}

extension EmissionTimes: Coded {
  static var blank: Self { Self() }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var time = latest ?? .blank
    try coder.moment(&time)
    latest = time
    try coder.list(&marks)
  }
}

extension EmissionTimes.Mark: Coded {
  static var blank: Self { Self(cursor: 0, moment: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&cursor)
    try coder.moment(&moment)
  }
}
