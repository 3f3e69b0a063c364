import IdentityCore

/// Changes of turns that are not durable yet, for queries that the store's indexes answer.
struct RecentChanges {
  private var entries: [Entry] = []

  private struct Entry {
    var turn: TurnNumber
    var key: RecordKey
    var record: Record?
  }

  /// Adds the login of a changed device, or a changed record of an unclaimed purchase.
  mutating func record(_ record: Record?, under key: RecordKey, in turn: TurnNumber) {
    switch (key.type, record) {
    case (.device, .device(let device)?) where device.identifiedUser != nil: break
    case (.unclaimed, _): break
    default: return
    }
    entries.append(Entry(turn: turn, key: key, record: record))
  }

  /// Removes changes that the store contains now.
  mutating func forget(through durable: TurnNumber) {
    guard let first = entries.first, first.turn <= durable else { return }
    entries.removeAll { $0.turn <= durable }
  }

  /// Removes changes that were rolled back.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Returns the devices on which each of the users has logged in.
  func devices(of users: Set<UserID>, in project: ProjectNumber) -> [UserID: [DeviceID]] {
    var devices: [UserID: [DeviceID]] = [:]
    for entry in entries {
      guard entry.key.project == project, case .device(let device)? = entry.record,
        let user = device.identifiedUser, users.contains(user)
      else { continue }
      devices[user, default: []].append(device.id)
    }
    return devices
  }

  /// Returns whether each purchase after `chain` that changed is now unclaimed, and the newest turn
  /// that they reveal.
  func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?
  ) -> (changes: [ChainKey: Bool], needs: TurnNumber) {
    var changes: [ChainKey: Bool] = [:]
    var needs = TurnNumber.none
    for entry in entries {
      guard entry.key.type == .unclaimed, entry.key.project == project,
        let changed = ChainKey(entry.key)
      else { continue }
      if let chain, changed <= chain { continue }
      changes[changed] = entry.record != nil
      needs = max(needs, entry.turn)
    }
    return (changes, needs)
  }
}
