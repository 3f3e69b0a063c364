import IdentityCore
import LineProtocol
package import Platform
import Storage

// What `server.stats` shows, and the requests that the daemon logs.
extension Service {
  /// Which requests are reported and counted as slow.
  package var reporting: RequestReporting {
    get { replyQueue.statistics.reporting }
    set { replyQueue.statistics.reporting = newValue }
  }

  /// Removes and returns the requests to log.
  package func takeReports() -> [RequestReport] {
    guard !replyQueue.statistics.reports.isEmpty else { return [] }
    var reports: [RequestReport] = []
    swap(&reports, &replyQueue.statistics.reports)
    return reports
  }

  /// Removes and returns the refused notifications to log.
  package func takeRefusedNotifications() -> [RefusedNotification] {
    guard !replyQueue.statistics.refusedNotifications.isEmpty else { return [] }
    var refused: [RefusedNotification] = []
    swap(&refused, &replyQueue.statistics.refusedNotifications)
    return refused
  }

  /// Counts how long the cached replies took to lines that the loop read at an instant.
  package func measureCachedReplies(readAt read: SteadyInstant) {
    replyQueue.statistics.measureCachedReplies(readAt: read)
  }

  /// Counts a turn of the loop that ends now.
  package func countTurn(since begun: SteadyInstant) {
    replyQueue.statistics.turns.add(
      nanoseconds: SteadyInstant.now.nanoseconds - begun.nanoseconds
    )
  }

  /// The number of consumers that `server.stats` shows.
  private static let consumersMax = 256
  /// The number of ends that `server.stats` counts: a bound on what it reads.
  private static let expiriesMax = 1000

  func statistics() throws(RPCError) -> Answer {
    replyQueue.statistics.addCachedReplies()
    let statistics = replyQueue.statistics
    var answer = ServerStatsResult(uptimeMs: Int(uptimeMilliseconds), store: storeState)
    answer.methods = statistics.answer
    answer.refusals = Statistics.named(statistics.refusals)
    answer.slowRequests = statistics.slowRequests
    answer.cache = CacheStats(
      replies: replyCache.count,
      replyHits: statistics.cachedReplies,
      records: decider.recordCache.count,
      recordBytes: decider.recordCache.bytes,
      recordLoads: decider.loadedCount
    )
    answer.connections = connectionStatistics()
    answer.connections.owedBytes = replyQueue.bytes
    answer.turns = Durations(statistics.turns)
    fillCommits(of: &answer)
    (answer.feed.waits, answer.feed.subscriptions) = (feed.waits.count, feed.subscriptions.count)
    try fillStored(of: &answer)
    answer.background.erasuresHalted = eraser.isHalted
    answer.background.catalogueChanges = schedule.rollouts.entries.count
    answer.background.clockSteps = clockWatch.stepsCount
    var reply = decider.writer.answer { ServerStats.write(answer, to: &$0) }
    reply.needs = decider.turnSeen
    return reply
  }

  private func fillCommits(of answer: inout ServerStatsResult) {
    let statistics = commits.statistics
    answer.commits = CommitStats(
      turns: statistics.turns,
      // The open turn does not wait yet.
      waitingTurns: Int(commits.unsettledCount) - 1,
      failures: statistics.failures,
      durations: Durations(statistics.commits)
    )
    answer.storage = statistics.store.map { StorageStats($0) }
  }

  /// Adds what the store knows.
  ///
  /// While a shared store does not answer, the daemon still shows what it has counted itself.
  private func fillStored(of answer: inout ServerStatsResult) throws(RPCError) {
    let own = answer
    do throws(RPCError) {
      try fillConsumers(of: &answer)
      try fillExpiries(of: &answer)
      let erasures = try decider.erasures()
      answer.background.erasures = erasures.underway.count
      answer.background.erasuresUncleared = erasures.uncleared.count
      answer.background.clearedBy = erasures.uncleared.first.map(Eraser.clearedBy)
    } catch {
      guard error.kind == .storageUnavailable else { throw error }
      answer = own
    }
  }

  private func fillConsumers(of answer: inout ServerStatsResult) throws(RPCError) {
    let limit = Self.consumersMax
    let found = try decider.stored { reader throws(StorageError) in
      try reader.consumers(limit: limit + 1)
    }
    answer.feed.moreConsumers = found.count > limit
    let projects = try decider.directory().projects
    try prepare(found.prefix(limit), in: projects)
    for address in found.prefix(limit) {
      // Projects have the numbers from 1 in the order of the directory.
      let index = Int(address.project.value) - 1
      guard projects.indices.contains(index),
        case .consumer(let consumer)? =
          try decider.find(.consumer(address.project, address.id)).record,
        case .projectCounts(let counts)? =
          try decider.find(.projectCounts(address.project)).record
      else { continue }
      let project = try decider.project(projects[index]).project
      answer.feed.consumers.append(
        ConsumerLag(
          project: project.id,
          consumer: consumer.id,
          cursor: consumer.cursor,
          lag: Int(project.eventCount(after: consumer.cursor, through: counts.events))
        )
      )
    }
  }

  /// Loads what the lags of some consumers need: a shared store takes a round trip for each load.
  private func prepare(
    _ consumers: ArraySlice<ConsumerAddress>,
    in projects: [ProjectID]
  ) throws(RPCError) {
    let numbers = Set(consumers.map(\.project))
    try decider.confirmProjects(
      numbers.map { Int($0.value) - 1 }.filter(projects.indices.contains).map { projects[$0] }
    )
    try decider.loadUnknown(
      numbers.map { .projectCounts($0) } + consumers.map { .consumer($0.project, $0.id) }
    )
  }

  private func fillExpiries(of answer: inout ServerStatsResult) throws(RPCError) {
    // A shared store lists ends through one moment, the same in all attempts.
    let isShared = shared != nil
    let projects = isShared ? schedule.overdue.map(\.number) : schedule.dues.projects(dueBy: now)
    let moment = isShared ? schedule.overdueThrough : now
    for project in projects where answer.background.expiriesDue < Self.expiriesMax {
      let limit = Self.expiriesMax - answer.background.expiriesDue
      let dues = try decider.due(in: project, through: moment, limit: limit)
      answer.background.expiriesDue += dues.count
      guard let first = dues.first else { continue }
      let late = now.milliseconds - first.moment.milliseconds
      answer.background.expiriesLateMs = max(answer.background.expiriesLateMs, Int(late))
    }
  }
}

extension Statistics {
  /// The methods that were called.
  fileprivate var answer: [(name: String, value: MethodStats)] {
    methods.enumerated().filter { $0.element.durations.count > 0 }.map { number, requests in
      let stats = MethodStats(
        requests: requests.durations.count,
        errors: Self.named(requests.errors),
        durations: Durations(requests.durations)
      )
      return ("\(RequestOutcome.names[number])", stats)
    }
  }

  fileprivate static func named(_ errors: [Int]) -> [(name: String, value: Int)] {
    zip(ErrorKind.allCases, errors).filter { $0.1 > 0 }.map { ($0.0.rawValue, $0.1) }
  }
}

extension Durations {
  init(_ histogram: Histogram) {
    self.init(
      count: histogram.count,
      sumMicros: histogram.sum,
      maxMicros: histogram.longest,
      buckets: histogram.buckets.map { DurationBucket(upToMicros: $0.bound, count: $0.count) }
    )
  }
}

extension StorageStats {
  init(_ store: StoreStatistics) {
    let age = store.oldestInJournal.map { SteadyInstant.now.milliseconds(since: $0) }
    self.init(
      dataFileBytes: store.dataFileBytes,
      logFileBytes: store.logFileBytes,
      journalFileBytes: store.journalFileBytes,
      journalBytes: store.journalBytes,
      journalAgeMs: age.map { Int($0) } ?? 0,
      freeBytes: store.freeBytes,
      syncs: Durations(store.syncs),
      checkpoints: Durations(store.checkpoints),
      rebuilds: Durations(store.rebuilds)
    )
  }
}

extension RequestReport {
  /// The parameters whose values are ids of devices or users.
  private static let idNames = ["device", "userId", "anonymousId", "user"]

  /// Returns the ids in the requests of a line: of the requests, devices and users.
  static func ids(in line: Span<UInt8>) -> [(name: String, json: [UInt8])] {
    guard let value = try? JSONDocument().read(line) else { return [] }
    return value.kind == .array ? value.elements.flatMap { ids(in: $0) } : ids(in: value)
  }

  private static func ids(in request: JSONValue) -> [(name: String, json: [UInt8])] {
    var ids: [(name: String, json: [UInt8])] = []
    if let id = request.member("id") { ids.append(("requestId", id.rawBytes)) }
    guard let params = request.member("params") else { return ids }
    if params.kind == .object {
      for name in idNames {
        if let value = params.member(Array(name.utf8)) { ids.append((name, value.rawBytes)) }
      }
    } else if let name = request.member("method")?.string,
      let method = try? Request.method(named: name)
    {
      for (name, value) in zip(method.parameters, params.elements)
      where idNames.contains("\(name)") {
        ids.append(("\(name)", value.rawBytes))
      }
    }
    return ids
  }
}
