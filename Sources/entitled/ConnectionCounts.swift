import LineProtocol
import SocketServer

/// Counts connections, for `server.stats`.
struct ConnectionCounts {
  /// Connections that were opened, without those that were refused.
  var opened = 0
  /// Connections beyond a limit.
  var refused = 0

  /// A group of open connections.
  private struct Group: Hashable, Comparable {
    var uid: UInt32
    var role: Role?

    static func < (left: Self, right: Self) -> Bool {
      guard left.uid == right.uid else { return left.uid < right.uid }
      guard let role = left.role else { return right.role != nil }
      return right.role.map { role < $0 } ?? false
    }
  }

  /// Returns the counts with those of the open connections.
  func answer(
    open: some Sequence<(uid: UInt32, role: Role?)>,
    unsentBytes: Int
  ) -> ConnectionStats {
    var counts: [Group: Int] = [:]
    for connection in open {
      counts[Group(uid: connection.uid, role: connection.role), default: 0] += 1
    }
    return ConnectionStats(
      open: counts.values.reduce(0, +),
      opened: opened,
      refused: refused,
      peers: counts.sorted { $0.key < $1.key }.map {
        PeerStats(
          uid: Int($0.key.uid),
          role: $0.key.role?.rawValue ?? "none",
          connections: $0.value
        )
      },
      unsentBytes: unsentBytes
    )
  }
}
