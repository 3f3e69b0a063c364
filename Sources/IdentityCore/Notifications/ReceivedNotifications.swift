/// The notifications that a project has carried out, as salted hashes, in one of many buckets.
///
/// A bucket drops what is older than 90 days whenever it changes, so no index by time is needed,
/// and a write costs as much as one bucket is long.
package struct ReceivedNotifications: Equatable, Sendable {
  /// The first two bytes of the hashes.
  package var bucket: UInt16
  /// By hash; each once.
  package var entries: [Entry]

  /// A notification that was carried out.
  package struct Entry: Equatable, Sendable {
    /// The next eight bytes of the hash.
    package var hash: UInt64
    /// The day since 1970 on which it was carried out, by the system's clock.
    package var day: Int64

    package init(hash: UInt64, day: Int64) {
      (self.hash, self.day) = (hash, day)
    }
  }

  package init(bucket: UInt16, entries: [Entry] = []) {
    self.bucket = bucket
    self.entries = entries
  }

  package static let daysMax: Int64 = 90

  func contains(_ hash: UInt64, on day: Int64) -> Bool {
    entries.contains { $0.hash == hash && $0.isKept(on: day) }
  }

  mutating func insert(_ hash: UInt64, on day: Int64) {
    entries.removeAll { $0.hash == hash || !$0.isKept(on: day) }
    let index = entries.firstIndex { $0.hash > hash } ?? entries.count
    entries.insert(Entry(hash: hash, day: day), at: index)
  }
}

extension ReceivedNotifications.Entry {
  /// Whether it is remembered on a day; a clock that was set back does not matter.
  fileprivate func isKept(on today: Int64) -> Bool {
    today - day <= ReceivedNotifications.daysMax
  }
}

/// The place of a notification in a project's memory.
struct NotificationHash {
  let bucket: UInt16
  let hash: UInt64
  let day: Int64

  init(_ id: [UInt8], of store: StoreName, _ salt: Salt, receivedAt now: Moment) {
    let digest = salt.digest(of: store.bytes + [0] + id).bytes
    bucket = digest.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    hash = digest.dropFirst(2).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    day = now.milliseconds / 86_400_000
  }
}

extension NotificationHash {
  /// Whether the project has carried the notification out.
  func isReceived(in draft: inout Draft) throws(DecisionStop) -> Bool {
    try known(in: &draft).contains(hash, on: day)
  }

  /// Remembers that the project has carried the notification out.
  func remember(in draft: inout Draft) throws(DecisionStop) {
    var known = try known(in: &draft)
    known.insert(hash, on: day)
    draft.put(.receivedNotifications(known), for: .receivedNotifications(draft.number, bucket))
  }

  private func known(in draft: inout Draft) throws(DecisionStop) -> ReceivedNotifications {
    try draft.value(.receivedNotifications(draft.number, bucket)) { $0.receivedNotifications }
      ?? ReceivedNotifications(bucket: bucket)
  }
}

extension ReceivedNotifications: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&entries)
    try coder.requireOrder(entries) { $0.hash < $1.hash }
  }
}

extension ReceivedNotifications.Entry: Coded {
  static var blank: Self { Self(hash: 0, day: 0) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    for shift in stride(from: 56, through: 0, by: -8) {
      var byte = UInt8(truncatingIfNeeded: hash >> shift)
      try coder.byte(&byte)
      hash = hash & ~(0xFF << shift) | UInt64(byte) << shift
    }
    try coder.signed(&day)
  }
}
