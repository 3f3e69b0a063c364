package import IdentityCore

/// `install`: registers a device.
package struct Install: WritingMethod {
  package static let name: StaticString = "install"
  package static let parameters: [StaticString] =
    ["device", "userId", "storeAccount", "platform", "app", "accountToken"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .install(self) }

  package let device: DeviceID?
  package let user: UserID?
  package let storeAccount: StoreAccountID?
  package let platform: Platform?
  package let app: AppID?
  package let accountToken: AccountTokenID?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    device = try given.optional("device")?.identifier()
    user = try given.optional("userId")?.userID()
    storeAccount = try given.optional("storeAccount")?.identifier()
    platform = if let word = try given.optional("platform")?.word() { Platform(word) } else { nil }
    app = try given.optional("app")?.identifier()
    accountToken = try given.optional("accountToken")?.accountToken()
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the device and its user.
  package static func write(_ installation: Draft.Installation, to writer: inout JSONWriter) {
    writer.member("device", installation.device)
    writer.member("created", installation.created)
    writer.member("user", installation.user)
    if !installation.claimed.isEmpty {
      writer.member("shouldRefresh", true)
      writer.member("claimed", installation.claimed)
    }
  }
}
