// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Every method that this client has, in the order of their names.
  public static let methods = [
    "checkEntitlements",
    "clock.advance",
    "events.acknowledge",
    "events.read",
    "events.subscribe",
    "events.unsubscribe",
    "events.wait",
    "explain",
    "grant",
    "identify",
    "install",
    "logout",
    "project.define",
    "project.describe",
    "project.list",
    "project.webhooks",
    "purchase",
    "purchase.update",
    "restore",
    "revoke",
    "rpc.discover",
    "server.describe",
    "server.info",
    "server.ping",
    "setUserProperty",
    "store.unclaimed",
    "user.delete",
    "user.export",
    "user.link.undo",
    "userInfo",
    "userProperties",
  ]

  /// Those that only read.
  static let readingMethods: Set<String> = [
    "checkEntitlements",
    "events.read",
    "events.subscribe",
    "events.unsubscribe",
    "events.wait",
    "explain",
    "project.describe",
    "project.list",
    "rpc.discover",
    "server.describe",
    "server.info",
    "server.ping",
    "store.unclaimed",
    "user.export",
    "userInfo",
    "userProperties",
  ]
}
