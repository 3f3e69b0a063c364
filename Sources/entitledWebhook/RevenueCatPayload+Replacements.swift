import EntitledClient

// Purchases that another one has replaced.
extension RevenueCatPayload {
  /// Whether the posts of an earlier event of the call told the end of a replaced purchase.
  static func isEndTold(of event: PurchaseEvent, _ context: PostContext?) -> Bool {
    guard let context, let store = event.text("store") else { return false }
    let own = context.customer?.purchase(event.text("originalTransactionId") ?? "", in: store)
    let names = [event["originalTransactionId"]] + (own?["keys"]?.elements ?? [])
    return context.earlier.contains { earlier in
      ["cause", "at", "user", "store"].allSatisfy { earlier[$0] == event[$0] }
        && names.contains(earlier["replaces"]) && !endOfReplaced(by: earlier).isEmpty
    }
  }

  /// Whether another purchase that gives access has taken the place of this one, and is the same to
  /// the receiver.
  static func goesOn(_ event: PurchaseEvent, _ customer: CustomerRecord?) -> Bool {
    guard let customer, let store = event.text("store"), let at = event["at"].moment,
      var purchase = customer.purchase(event.text("originalTransactionId") ?? "", in: store)
    else { return false }
    let id = originalTransaction(of: event, customer)
    var seen: Set<String> = []
    while let since = purchase["replacedAt"]?.moment, since <= at,
      let name = purchase["replacedBy"]?.text, seen.insert(name).inserted,
      let next = customer.purchase(name, in: store)
    {
      let successor = PurchaseEvent(kind: event.kind, next)
      guard originalTransaction(of: successor, customer) == id else { return false }
      if successor.hasAccess { return true }
      purchase = next
    }
    return false
  }
}
