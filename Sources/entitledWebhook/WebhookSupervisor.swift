import EntitledClient
import Glibc
import Platform

/// Runs on the main thread: starts and stops a pipeline for each webhook.
struct WebhookSupervisor: ~Copyable {
  /// Maximum number of webhooks per program.
  static let routesMax = 256
  /// How often it reads the webhooks.
  private static let lookMilliseconds: Int64 = 5000
  /// The same, while it waits for the claim of another program.
  private static let waitingMilliseconds: Int64 = 1000
  /// How often it looks at what to report, and whether the connection is lost.
  private static let tickMilliseconds: Int64 = 500
  private static let stopMillisecondsMax: Int64 = 10_000

  private let options: Options
  private let claims: PostingClaims
  private var routes: [WebhookPipeline] = []
  /// Stopped pipelines that may still have posts under way.
  private var ending: [WebhookPipeline] = []
  /// The projects that another program has claimed.
  private var unclaimed: [String] = []
  /// The last reports of each project.
  private var reported: [[UInt8]: [DeliveryReport]] = [:]
  private var lookedAt: Int64?
  private var isFirstLook = true
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
        try lookIfDue(
          every: unclaimed.isEmpty ? Self.lookMilliseconds : Self.waitingMilliseconds
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
        lookedAt = nil
        for route in routes { route.retryNow() }
      case nil: break
      }
    }
  }

  private mutating func runOnce(_ signals: borrowing Signals) throws(ClientError) -> ExitCode {
    try lookIfDue(every: 1000)
    while !routes.allSatisfy(\.isDone) {
      if signals.wait(milliseconds: 10) == .stop { return stop(signals) }
      try lookIfDue(every: 1000)
    }
    try report()
    let late = routes.filter { $0.undeliveredCount > 0 }
    for route in late {
      Log.undelivered(route.destination.label, route.undeliveredCount).write()
    }
    return late.isEmpty && unclaimed.isEmpty ? .done : .failed
  }

  /// Reads the webhooks if it has not done so for a while, or if the claims are lost.
  private mutating func lookIfDue(every milliseconds: Int64) throws(ClientError) {
    let now = SteadyInstant.now.milliseconds
    if let lookedAt, now - lookedAt < milliseconds, claims.isOpen { return }
    try look()
    lookedAt = now
  }

  /// Starts new webhooks, stops removed and paused ones, and passes new secrets to the others.
  private mutating func look() throws(ClientError) {
    var wanted = try destinations()
    if wanted.count > Self.routesMax {
      if isFirstLook { Log.tooMany(Self.routesMax).write() }
      wanted.removeSubrange(Self.routesMax...)
    }
    ending.removeAll { $0.hasEnded }
    var kept: [WebhookPipeline] = []
    for route in routes {
      let present = wanted.first { $0.isSameURL(as: route.destination) }
      if let present, present.isSamePlace(as: route.destination), !present.isPaused,
        !route.needsReplacement
      {
        route.change(to: present)
        kept.append(route)
      } else {
        reason(of: route, present).write()
        route.stop()
        ending.append(route)
      }
    }
    routes = kept
    for destination in wanted
    where !destination.isPaused
      && !(routes + ending).contains(where: { $0.destination.isSameURL(as: destination) })
    {
      try begin(destination)
    }
    if isFirstLook, wanted.isEmpty, unclaimed.isEmpty { Log.nothingToFollow.write() }
    isFirstLook = false
  }

  /// Returns why a pipeline stops.
  private func reason(of route: WebhookPipeline, _ present: Destination?) -> Log {
    let destination = route.destination
    let label = destination.label
    if let present {
      if present.isPaused { return .paused(label) }
      return present.isSamePlace(as: destination) ? .startedAnew(label) : .moved(label)
    }
    let isUnclaimed = unclaimed.contains { $0.utf8.elementsEqual(destination.project.utf8) }
    return isUnclaimed ? .unclaimed(label) : .left(label)
  }

  /// Returns the webhooks of the projects that this program has claimed, or claims now.
  private mutating func destinations() throws(ClientError) -> [Destination] {
    var found: [Destination] = []
    var others: [String] = []
    let projects =
      options.projects.isEmpty
      ? try claims.call { daemon throws(ClientError) in try daemon.projects() } : options.projects
    for project in projects {
      var webhooks = try destinations(of: project)
      guard !webhooks.isEmpty else { continue }
      if !claims.has(project) {
        guard try claims.claim(project) else {
          others.append(project)
          continue
        }
        reported[Array(project.utf8)] = nil
        // The program that had the claim may have moved the positions.
        webhooks = try destinations(of: project)
      }
      found += webhooks
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
    let route = WebhookPipeline(destination, claims, options)
    guard let route, route.start() else {
      route?.stop()
      throw .closed(reason: "the system has no room for more threads or descriptors")
    }
    routes.append(route)
    Log.following(destination.label, after: String(destination.cursor)).write()
  }

  /// Reports the state of the deliveries to the daemon, if it has changed.
  private mutating func report() throws(ClientError) {
    let byProject = Dictionary(grouping: routes) { Array($0.destination.project.utf8) }
    for (project, routes) in byProject {
      let reports = routes.map(\.report)
      let name = routes[0].destination.project
      guard reports != reported[project], claims.has(name) else { continue }
      if try claims.claim(name, reports) { reported[project] = reports }
    }
  }

  /// Stops, and waits for the posts under way.
  private mutating func stop(_ signals: borrowing Signals) -> ExitCode {
    Log.stopping.write()
    let everyone = routes + ending
    for route in everyone { route.stop() }
    let deadline =
      SteadyInstant.now.milliseconds
      + min(Self.stopMillisecondsMax, options.timeoutMilliseconds + 1000)
    while !everyone.allSatisfy(\.hasEnded), SteadyInstant.now.milliseconds < deadline {
      if signals.wait(milliseconds: 10) == .stop { break }
    }
    return .done
  }
}
