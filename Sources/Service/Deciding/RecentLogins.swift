import IdentityCore

/// The logins of turns that are not durable yet, which the store does not contain.
struct RecentLogins {
  private var entries: [Entry] = []

  private struct Entry {
    var turn: TurnNumber
    var project: ProjectNumber
    var user: UserID
    var device: DeviceID
  }

  /// Adds the login of a changed device.
  mutating func record(_ record: Record?, under key: RecordKey, in turn: TurnNumber) {
    guard case .device(let project, let id) = key, case .device(let device)? = record,
      let user = device.identifiedUser
    else { return }
    entries.append(Entry(turn: turn, project: project, user: user, device: id))
  }

  /// Removes logins that the store contains now.
  mutating func forget(through durable: TurnNumber) {
    guard let first = entries.first, first.turn <= durable else { return }
    entries.removeAll { $0.turn <= durable }
  }

  /// Removes logins that were rolled back.
  mutating func forget(after durable: TurnNumber) {
    entries.removeAll { $0.turn > durable }
  }

  /// Returns the devices on which each of the users has logged in.
  func devices(of users: Set<UserID>, in project: ProjectNumber) -> [UserID: [DeviceID]] {
    var devices: [UserID: [DeviceID]] = [:]
    for entry in entries where entry.project == project && users.contains(entry.user) {
      devices[entry.user, default: []].append(entry.device)
    }
    return devices
  }
}
