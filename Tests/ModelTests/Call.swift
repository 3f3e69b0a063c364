import TestSupport

/// One request of a history.
///
/// A text such as `@anonymous:A` is a placeholder for an id that the daemon generates.
struct Call: Equatable {
  var method: String
  var params: JSONTree

  init(_ method: String, _ params: JSONTree) {
    self.method = method
    self.params = params
  }

  /// Returns the parameters with ids in place of placeholders.
  func resolved(in model: Model) -> JSONTree { Self.resolve(params, in: model) }

  private static func resolve(_ tree: JSONTree, in model: Model) -> JSONTree {
    switch tree {
    case .object(let members):
      .object(members.map { .init(name: $0.name, value: resolve($0.value, in: model)) })
    case .array(let elements): .array(elements.map { resolve($0, in: model) })
    case .string(let text): .string(id(for: text, in: model))
    default: tree
    }
  }

  /// Returns the id of an event that reports a link, counted from the newest.
  private static func link(_ number: Int, in model: Model) -> String {
    let events = zip(model.feed, model.eventIDs).map { event, id in
      event.with([.init(name: "id", value: .name(id))])
    }
    return link(number, among: events) ?? model.eventIDs.last?.text ?? "none"
  }

  static func link(_ number: Int, among events: [JSONTree]) -> String? {
    let kinds = ["identified", "usersAliased", "purchaseRenewed"]
    let links = events.filter { event in
      let kind = event["kind"]?.text ?? ""
      let isSwitch = kind == "identified" && event["outcome"] == "switched"
      return kinds.contains(kind) && !isSwitch || kind.hasSuffix("Transferred")
    }
    if links.isEmpty { return nil }
    return links[links.count - 1 - number % links.count]["id"]?.text
  }

  private static func id(for text: String, in model: Model) -> String {
    guard text.hasPrefix("@") else { return text }
    if text.hasPrefix("@link:") { return link(Int(text.dropFirst(6)) ?? 0, in: model) }
    let parts = text.dropFirst().split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2,
      let device = model.devices.first(where: { $0.id == Name(parts[1]) })
    else { return "QON_nobody" }
    let user = model.users[parts[0] == "anonymous" ? device.anonymous : device.current]
    if parts[0] == "customer" { return model.customers[user.customer].ids[0].text }
    return user.id.text
  }
}
