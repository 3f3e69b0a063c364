// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// What `server.stats` answers.
package struct ServerStatsResult {
  /// Milliseconds since the daemon started.
  package var uptimeMs: Int
  /// The methods that were called since the daemon's start, by name.
  package var methods: [(name: String, value: MethodStats)]
  /// How many errors of each kind. Kinds that did not occur are missing.
  package var refusals: [(name: String, value: Int)]
  /// Requests that took longer than the threshold `--log-slow` since the daemon's start.
  package var slowRequests: Int
  /// What the daemon has in memory, and how well that serves.
  package var cache: CacheStats
  /// The connections, and the replies that wait on them.
  package var connections: ConnectionStats
  /// A histogram of durations since the daemon's start, in microseconds.
  package var turns: Durations
  /// The commits since the daemon's start.
  package var commits: CommitStats
  /// The files of the store, and the work on them since the daemon's start. Missing if the store
  /// is in memory.
  package var storage: StorageStats?
  /// Where the daemon keeps its data.
  package var store: StoreState
  /// The readers of events.
  package var feed: FeedStats
  /// Work that no request waits for, as of now.
  package var background: BackgroundStats

  package init(
    uptimeMs: Int = 0,
    methods: [(name: String, value: MethodStats)] = [],
    refusals: [(name: String, value: Int)] = [],
    slowRequests: Int = 0,
    cache: CacheStats = CacheStats(),
    connections: ConnectionStats = ConnectionStats(),
    turns: Durations = Durations(),
    commits: CommitStats = CommitStats(),
    storage: StorageStats? = nil,
    store: StoreState,
    feed: FeedStats = FeedStats(),
    background: BackgroundStats = BackgroundStats()
  ) {
    self.uptimeMs = uptimeMs
    self.methods = methods
    self.refusals = refusals
    self.slowRequests = slowRequests
    self.cache = cache
    self.connections = connections
    self.turns = turns
    self.commits = commits
    self.storage = storage
    self.store = store
    self.feed = feed
    self.background = background
  }
}

extension JSONWriter {
  /// Writes the members of `ServerStatsResult`.
  mutating func members(ofServerStatsResult value: ServerStatsResult) {
    member("uptimeMs", value.uptimeMs)
    map("methods", value.methods) { $1.members(ofMethodStats: $0) }
    member("refusals", value.refusals)
    member("slowRequests", value.slowRequests)
    object("cache") { $0.members(ofCacheStats: value.cache) }
    object("connections") { $0.members(ofConnectionStats: value.connections) }
    object("turns") { $0.members(ofDurations: value.turns) }
    object("commits") { $0.members(ofCommitStats: value.commits) }
    if let value = value.storage { object("storage") { $0.members(ofStorageStats: value) } }
    object("store") { $0.members(ofStoreState: value.store) }
    object("feed") { $0.members(ofFeedStats: value.feed) }
    object("background") { $0.members(ofBackgroundStats: value.background) }
  }
}

extension ServerStats {
  /// Writes the result.
  package static func write(_ result: ServerStatsResult, to writer: inout JSONWriter) {
    writer.members(ofServerStatsResult: result)
  }
}
