import IdentityCore

/// How much the service takes on.
package struct ServiceLimits: Hashable, Sendable {
  /// How many bytes the cached replies may take.
  package var answersBytesMax = 192 << 20
  /// What the answers to a batch may have, up to which its next request is carried out.
  package var batchBytesMax = 4 << 20
  package var batchEntriesMax = 100
  /// What the window on the store may weigh, by estimate; changed records come on top until they
  /// are durable.
  package var cacheBytesMax = 256 << 20
  package var depthMax = 64
  /// What subscribers were sent and a connection's reader has not taken; over it, what comes waits
  /// in the store.
  package var noticeBytesMax = 128 << 10
  /// Bytes of answers that wait for the disk or for the end of the turn, on all connections; over
  /// it, all lines wait.
  ///
  /// That ends by itself, whether clients read or not.
  package var owedBytesMax = 32 << 20
  package var projectsMax = 10_000
  /// Changes of one project's terms of which not every customer was told.
  package var untoldDefinitionsMax = 32
  /// How many events a subscription that had caught up may fall behind before it is told so.
  package var subscriptionLagMax = 10_000
  package var subscriptionsMax = 2000
  package var subscriptionsPerConnectionMax = 16
  /// Turns that were decided and are not durable yet; over it, lines wait.
  package var uncommittedTurnsMax = 1024

  package var waitsMax = 5000
  package var waitsPerConnectionMax = 64

  package init() {}

  /// Each by its name, as `server.info` shows them.
  package var listed: [(name: StaticString, value: Int)] {
    [
      ("answersBytesMax", answersBytesMax), ("batchBytesMax", batchBytesMax),
      ("batchEntriesMax", batchEntriesMax),
      ("cacheBytesMax", cacheBytesMax), ("depthMax", depthMax),
      ("noticeBytesMax", noticeBytesMax), ("owedBytesMax", owedBytesMax),
      ("projectsMax", projectsMax), ("subscriptionLagMax", subscriptionLagMax),
      ("subscriptionsMax", subscriptionsMax),
      ("subscriptionsPerConnectionMax", subscriptionsPerConnectionMax),
      ("uncommittedTurnsMax", uncommittedTurnsMax), ("untoldDefinitionsMax", untoldDefinitionsMax),
      ("waitsMax", waitsMax),
      ("waitsPerConnectionMax", waitsPerConnectionMax),
    ] + Self.fixed
  }

  /// Those that nobody can set.
  private static let fixed: [(name: StaticString, value: Int)] = [
    ("explainRecordsMax", Draft.explainRecordsMax),
    ("rehearsalEndsMax", Advance.rehearsalEndsMax),
    ("undoRecordsMax", Draft.undoRecordsMax),
  ]
}
