import EntitledClient
import Platform
import Presentation
import LineProtocol

/// Builds a history from a feed: requests that would have emitted the same events.
///
/// Requests that changed nothing, such as a restore without purchases, leave no event. Data that no
/// event holds, such as a device's store account, is unknown.
struct FeedHistory {
  var history = History()
  /// Each device's current user.
  var current: [ExactText: ExactText] = [:]
  /// Each device's anonymous user.
  var anonymous: [ExactText: ExactText] = [:]
  /// The holders of each purchase chain.
  var holders: [Chain: [ExactText]] = [:]
  var catalogue: [Product] = []
  var granted: [String] = []
  private var isCatalogueChanged = false

  /// A product, as far as the events describe it.
  struct Product {
    let name: ExactText
    var kind: String?
    var entitlements: [ExactText] = []
  }

  /// Builds the history of one project.
  static func read(_ events: [(event: JSON, place: String)]) throws(UsageError) -> History {
    let projects = Set(events.compactMap { $0.event["project"]?.exact })
    guard projects.count <= 1 else {
      let names = projects.sorted().map { String(quoting: $0.text) }.joined(separator: ", ")
      throw UsageError(
        "the history has events of several projects: \(names)",
        hint: "export one of them: entitle watch after=0 project=ID"
      )
    }
    var reader = FeedHistory()
    let all = events.map(\.event)
    for index in all.indices { reader.add(index, all, events[index].place) }
    return reader.finished(events)
  }

  private mutating func add(_ index: Int, _ events: [JSON], _ place: String) {
    let event = events[index]
    let method = event["cause"]?["method"]?.text ?? ""
    let step = Draft(event: event, place: place)
    switch event["kind"]?.text ?? "" {
    case "userCreated": addCreated(step, method)
    case "identified": addIdentified(step, method)
    case "loggedOut": addLoggedOut(step, method)
    case "usersAliased": addAliased(step, method)
    case "purchaseRecorded": addRecorded(step)
    case "purchaseRenewed": addRenewed(step, isReceived: isReceived(index, events))
    case "purchaseUpdated": addUpdated(step)
    case "subscriptionReceived", "oneTimePurchaseReceived": addReceived(step, method)
    case "entitlementsActivated", "entitlementsDeactivated": addAccess(event)
    case "granted", "grantRevoked": addGrant(step)
    case "clockAdvanced": add(step, "clock.advance", [.init("to", event["now"] ?? .null)])
    case "linkUndone": addNote(step, "an undone link names an event of another feed")
    case "userDeleted": addNote(step, "a deleted user is not named any more")
    case "tracesCleared": break
    case "purchaseExpired", "subscriptionTransferred", "oneTimePurchaseTransferred": break
    default: addNote(step, "an event of a kind that this program does not know")
    }
  }

  /// An event that becomes a step.
  struct Draft {
    let event: JSON
    let place: String

    var device: ExactText? { event["device"]?.exact }
    var user: ExactText? { event["userId"]?.exact ?? event["anonymousId"]?.exact }
    var chain: Chain? { Chain(event) }

    /// Returns the event's members with these names, if present.
    func members(_ names: [String]) -> [JSON.Member] {
      names.compactMap { name in event.given(name).map { JSON.Member(name, $0) } }
    }
  }
}

// Adding steps.
extension FeedHistory {
  mutating func add(
    _ draft: Draft,
    _ method: String,
    _ params: [JSON.Member],
    telling id: ExactText? = nil,
    isRenewal: Bool = false
  ) {
    history.steps.append(
      History.Step(
        place: draft.place,
        moment: draft.event["at"]?.text,
        method: method,
        params: params,
        cause: draft.event["cause"],
        answer: id.map { ["user": ["anonymousId": .string($0.text)]] },
        isRenewal: isRenewal
      )
    )
  }

  mutating func addNote(_ draft: Draft, _ text: String) {
    history.notes.append("\(draft.place): \(text)")
  }

  /// Whether the call that renewed a chain transferred it first.
  private func isReceived(_ index: Int, _ events: [JSON]) -> Bool {
    let before = events[..<index].reversed().prefix { Self.isSameCall($0, events[index]) }
    return before.contains { event in
      ["subscriptionReceived", "oneTimePurchaseReceived"].contains(event["kind"]?.text ?? "")
        && Chain(event) == Chain(events[index])
    }
  }

  private static func isSameCall(_ event: JSON, _ other: JSON) -> Bool {
    event["cause"] == other["cause"] && event["at"] == other["at"]
  }

  /// Adds to the catalogue what an access event shows.
  private mutating func addAccess(_ event: JSON) {
    guard let product = event["product"]?.text else {
      if event["cause"]?["method"]?.text == "project.define", !isCatalogueChanged {
        isCatalogueChanged = true
        history.notes.append("the catalogue was changed on the way")
      }
      return
    }
    // What ends may be what the product before gave.
    guard event["kind"]?.text == "entitlementsActivated" else { return }
    teach(product, kind: nil, (event["entitlements"]?.elements ?? []).compactMap(\.text))
  }

  mutating func teach(_ name: String, kind: String?, _ entitlements: [String]) {
    let name = ExactText(name)
    let index = catalogue.firstIndex { $0.name == name } ?? catalogue.count
    if index == catalogue.count { catalogue.append(Product(name: name)) }
    catalogue[index].kind = catalogue[index].kind ?? kind
    for entitlement in entitlements.map({ ExactText($0) })
    where !catalogue[index].entitlements.contains(entitlement) {
      catalogue[index].entitlements.append(entitlement)
    }
  }

  private func finished(_ events: [(event: JSON, place: String)]) -> History {
    var history = history
    let moments = events.compactMap { $0.event["at"]?.text }
    history.start = moments.min()
    let products = catalogue.map { entry in
      JSON.Member(
        entry.name.text,
        [
          "kind": entry.kind.map { .string($0) } ?? .null,
          "entitlements": .array(entry.entitlements.map { .string($0.text) }),
        ]
      )
    }
    history.definition = [
      .init("products", .object(products)),
      .init("entitlements", .array(granted.map { .string($0) })),
    ]
    if let last = events.last, let moment = moments.max(),
      moment > history.steps.compactMap(\.moment).max() ?? ""
    {
      history.steps.append(
        History.Step(
          place: last.place,
          moment: moment,
          method: "clock.advance",
          // Access ends after its last instant, and the event names that instant.
          params: [.init("by", "PT0.001S")]
        )
      )
    }
    return history
  }
}
