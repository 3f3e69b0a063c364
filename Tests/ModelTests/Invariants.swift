/// What holds after every request, whatever the rules are.
enum Invariants {
  /// What does not hold; nil where all does.
  static func breach(of model: Model) -> String? {
    for purchase in model.purchases {
      if purchase.holders.isEmpty { return "\(purchase.original) is held by nobody" }
      if Set(purchase.holders).count != purchase.holders.count {
        return "somebody holds \(purchase.original) twice"
      }
      if purchase.holders.contains(where: { model.customers[$0].isAbsorbed }) {
        return "\(purchase.original) is held by a customer who became part of another"
      }
    }
    for (place, customer) in model.customers.enumerated() where !customer.isAbsorbed {
      if Set(customer.emitted) != Set(model.active(place)) {
        return "\(customer.ids[0]) was not told what it may use"
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
