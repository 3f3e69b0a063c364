/// Invariants after every request, for all rules.
enum Invariants {
  /// Returns a violated invariant, if any; `before` is the model before the request.
  static func violation(of model: Model, after before: Model) -> String? {
    for purchase in model.purchases where purchase.holders.isEmpty {
      let known = before.purchases.first { $0.name == purchase.name }
      if known?.holders.isEmpty ?? true { continue }
      return "\(purchase.original) has lost its last holder"
    }
    for purchase in model.purchases {
      if Set(purchase.holders).count != purchase.holders.count {
        return "somebody holds \(purchase.original) twice"
      }
      if purchase.holders.contains(where: { model.customers[$0].isAbsorbed }) {
        return "\(purchase.original) is held by a customer who became part of another"
      }
    }
    for (index, customer) in model.customers.enumerated() where !customer.isAbsorbed {
      if Set(customer.emitted) != Set(model.active(index)) {
        return "\(customer.ids[0]): events do not announce its access"
      }
    }
    if model.users.contains(where: { model.customers[$0.customer].isAbsorbed }) {
      return "a user is of a customer who became part of another"
    }
    if Set(model.users.map(\.id)).count != model.users.count { return "two users have one id" }
    let ids = model.customers.filter { !$0.isAbsorbed }.flatMap(\.ids)
    if Set(ids).count != ids.count { return "two customers have one id" }
    for user in model.users where !user.isAnonymous && ids.contains(user.id) {
      return "\(user.id) is a user and a customerId"
    }
    return nil
  }
}
