extension ServerStats {
  /// A histogram of durations; a bucket without a bound counts the longest ones.
  package struct Durations {
    package var count = 0
    package var sumMicros = 0
    package var maxMicros = 0
    package var buckets: [(boundMicros: Int?, count: Int)] = []

    package init() {}

    func write(_ name: StaticString, to writer: inout JSONWriter) {
      writer.object(name) { writer in
        writer.member("count", count)
        writer.member("sumMicros", sumMicros)
        writer.member("maxMicros", maxMicros)
        writer.list("buckets", buckets) { bucket, writer in
          writer.member("upToMicros", bucket.boundMicros)
          writer.member("count", bucket.count)
        }
      }
    }
  }

  /// The requests of a method.
  package struct MethodRequests {
    package var name: StaticString = ""
    package var errors: [(kind: ErrorKind, count: Int)] = []
    package var durations = Durations()

    package init() {}
  }

  /// The connections, and the replies that wait for them.
  package struct Connections {
    package var opened = 0
    package var refused = 0
    /// The open connections by uid and role, in that order; `role` is nil for those without one.
    package var peers: [(uid: UInt32, role: Role?, count: Int)] = []
    package var unsentBytes = 0

    package init() {}
  }

  /// The files of the store.
  package struct Storage {
    package var dataFileBytes = 0
    package var logFileBytes = 0
    package var journalFileBytes = 0
    package var journalBytes = 0
    package var journalAgeMs: Int64 = 0
    package var freeBytes: Int?
    package var syncs = Durations()
    package var checkpoints = Durations()
    package var rebuilds = Durations()

    package init() {}
  }

  /// A consumer of a feed, and how many events it has not acknowledged.
  package struct ConsumerLag {
    package var project: [UInt8]
    package var consumer: [UInt8]
    package var cursor: Int64
    package var lag: Int64

    package init(project: [UInt8], consumer: [UInt8], cursor: Int64, lag: Int64) {
      (self.project, self.consumer) = (project, consumer)
      (self.cursor, self.lag) = (cursor, lag)
    }
  }

  /// Everything that the method returns.
  package struct Answer {
    package var uptimeMs: Int64 = 0
    package var methods: [MethodRequests] = []
    package var refusals: [(kind: ErrorKind, count: Int)] = []
    package var slowRequests = 0
    /// The caches: `recordLoads` counts the records that were read from the store.
    package var cache: [(name: StaticString, value: Int)] = []
    package var connections = Connections()
    package var owedBytes = 0
    package var turns = Durations()
    package var commits = Durations()
    package var committedTurns = 0
    package var waitingTurns = 0
    package var commitFailures = 0
    /// Nil for a store in memory.
    package var storage: Storage?
    package var store = ServerInfo.StoreState(kind: "memory", shared: nil)
    package var waits = 0
    package var subscriptions = 0
    package var consumers: [ConsumerLag] = []
    package var hasMoreConsumers = false
    package var expiriesDue = 0
    package var expiriesLateMs: Int64 = 0
    package var erasures = 0
    package var isErasureHalted = false
    package var catalogueChanges = 0
    package var clockSteps = 0

    package init() {}
  }

  /// Writes the members of the result.
  package static func write(_ answer: Answer, to writer: inout JSONWriter) {
    writer.member("uptimeMs", answer.uptimeMs)
    writer.object("methods") { writer in
      for method in answer.methods {
        writer.object(method.name) { writer in
          writer.member("requests", method.durations.count)
          writer.counts("errors", of: method.errors)
          method.durations.write("durations", to: &writer)
        }
      }
    }
    writer.counts("refusals", of: answer.refusals)
    writer.member("slowRequests", answer.slowRequests)
    writer.object("cache") { writer in
      for entry in answer.cache { writer.member(entry.name, entry.value) }
    }
    writer.object("connections") { write(answer.connections, answer.owedBytes, to: &$0) }
    answer.turns.write("turns", to: &writer)
    writer.object("commits") { writer in
      writer.member("turns", answer.committedTurns)
      writer.member("waitingTurns", answer.waitingTurns)
      writer.member("failures", answer.commitFailures)
      answer.commits.write("durations", to: &writer)
    }
    if let storage = answer.storage {
      writer.object("storage") { write(storage, to: &$0) }
    }
    writer.object("store") { ServerInfo.write(answer.store, to: &$0) }
    writer.object("feed") { writeFeed(answer, to: &$0) }
    writer.object("background") { writer in
      writer.member("expiriesDue", answer.expiriesDue)
      writer.member("expiriesLateMs", answer.expiriesLateMs)
      writer.member("erasures", answer.erasures)
      writer.member("erasuresHalted", answer.isErasureHalted)
      writer.member("catalogueChanges", answer.catalogueChanges)
      writer.member("clockSteps", answer.clockSteps)
    }
  }

  private static func write(
    _ connections: Connections,
    _ owedBytes: Int,
    to writer: inout JSONWriter
  ) {
    writer.member("open", connections.peers.reduce(0) { $0 + $1.count })
    writer.member("opened", connections.opened)
    writer.member("refused", connections.refused)
    writer.list("peers", connections.peers) { peer, writer in
      writer.member("uid", Int64(peer.uid))
      writer.member("role", peer.role?.rawValue ?? "none")
      writer.member("connections", peer.count)
    }
    writer.member("owedBytes", owedBytes)
    writer.member("unsentBytes", connections.unsentBytes)
  }

  private static func write(_ storage: Storage, to writer: inout JSONWriter) {
    writer.member("dataFileBytes", storage.dataFileBytes)
    writer.member("logFileBytes", storage.logFileBytes)
    writer.member("journalFileBytes", storage.journalFileBytes)
    writer.member("journalBytes", storage.journalBytes)
    writer.member("journalAgeMs", storage.journalAgeMs)
    writer.member("freeBytes", storage.freeBytes)
    storage.syncs.write("syncs", to: &writer)
    storage.checkpoints.write("checkpoints", to: &writer)
    storage.rebuilds.write("rebuilds", to: &writer)
  }

  private static func writeFeed(_ answer: Answer, to writer: inout JSONWriter) {
    writer.member("waits", answer.waits)
    writer.member("subscriptions", answer.subscriptions)
    writer.list("consumers", answer.consumers) { consumer, writer in
      writer.member("project", consumer.project)
      writer.member("consumer", consumer.consumer)
      writer.member("cursor", String(consumer.cursor))
      writer.member("lag", consumer.lag)
    }
    writer.member("moreConsumers", answer.hasMoreConsumers)
  }
}

extension JSONWriter {
  fileprivate mutating func counts(
    _ name: StaticString,
    of counts: [(kind: ErrorKind, count: Int)]
  ) {
    object(name) { writer in
      for (kind, count) in counts {
        writer.key(Array(kind.rawValue.utf8))
        writer.int(count)
      }
    }
  }
}
