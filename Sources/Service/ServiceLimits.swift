import IdentityCore

/// The limits of the service.
package struct ServiceLimits: Hashable, Sendable {
  /// Bytes of cached replies.
  package var replyCacheBytesMax = 192 << 20
  /// Bytes of replies to a batch, beyond which the service refuses its remaining requests.
  package var batchBytesMax = 4 << 20
  package var batchEntriesMax = 100
  /// Estimated bytes of cached records; changed records that are not durable come on top.
  package var cacheBytesMax = 256 << 20
  package var depthMax = 64
  /// Bytes of events that a subscriber has not read; beyond it, events stay in the store.
  package var notificationBytesMax = 128 << 10
  /// Bytes of replies that wait for the disk or the end of the turn, on all connections.
  ///
  /// Beyond it, all lines wait. This backpressure ends even if clients never read.
  package var uncommittedReplyBytesMax = 32 << 20
  package var projectsMax = 10_000
  /// Definitions of one project whose changes have not reached every customer.
  package var pendingCatalogueChangesMax = 32
  /// Events that a caught-up subscription may fall behind before a gap notice ends it.
  package var subscriptionLagMax = 10_000
  package var subscriptionsMax = 2000
  package var subscriptionsPerConnectionMax = 16
  /// Turns that are decided but not durable; beyond it, lines wait.
  package var queuedCommitsMax = 1024

  package var waitsMax = 5000
  package var waitsPerConnectionMax = 64
  /// Requests that wait for a shared store; beyond it, they are refused.
  package var suspendedMax = 10_000
  /// How long a request that only reads waits for a shared store.
  package var readWaitMsMax = 1000
  /// How long a request that writes waits for a shared store.
  package var writeWaitMsMax = 8000

  package init() {}

  /// The limits that the configuration can set, by name.
  package static let configurable: [(name: StaticString, path: LimitPath)] = [
    ("batchBytesMax", \.batchBytesMax),
    ("batchEntriesMax", \.batchEntriesMax),
    ("cacheBytesMax", \.cacheBytesMax),
    ("depthMax", \.depthMax),
    ("notificationBytesMax", \.notificationBytesMax),
    ("pendingCatalogueChangesMax", \.pendingCatalogueChangesMax),
    ("projectsMax", \.projectsMax),
    ("queuedCommitsMax", \.queuedCommitsMax),
    ("readWaitMsMax", \.readWaitMsMax),
    ("replyCacheBytesMax", \.replyCacheBytesMax),
    ("subscriptionLagMax", \.subscriptionLagMax),
    ("subscriptionsMax", \.subscriptionsMax),
    ("subscriptionsPerConnectionMax", \.subscriptionsPerConnectionMax),
    ("suspendedMax", \.suspendedMax),
    ("uncommittedReplyBytesMax", \.uncommittedReplyBytesMax),
    ("waitsMax", \.waitsMax),
    ("waitsPerConnectionMax", \.waitsPerConnectionMax),
    ("writeWaitMsMax", \.writeWaitMsMax),
  ]

  package typealias LimitPath = any WritableKeyPath<ServiceLimits, Int> & Sendable

  /// Returns the limits by name, as `server.info` lists them.
  package var listed: [(name: StaticString, value: Int)] {
    Self.configurable.map { ($0.name, self[keyPath: $0.path]) } + Self.fixed
  }

  /// The limits that are not configurable.
  private static let fixed: [(name: StaticString, value: Int)] = [
    ("definitionRecordsMax", ProjectDefiner.recordsMax),
    ("explainRecordsMax", Draft.explainRecordsMax),
    ("dryRunExpiriesMax", Advance.dryRunExpiriesMax),
    ("undoRecordsMax", Draft.undoRecordsMax),
  ]
}
