import LineProtocol
import Platform
import SocketServer

/// A role for another user or group, for example `--allow-uid www-data:write`.
struct RoleGrant: Equatable {
  enum Grantee: String, Equatable {
    case user, group
  }

  var beneficiary: Grantee
  var id: UInt32
  var role: Role

  init(_ text: String, for beneficiary: Grantee) throws(UsageError) {
    let option = beneficiary == .user ? "--allow-uid" : "--allow-gid"
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let role = Role(rawValue: String(parts[1])) else {
      throw UsageError(
        "\(option) \(text): expected a \(beneficiary) and a role, for example www-data:write or"
          + " 1000:write",
        hint: "roles are read, write and admin"
      )
    }
    self.beneficiary = beneficiary
    if let number = UInt32(parts[0]) {
      id = number
    } else {
      id = try Self.id(of: String(parts[0]), beneficiary, option)
    }
    self.role = role
  }

  private static func id(
    of name: String,
    _ beneficiary: Grantee,
    _ option: String
  ) throws(UsageError) -> UInt32 {
    let found =
      switch beneficiary {
      case .user: UserDatabase.uid(of: name)
      case .group: UserDatabase.gid(of: name)
      }
    if let found { return found }
    let database = beneficiary == .user ? "passwd" : "group"
    throw UsageError(
      "\(option): there is no \(beneficiary) \(String(quoting: name))",
      hint: "getent \(database) lists those that there are; a number needs no entry"
    )
  }

  func applies(to peer: Peer) -> Bool {
    switch beneficiary {
    case .user: peer.uid == id
    case .group: peer.isMember(of: id)
    }
  }
}

/// The roles of users and groups.
struct Roles: Equatable {
  /// The daemon's own user, who has the role `admin`, as root has.
  var ownUID: UInt32
  var grants: [RoleGrant]

  /// Returns the highest role of a peer; nil if the peer has none.
  func role(of peer: Peer) -> Role? {
    if peer.uid == 0 || peer.uid == ownUID { return .admin }
    return grants.filter { $0.applies(to: peer) }.map(\.role).max()
  }
}
