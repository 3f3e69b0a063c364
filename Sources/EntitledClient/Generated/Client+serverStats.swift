// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns counts and durations of requests, commits and background work since the daemon's
  /// start. Blocks.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for this answer.
  public func serverStats(
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ServerStatsResult {
    let params = Params()
    return try make("server.stats", params, timeout)
  }

  /// Returns counts and durations of requests, commits and background work since the daemon's
  /// start.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for this answer.
  public func serverStats(
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ServerStatsResult {
    let params = Params()
    return try await make("server.stats", params, timeout)
  }
}

extension Entitled {
  /// What `server.stats` answers.
  public struct ServerStatsResult: Hashable, Sendable {
    /// Milliseconds since the daemon started.
    public let uptimeMs: Int
    /// The methods that were called since the daemon's start, by name.
    public let methods: Entitled.Map<Entitled.MethodStats>
    /// How many errors of each kind. Kinds that did not occur are missing.
    public let refusals: Entitled.Map<Int>
    /// Requests that took longer than the threshold `--log-slow` since the daemon's start.
    public let slowRequests: Int
    /// What the daemon has in memory, and how well that serves.
    public let cache: Entitled.CacheStats
    /// The connections, and the replies that wait on them.
    public let connections: Entitled.ConnectionStats
    /// A histogram of durations since the daemon's start, in microseconds.
    public let turns: Entitled.Durations
    /// The commits since the daemon's start.
    public let commits: Entitled.CommitStats
    /// The files of the store, and the work on them since the daemon's start. Missing if the
    /// store is in memory.
    public let storage: Entitled.StorageStats?
    /// Where the daemon keeps its data.
    public let store: Entitled.StoreState
    /// The readers of events.
    public let feed: Entitled.FeedStats
    /// Work that no request waits for, as of now.
    public let background: Entitled.BackgroundStats
  }
}

extension Entitled.ServerStatsResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.uptimeMs = try members.required("uptimeMs")
    self.methods = try members.required("methods")
    self.refusals = try members.required("refusals")
    self.slowRequests = try members.required("slowRequests")
    self.cache = try members.required("cache")
    self.connections = try members.required("connections")
    self.turns = try members.required("turns")
    self.commits = try members.required("commits")
    self.storage = try members.optional("storage")
    self.store = try members.required("store")
    self.feed = try members.required("feed")
    self.background = try members.required("background")
  }
}
