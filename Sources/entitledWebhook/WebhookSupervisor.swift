import EntitledClient
import Glibc
import Platform

/// Runs on the main thread: starts and stops a pipeline for each webhook.
struct WebhookSupervisor: ~Copyable {
  /// Maximum number of webhooks per program.
  static let routesMax = 256
  private static let lookMilliseconds: Int64 = 5000
  private static let stopMillisecondsMax: Int64 = 10_000

  private let options: Options
  private var desk: DaemonConnection
  private var routes: [WebhookPipeline] = []
  /// Stopped pipelines that may still have posts under way.
  private var ending: [WebhookPipeline] = []
  private var isFirstLook = true
  private var isDaemonLost = false

  init(_ options: Options) {
    self.options = options
    desk = DaemonConnection(SocketSearch(given: options.socket))
  }

  /// Runs until a signal; without `--once` it waits for a daemon that is not running.
  mutating func run() throws(ClientError) -> ExitCode {
    let signals = Signals()
    return options.isOnce ? try runOnce(signals) : try runOn(signals)
  }

  private mutating func runOn(_ signals: borrowing Signals) throws(ClientError) -> ExitCode {
    while true {
      do throws(ClientError) {
        try look()
        if isDaemonLost { Log.daemonFound.write() }
        isDaemonLost = false
      } catch {
        guard error.isPassing else { throw error }
        if !isDaemonLost { Log.daemonLost(error.message).write() }
        isDaemonLost = true
      }
      switch signals.wait(milliseconds: isDaemonLost ? 500 : Self.lookMilliseconds) {
      case .stop: return stop(signals)
      case .hurry: for route in routes { route.hurry() }
      case nil: break
      }
    }
  }

  private mutating func runOnce(_ signals: borrowing Signals) throws(ClientError) -> ExitCode {
    try look()
    var lookedAt = SteadyInstant.now.milliseconds
    while !routes.allSatisfy(\.isDone) {
      if signals.wait(milliseconds: 10) == .stop { return stop(signals) }
      if SteadyInstant.now.milliseconds - lookedAt > 1000 {
        try look()
        lookedAt = SteadyInstant.now.milliseconds
      }
    }
    let late = routes.filter { $0.undeliveredCount > 0 }
    for route in late {
      Log.undelivered(route.destination.label, route.undeliveredCount).write()
    }
    return late.isEmpty ? .done : .failed
  }

  /// Starts new webhooks, stops removed ones, and passes new secrets to the others.
  private mutating func look() throws(ClientError) {
    var wanted = try destinations()
    if wanted.count > Self.routesMax {
      if isFirstLook { Log.tooMany(Self.routesMax).write() }
      wanted.removeSubrange(Self.routesMax...)
    }
    ending.removeAll { $0.hasEnded }
    var kept: [WebhookPipeline] = []
    for route in routes {
      let present = wanted.first { $0.isSamePlace(as: route.destination) }
      if let present, !route.isAstray {
        route.change(to: present)
        kept.append(route)
      } else {
        let label = route.destination.label
        (present == nil ? Log.left(label) : Log.startedAnew(label)).write()
        route.stop()
        ending.append(route)
      }
    }
    routes = kept
    for destination in wanted
    where !(routes + ending).contains(where: { $0.destination.isSamePlace(as: destination) }) {
      try begin(destination)
    }
    if isFirstLook, routes.isEmpty { Log.nothingToFollow.write() }
    isFirstLook = false
  }

  private mutating func destinations() throws(ClientError) -> [Destination] {
    var found: [Destination] = []
    for project in options.projects.isEmpty ? try desk.projects() : options.projects {
      found += try desk.destinations(of: project)
    }
    return found
  }

  private mutating func begin(_ destination: Destination) throws(ClientError) {
    let place = try desk.place(of: destination, from: isFirstLook ? options.from : nil)
    let route = WebhookPipeline(destination, after: place, options)
    guard let route, route.start() else {
      route?.stop()
      throw .closed(reason: "the system has no room for more threads or descriptors")
    }
    routes.append(route)
    Log.following(destination.label, after: String(place)).write()
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

extension Destination {
  /// Whether both are the same webhook, so that its deliveries continue.
  func isSamePlace(as other: Destination) -> Bool {
    project.utf8.elementsEqual(other.project.utf8) && url == other.url && since == other.since
  }
}
