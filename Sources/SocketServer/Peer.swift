// The peer of a connection, as the kernel reports it.
internal import CLinux
internal import Glibc
internal import Platform

/// The credentials of the connected process at the time of its connection.
package struct Peer: Hashable, Sendable {
  package let uid: UInt32
  package let gid: UInt32
  /// 0 if the process is in another pid namespace.
  package let pid: Int32
  /// The supplementary groups; empty before Linux 4.13, which does not report them.
  package let groups: [UInt32]

  package init(uid: UInt32, gid: UInt32, pid: Int32, groups: [UInt32]) {
    self.uid = uid
    self.gid = gid
    self.pid = pid
    self.groups = groups
  }

  /// Whether the group is the process's primary group or a supplementary one.
  package func isMember(of group: UInt32) -> Bool {
    gid == group || groups.contains(group)
  }
}

extension Peer {
  /// Reads the credentials of a connected socket's peer.
  init(of number: CInt) throws(SystemError) {
    var peer = clinux_peer()
    // SAFETY: the structure outlives the call that fills it.
    try systemCall("getsockopt") { unsafe clinux_peer_credentials(number, &peer) }
    self.init(
      uid: peer.uid,
      gid: peer.gid,
      pid: peer.pid,
      groups: try Self.groups(of: number)
    )
  }

  private static func groups(of number: CInt) throws(SystemError) -> [UInt32] {
    var groups = [UInt32](repeating: 0, count: 32)
    while true {
      var needed: CInt = 0
      do {
        let capacity = CInt(groups.count)
        let count: CInt = try systemCall("getsockopt") {
          // SAFETY: the array outlives the call, and has room for `capacity` groups.
          unsafe clinux_peer_groups(number, &groups, capacity, &needed)
        }
        return Array(groups.prefix(Int(count)))
      } catch {
        switch error.code {
        case ERANGE where needed > groups.count:
          groups = [UInt32](repeating: 0, count: Int(needed))
        case ENOPROTOOPT: return []
        default: throw error
        }
      }
    }
  }
}
