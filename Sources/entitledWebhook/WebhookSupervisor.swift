import EntitledClient
import Glibc
import Platform

/// Runs on the main thread: starts and stops a pipeline for each webhook.
struct WebhookSupervisor: ~Copyable {
  /// Maximum number of webhooks per program.
  static let pipelinesMax = 256
  /// How often it reads the webhooks.
  private static let refreshMilliseconds: Int64 = 5000
  /// The same, while it waits for the claim of another program.
  private static let waitingMilliseconds: Int64 = 1000
  /// How often it checks for reports, and whether the connection is lost.
  private static let tickMilliseconds: Int64 = 500
  private static let stopMillisecondsMax: Int64 = 10_000

  private let options: Options
  private let claims: PostingClaims
  private var pipelines: [WebhookPipeline] = []
  /// Stopped pipelines that may still have posts under way.
  private var ending: [WebhookPipeline] = []
  /// The projects that another program has claimed.
  private var unclaimed: [String] = []
  /// The last reports of each project.
  private var reported: [[UInt8]: [DeliveryReport]] = [:]
  private var refreshedAt: Int64?
  private var isFirstRefresh = true
  /// Whether there are more webhooks than it posts to.
  private var hasTooMany = false
  private var isDaemonLost = false

  init(_ options: Options) {
    self.options = options
    claims = PostingClaims(SocketSearch(given: options.socket))
  }

  /// Runs until a signal; without `--once` it waits for a daemon that is not running.
  mutating func run() throws(ClientError) -> ExitCode {
    let signals = Signals()
    return options.isOnce ? try runOnce(signals) : try runOn(signals)
  }

  private mutating func runOn(_ signals: borrowing Signals) throws(ClientError) -> ExitCode {
    while true {
      do throws(ClientError) {
        try refreshIfDue(
          every: unclaimed.isEmpty ? Self.refreshMilliseconds : Self.waitingMilliseconds
        )
        try report()
        if isDaemonLost { Log.daemonFound.write() }
        isDaemonLost = false
      } catch {
        guard error.isPassing else { throw error }
        if !isDaemonLost { Log.daemonLost(error.message).write() }
        isDaemonLost = true
      }
      switch signals.wait(milliseconds: Self.tickMilliseconds) {
      case .stop: return stop(signals)
      case .retryNow:
        refreshedAt = nil
        for pipeline in pipelines { pipeline.retryNow() }
      case nil: break
      }
    }
  }

  private mutating func runOnce(_ signals: borrowing Signals) throws(ClientError) -> ExitCode {
    try refreshIfDue(every: 1000)
    // One that has ended because it was replayed begins again with the next refresh.
    while !pipelines.allSatisfy(\.isDone) || !ending.isEmpty {
      if signals.wait(milliseconds: 10) == .stop { return stop(signals) }
      try refreshIfDue(every: 1000)
    }
    try report()
    let late = pipelines.filter { $0.undeliveredCount > 0 }
    for pipeline in late {
      Log.undelivered(pipeline.destination.label, pipeline.undeliveredCount).write()
    }
    return late.isEmpty && unclaimed.isEmpty && !hasTooMany ? .done : .failed
  }

  /// Reads the webhooks if it has not done so for a while, or if the claims are lost.
  private mutating func refreshIfDue(every milliseconds: Int64) throws(ClientError) {
    let now = SteadyInstant.now.milliseconds
    if let refreshedAt, now - refreshedAt < milliseconds, claims.isOpen { return }
    try refresh()
    refreshedAt = now
  }

  /// Starts new webhooks, stops removed and paused ones, and passes new secrets to the others.
  private mutating func refresh() throws(ClientError) {
    let hadTooMany = hasTooMany
    let wanted = try destinations()
    if hasTooMany, !hadTooMany { Log.tooMany(Self.pipelinesMax).write() }
    ending.removeAll { $0.hasEnded }
    var kept: [WebhookPipeline] = []
    for pipeline in pipelines {
      let present = wanted.first { $0.isSameURL(as: pipeline.destination) }
      if let present, present.isSamePlace(as: pipeline.destination), !present.isPaused,
        !pipeline.needsReplacement
      {
        pipeline.change(to: present)
        kept.append(pipeline)
      } else {
        reason(of: pipeline, present).write()
        pipeline.stop()
        ending.append(pipeline)
      }
    }
    pipelines = kept
    claims.allowPosts()
    for destination in wanted
    where !destination.isPaused
      && !(pipelines + ending).contains(where: { $0.destination.isSameURL(as: destination) })
    {
      try begin(destination)
    }
    if isFirstRefresh, wanted.isEmpty, unclaimed.isEmpty { Log.nothingToFollow.write() }
    isFirstRefresh = false
  }

  /// Returns why a pipeline stops.
  private func reason(of pipeline: WebhookPipeline, _ present: Destination?) -> Log {
    let destination = pipeline.destination
    let label = destination.label
    if let present {
      if present.isPaused { return .paused(label) }
      return present.isSamePlace(as: destination) ? .startedAnew(label) : .moved(label)
    }
    let isUnclaimed = unclaimed.contains { $0.utf8.elementsEqual(destination.project.utf8) }
    return isUnclaimed ? .unclaimed(label) : .left(label)
  }

  /// Returns the webhooks of the projects that this program has claimed, or claims now.
  ///
  /// The projects that it has claimed come first. It leaves those beyond the limit to another copy.
  private mutating func destinations() throws(ClientError) -> [Destination] {
    var found: [Destination] = []
    var others: [String] = []
    let projects =
      options.projects.isEmpty
      ? try claims.call { daemon throws(ClientError) in try daemon.projects() } : options.projects
    hasTooMany = false
    for project in projects.filter(claims.has) + projects.filter({ !claims.has($0) }) {
      var webhooks = try destinations(of: project)
      guard !webhooks.isEmpty else { continue }
      let room = Self.pipelinesMax - found.count
      if webhooks.count > room {
        hasTooMany = true
        guard claims.has(project), room > 0 else { continue }
      }
      if !claims.has(project) {
        guard try claims.claim(project) else {
          others.append(project)
          continue
        }
        reported[Array(project.utf8)] = nil
        // The program that had the claim may have moved the positions.
        webhooks = try destinations(of: project)
      }
      found += webhooks.prefix(room)
    }
    for project in others
    where !unclaimed.contains(where: { $0.utf8.elementsEqual(project.utf8) }) {
      Log.waiting(project).write()
    }
    unclaimed = others
    return found
  }

  private func destinations(of project: String) throws(ClientError) -> [Destination] {
    try claims.call { daemon throws(ClientError) in try daemon.destinations(of: project) }
  }

  private mutating func begin(_ destination: Destination) throws(ClientError) {
    let pipeline = WebhookPipeline(destination, claims, options)
    guard let pipeline, pipeline.start() else {
      pipeline?.stop()
      throw .closed(reason: "the system has no room for more threads or descriptors")
    }
    pipelines.append(pipeline)
    Log.following(destination.label, after: String(destination.cursor)).write()
  }

  /// Reports the state of the deliveries to the daemon, if it has changed.
  private mutating func report() throws(ClientError) {
    let byProject = Dictionary(grouping: pipelines) { Array($0.destination.project.utf8) }
    for (project, pipelines) in byProject {
      let reports = pipelines.map(\.report)
      let name = pipelines[0].destination.project
      guard reports != reported[project], claims.has(name) else { continue }
      if try claims.claim(name, reports) { reported[project] = reports }
    }
  }

  /// Stops, and waits for the posts under way.
  private mutating func stop(_ signals: borrowing Signals) -> ExitCode {
    Log.stopping.write()
    let everyone = pipelines + ending
    for pipeline in everyone { pipeline.stop() }
    let deadline =
      SteadyInstant.now.milliseconds
      + min(Self.stopMillisecondsMax, options.timeoutMilliseconds + 1000)
    while !everyone.allSatisfy(\.hasEnded), SteadyInstant.now.milliseconds < deadline {
      if signals.wait(milliseconds: 10) == .stop { break }
    }
    return .done
  }
}
