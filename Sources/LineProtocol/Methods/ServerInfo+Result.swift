extension ServerInfo {
  /// The facts about the daemon and its peer.
  package struct Answer {
    package var version: StaticString
    package var limits: [(name: StaticString, value: Int)]
    package var uptimeMilliseconds: Int64
    package var store: StoreState
    package var uid: UInt32
    package var gid: UInt32
    package var pid: Int32
    package var role: Role

    package init(
      version: StaticString,
      limits: [(name: StaticString, value: Int)],
      uptimeMilliseconds: Int64,
      store: StoreState,
      uid: UInt32,
      gid: UInt32,
      pid: Int32,
      role: Role
    ) {
      self.version = version
      self.limits = limits
      self.uptimeMilliseconds = uptimeMilliseconds
      self.store = store
      self.uid = uid
      self.gid = gid
      self.pid = pid
      self.role = role
    }
  }

  /// The store, as the daemon sees it.
  package struct StoreState {
    package var kind: StaticString
    /// Nil for a store that only this daemon writes.
    package var shared: SharedState?

    package init(kind: StaticString, shared: SharedState?) {
      (self.kind, self.shared) = (kind, shared)
    }
  }

  /// What the daemon knows of a store that other daemons write, too.
  package struct SharedState {
    /// Whether the store answered when the daemon last asked.
    package var isReachable: Bool
    /// Whether a commit waits for a standby; nil if the store has not answered yet.
    package var isReplicated: Bool?
    package var historyLosses: Int
    /// By how much the store's clock is ahead of this machine's; nil if it has not answered yet.
    package var clockOffsetMilliseconds: Int64?

    package init(
      isReachable: Bool,
      isReplicated: Bool?,
      historyLosses: Int,
      clockOffsetMilliseconds: Int64?
    ) {
      (self.isReachable, self.isReplicated) = (isReachable, isReplicated)
      self.historyLosses = historyLosses
      self.clockOffsetMilliseconds = clockOffsetMilliseconds
    }
  }

  static func write(_ store: StoreState, to writer: inout JSONWriter) {
    writer.member("kind", text: store.kind)
    writer.member("shared", store.shared != nil)
    guard let shared = store.shared else { return }
    writer.member("reachable", shared.isReachable)
    if let isReplicated = shared.isReplicated {
      writer.member("durability", isReplicated ? "replicated" : "local")
    }
    writer.member("historyLosses", shared.historyLosses)
    if let offset = shared.clockOffsetMilliseconds { writer.member("clockOffsetMs", offset) }
  }

  /// Writes the result; the limits keep their order.
  package static func write(_ answer: Answer, to writer: inout JSONWriter) {
    writer.member("version", text: answer.version)
    writer.member("protocol", 1)
    writer.object("limits") { writer in
      for limit in answer.limits { writer.member(limit.name, limit.value) }
    }
    writer.member("uptimeMs", answer.uptimeMilliseconds)
    writer.object("store") { write(answer.store, to: &$0) }
    writer.object("peer") { writer in
      writer.member("uid", Int64(answer.uid))
      writer.member("gid", Int64(answer.gid))
      writer.member("pid", Int64(answer.pid))
      writer.member("role", answer.role.rawValue)
    }
  }
}
