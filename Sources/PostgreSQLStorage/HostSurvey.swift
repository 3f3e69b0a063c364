import Platform
import Synchronization

/// What the servers of a connection string with several hosts say of themselves.
struct HostSurvey {
  struct Answer {
    let host: ConnectionString
    let standing: ServerStanding

    /// Whether this server must not be used because of another one's answer.
    func isContradicted(by other: Answer) -> Bool {
      guard other.standing.system == standing.system else { return false }
      return other.standing.timeline > standing.timeline
        || other.standing.timeline == standing.timeline && other.standing.acceptsWrites
          && other.standing.server != standing.server
    }
  }

  fileprivate(set) var answers: [Answer] = []
  /// The hosts that do not say it, and why.
  fileprivate(set) var silent: [(host: ConnectionString, reason: String)] = []

  /// Returns the server to use: the one that accepts writes on the highest timeline of all.
  func choice() throws(StoreSession.Refusal) -> Answer {
    let writers = answers.filter(\.standing.acceptsWrites)
    guard let first = writers.first else {
      let reason = answers.isEmpty ? silent.first.map { "PostgreSQL: \($0.reason)" } : nil
      throw .unreachable(reason ?? "no host of the connection string accepts writes")
    }
    let cluster = answers.filter { $0.standing.system == first.standing.system }
    let timeline = cluster.map(\.standing.timeline).max() ?? first.standing.timeline
    let newest = cluster.filter { $0.standing.timeline == timeline }
    guard let chosen = newest.first(where: \.standing.acceptsWrites) else {
      let other = StoreSession.Newest(newest.first ?? first)
      throw .unreachable(StoreSession.older(first.host, first.standing.timeline, than: other))
    }
    if let other = newest.first(where: chosen.isContradicted) {
      throw .unreachable(
        "two servers accept writes on timeline \(timeline) of the same database, so each lacks what"
          + " the other confirms: \(chosen.host.place), and \(other.host.place); stop one of them"
      )
    }
    return chosen
  }
}

/// The hosts of a connection string, and which of them were slow to answer.
///
/// A new session waits for each host, but not for long if it was slow the last time. If such a host
/// answers later, and speaks against the server that is used, the sessions end.
final class HostPanel: Sendable {
  typealias Result = Swift.Result<ServerStanding, ConnectionLoss>

  private struct State {
    /// Whether the next survey waits for all hosts.
    ///
    /// The first one does, and one after an outage or a contradiction: any host may have become the
    /// primary.
    var isPatient = true
    /// The hosts that were slow when they were asked last.
    var slow: Set<Int> = []
    /// The hosts that an earlier survey still asks.
    var asked: Set<Int> = []
    /// Why hosts did not answer last.
    var reasons: [Int: String] = [:]
  }

  /// What the threads of a survey have found so far.
  private final class Round: Sendable {
    struct State {
      var found: [Int: Result] = [:]
      /// Whether the survey has ended, and the server that it has chosen.
      var isOver = false
      var chosen: HostSurvey.Answer?
    }

    let state = Mutex(State())
    let bell: EventDescriptor

    init() throws(SystemError) { bell = try EventDescriptor() }
  }

  private let hosts: [ConnectionString]
  private let state = Mutex(State())
  /// How long a host may take to answer after another one that can be used.
  private static let grace = Duration.milliseconds(500)
  private static let graceIfSlow = Duration.milliseconds(50)

  init(_ hosts: [ConnectionString]) {
    self.hosts = hosts
  }

  /// Asks all hosts at the same time.
  ///
  /// `whenLate` is called on another thread for each answer that comes afterwards.
  func survey(
    isUsable: (HostSurvey.Answer) -> Bool,
    whenLate: @escaping @Sendable (HostSurvey.Answer, _ isContrary: Bool) -> Void
  ) throws(StoreSession.Refusal) -> HostSurvey {
    let round: Round
    do throws(SystemError) {
      round = try Round()
    } catch {
      throw .unreachable("\(error)")
    }
    let (isPatient, slow, asked) = state.withLock { ($0.isPatient, $0.slow, $0.asked) }
    let places = hosts.indices.filter { isPatient || !asked.contains($0) }
    for place in places {
      let ask: @Sendable () -> Void = { self.ask(place, in: round, whenLate) }
      do throws(SystemError) { try Thread.detach(ask) } catch { ask() }
    }
    var usableSince: SteadyInstant?
    while true {
      let found = round.state.withLock { $0.found }
      let pending = places.filter { found[$0] == nil }
      if pending.isEmpty { break }
      guard !isPatient, let answer = try? survey(found).choice(), isUsable(answer) else {
        round.bell.wait()
        continue
      }
      let start = usableSince ?? .now
      usableSince = start
      let end = start + (slow.isSuperset(of: pending) ? Self.graceIfSlow : Self.grace)
      let rest = end.milliseconds(since: .now)
      if rest <= 0 { break }
      round.bell.wait(milliseconds: CInt(rest))
    }
    return finish(round, places)
  }

  private func finish(_ round: Round, _ places: [Int]) -> HostSurvey {
    round.state.withLock { round in
      let survey = survey(round.found)
      (round.isOver, round.chosen) = (true, try? survey.choice())
      let (found, isChosen) = (round.found, round.chosen != nil)
      // Under both locks, so that a host which answers now is not taken for one that is asked.
      state.withLock { state in
        let pending = places.filter { found[$0] == nil }
        state.slow.formUnion(pending)
        state.asked.formUnion(pending)
        if !isChosen { state.isPatient = true } else if pending.isEmpty { state.isPatient = false }
      }
      return survey
    }
  }

  private func ask(
    _ place: Int,
    in round: Round,
    _ whenLate: (HostSurvey.Answer, _ isContrary: Bool) -> Void
  ) {
    let start = SteadyInstant.now
    let host = hosts[place]
    let result = Result { () throws(ConnectionLoss) in
      let connection = try DatabaseConnection(host)
      try connection.beginPipeline()
      return try ServerStanding(connection)
    }
    let isSlow = .now - start > Self.grace
    let (isLate, chosen) = round.state.withLock { round in
      round.found[place] = result
      return (round.isOver, round.chosen)
    }
    var isContrary = false
    if case .success(let standing) = result, let chosen {
      isContrary = chosen.isContradicted(by: .init(host: host, standing: standing))
    }
    state.withLock { state in
      if isSlow { state.slow.insert(place) } else { state.slow.remove(place) }
      if isLate { state.asked.remove(place) }
      if isContrary { state.isPatient = true }
      if case .failure(let loss) = result { state.reasons[place] = loss.reason }
    }
    if isLate, case .success(let standing) = result {
      whenLate(.init(host: host, standing: standing), isContrary)
    }
    round.bell.signal()
  }

  private func survey(_ found: [Int: Result]) -> HostSurvey {
    var survey = HostSurvey()
    let reasons = state.withLock { $0.reasons }
    for (place, host) in hosts.enumerated() {
      switch found[place] {
      case .success(let standing)?:
        survey.answers.append(HostSurvey.Answer(host: host, standing: standing))
      case .failure(let loss)?: survey.silent.append((host, loss.reason))
      case nil: survey.silent.append((host, reasons[place] ?? "it has not answered yet"))
      }
    }
    return survey
  }
}
