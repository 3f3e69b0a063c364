import EntitledClient
import Presentation

// Events about purchases and grants.
extension FeedHistory {
  private static let details = [
    "product", "store", "transactionId", "originalTransactionId", "purchasedAt", "expiresAt",
    "periodType", "environment", "isFamilyShared", "price", "currency", "country", "offerCode",
    "attributes", "replaces",
  ]

  /// The fields that `purchase.update` can set.
  private static let updatable = [
    "expiresAt", "endedAt", "autoRenew", "gracePeriodExpiresAt", "billingRetry", "paused",
    "pausedUntil", "refundedAt", "revokedAt", "renewsAs", "endReason", "product",
  ]

  func purchase(_ step: Draft) -> [JSON.Member] {
    step.members(Self.details) + (step.event.given("productKind").map { [.init("kind", $0)] } ?? [])
  }

  mutating func setState(_ step: Draft, holders: [ExactText]? = nil) {
    guard let chain = step.chain else { return }
    if let holders { self.holders[chain] = holders }
    guard let product = step.event["product"]?.text, let kind = step.event["productKind"]?.text
    else { return }
    teach(product, kind: kind, [])
  }

  mutating func addRecorded(_ step: Draft) {
    // Bought by the device if the buyer was its user, otherwise by the user.
    let isByDevice = step.device.map { current[$0] == step.user } ?? false
    let buyer: [JSON.Member] =
      isByDevice
      ? step.members(["device"]) : step.user.map { [.init("userId", .string($0.text))] } ?? []
    if buyer.isEmpty {
      addNote(step, "a purchase without a holder")
    } else {
      add(step, "purchase", buyer + purchase(step))
      addChanges(step)
    }
    setState(step, holders: step.event["holders"]?.all(\.exact) ?? [])
  }

  mutating func addRenewed(_ step: Draft, isReceived: Bool) {
    let buyer = step.user.map { [JSON.Member("userId", .string($0.text))] } ?? []
    add(step, "purchase", buyer + purchase(step), isRenewal: !isReceived)
    addChanges(step)
    setState(step)
  }

  mutating func addUpdated(_ step: Draft) {
    setState(step)
    addChanges(step)
  }

  /// Adds the update that explains the event: the fields that it changed.
  private mutating func addChanges(_ step: Draft) {
    let changes = step.event["changes"]?.members ?? []
    let given = changes.filter { Self.updatable.contains($0.name) }
    guard !given.isEmpty else { return }
    let names = ["store", "originalTransactionId", "transactionId"]
    add(step, "purchase.update", step.members(names) + given)
  }

  mutating func addReceived(_ step: Draft, _ method: String) {
    guard let chain = step.chain, let to = step.event["to"]?.exact else { return }
    let isShared = step.event["shared"]?.bool ?? false
    let holders = (isShared ? self.holders[chain] ?? [] : []) + [to]
    switch method {
    case "restore": restore([chain], step, by: to)
    case "purchase":
      add(step, "purchase", [.init("userId", .string(to.text))] + purchase(step))
    default: break
    }
    setState(step, holders: holders)
  }

  mutating func restore(_ chains: [Chain], _ step: Draft, by user: ExactText?) {
    let devices = current.filter { $0.value == user }.keys.sorted()
    guard let device = devices.first(where: { $0 == step.device }) ?? devices.first else {
      addNote(step, "a restore by a user who is on no device")
      return
    }
    let purchases = chains.map { chain -> JSON in
      ["store": .string(chain.store.text), "originalTransactionId": .string(chain.first.text)]
    }
    let last = history.steps.count - 1
    // One restore emits an event per purchase chain; they become one step.
    if let before = history.steps.last, before.method == "restore",
      before.cause == step.event["cause"],
      before.params.first?.value.exact == device, let named = before.params.last?.value.elements
    {
      let more = purchases.filter { !named.contains($0) }
      history.steps[last].params[1] = .init("purchases", .array(named + more))
      return
    }
    add(
      step,
      "restore",
      [.init("device", .string(device.text)), .init("purchases", .array(purchases))]
    )
  }

  mutating func addGrant(_ step: Draft) {
    guard let user = step.user, let entitlement = step.event["entitlements"]?.elements?.first else {
      return
    }
    if let name = entitlement.text, !granted.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      granted.append(name)
    }
    let isGiven = step.event["kind"]?.text == "granted"
    // One revocation may end several grants, with an event for each.
    if !isGiven, let before = history.steps.last, before.method == "revoke",
      before.cause == step.event["cause"], before.params.last?.value == entitlement
    {
      return
    }
    add(
      step,
      isGiven ? "grant" : "revoke",
      [.init("userId", .string(user.text)), .init("entitlement", entitlement)]
        + (isGiven ? step.members(["expiresAt"]) : [])
    )
  }
}
