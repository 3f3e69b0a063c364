// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `install`: Registers a device and creates its anonymous user.
package struct Install: WritingMethod {
  package static let name: StaticString = "install"
  package static let summary: StaticString = "Registers a device and creates its anonymous user."
  package static let parameters: [StaticString] = [
    "device", "userId", "storeAccount", "platform", "app", "accountToken", "project", "dryRun",
    "idempotencyKey"
  ]
  package static let role = Role.write

  /// Id of the device. Default: a new id, which the daemon makes.
  package let device: DeviceID?
  /// Id of a user to log in on the new device, without attaching, moving or aliasing anything.
  package let user: UserID?
  /// Store account whose purchases the device can restore.
  package let storeAccount: StoreAccountID?
  /// Platform of the device: ios, android, web or another word of that form.
  package let platform: Platform?
  /// The installed app, for example its bundle id.
  package let app: AppID?
  /// Account token to register for the device's current user, who then claims every unclaimed
  /// purchase that carries it.
  package let accountToken: AccountTokenID?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    device = try given.optional("device")?.identifier()
    user = try given.optional("userId")?.userID()
    storeAccount = try given.optional("storeAccount")?.identifier()
    platform = try given.optional("platform")?.platform()
    app = try given.optional("app")?.identifier()
    accountToken = try given.optional("accountToken")?.accountToken()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .install(self) }
}
