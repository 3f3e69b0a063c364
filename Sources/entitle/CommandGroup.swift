/// A group of commands for the same task, for `--help`.
struct CommandGroup {
  let name: String
  let commands: [String]

  /// Returns the groups, which contain every command.
  ///
  /// A last group holds the commands that no other group names, so that a new method is not
  /// missing.
  static func all(_ methods: MethodList) -> [CommandGroup] {
    let named = Set(groups.flatMap(\.commands))
    let others = (BuiltIn.listed.map(\.rawValue) + methods.methods.map(\.name)).filter {
      !named.contains($0)
    }
    return groups + (others.isEmpty ? [] : [CommandGroup(name: "Others", commands: others)])
  }

  /// Returns the lines for the groups: at least one per group.
  static func lines(_ groups: [CommandGroup]) -> [String] {
    let width = groups.map(\.name.utf8.count).max() ?? 0
    return groups.flatMap { group in
      Help.row(group.name, width, indent: 2, group.commands.joined(separator: " "))
    }
  }

  private static let groups = [
    CommandGroup(
      name: "Start",
      commands: [
        "demo", "help", "man", "call", "completion", "socket-path", "bench", "rpc.discover",
      ]
    ),
    CommandGroup(
      name: "Access",
      commands: [
        "check", "why", "checkEntitlements", "explain", "grant", "revoke", "clock.advance", "mint",
      ]
    ),
    CommandGroup(
      name: "Users",
      commands: [
        "install", "identify", "logout", "userInfo", "setUserProperty", "userProperties",
        "user.list", "user.export", "user.import", "user.delete", "user.link.undo",
      ]
    ),
    CommandGroup(
      name: "Purchases",
      commands: [
        "purchase", "purchase.update", "restore", "store", "store.notify", "store.unclaimed",
      ]
    ),
    CommandGroup(
      name: "Events",
      commands: [
        "watch", "timeline", "graph", "simulate", "webhooks", "events.read", "events.wait",
        "events.acknowledge", "events.subscribe", "events.unsubscribe", "webhook.list",
        "webhook.pause", "webhook.resume", "webhook.replay", "webhook.claim",
      ]
    ),
    CommandGroup(
      name: "Projects",
      commands: [
        "project.define", "project.describe", "project.list", "project.stores", "project.webhooks",
        "export", "import",
      ]
    ),
    CommandGroup(
      name: "Daemon",
      commands: [
        "stats", "metrics", "server.ping", "server.info", "server.stats", "server.describe",
      ]
    ),
  ]
}
