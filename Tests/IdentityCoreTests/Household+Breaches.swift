import IdentityCore

// What must hold after every step, whatever the rules are.
extension Household {
  /// A sentence for each invariant that does not hold.
  var breaches: [String] {
    deviceBreaches + userBreaches + customerBreaches + purchaseBreaches + accountBreaches
      + tallyBreaches
  }

  private var deviceBreaches: [String] {
    let users = users
    var found: [String] = []
    for device in devices.values {
      if users[device.anonymousUser]?.idOrigin != .anonymous(device.id) {
        found.append("device \(device.id) has no anonymous user of its own")
      }
      if let identified = device.identifiedUser, users[identified]?.isIdentified != true {
        found.append("device \(device.id) is logged in as nobody")
      }
    }
    return found
  }

  private var userBreaches: [String] {
    let customers = customers
    var found: [String] = []
    for user in users.values {
      let homes = customers.values.filter { $0.members.contains { $0.id == user.id } }
      guard let customer = customers[user.customer] else {
        found.append("user \(user.id) reaches no customer")
        continue
      }
      if user.idOrigin == .customerOnly {
        if !homes.isEmpty { found.append("the customer's id \(user.id) is a member") }
        if customer.id.bytes != user.id.bytes
          && !customer.formerIDs.contains(CustomerID(user.id))
        {
          found.append("the customer's id \(user.id) reaches another customer")
        }
      } else if homes.map(\.id) != [user.customer] {
        found.append("user \(user.id) is in \(homes.count) customers")
      }
    }
    return found
  }

  private var customerBreaches: [String] {
    let users = users
    let purchases = purchases
    var found: [String] = []
    for customer in customers.values {
      if customer.members.isEmpty { found.append("customer \(customer.id) has no member") }
      for member in customer.members
      where users[member.id]?.isAnonymous != member.isAnonymous {
        found.append("member \(member.id) is not the user of that name")
      }
      for id in [customer.id] + customer.formerIDs
      where users[UserID(id)]?.customer != customer.id {
        found.append("the id \(id) does not reach its customer \(customer.id)")
      }
      if Set(customer.held).count != customer.held.count {
        found.append("customer \(customer.id) holds something twice")
      }
      for chain in customer.held
      where purchases[chain]?.holders.contains(customer.id) != true {
        found.append("customer \(customer.id) holds \(chain), which knows nothing of it")
      }
    }
    return found
  }

  private var purchaseBreaches: [String] {
    let customers = customers
    var found: [String] = []
    for purchase in purchases.values {
      let name = purchase.key.originalTransaction
      if purchase.holders.isEmpty && !mayBeUnheld.contains(purchase.key) {
        found.append("nobody holds \(name)")
      }
      if Set(purchase.holders).count != purchase.holders.count {
        found.append("somebody holds \(name) twice")
      }
      for holder in purchase.holders
      where customers[holder]?.held.contains(purchase.key) != true {
        found.append("\(name) is held by \(holder), who knows nothing of it")
      }
      let ids = purchase.transactions.map(\.id)
      if ids.isEmpty || Set(ids).count != ids.count {
        found.append("\(name) has no history, or one with a transaction twice")
      }
      if zip(purchase.transactions, purchase.transactions.dropFirst())
        .contains(where: { $1.precedes($0) })
      {
        found.append("the history of \(name) is out of order")
      }
    }
    return found
  }

  private var accountBreaches: [String] {
    let accounts = accounts
    let purchases = purchases
    var found: [String] = []
    for account in accounts.values {
      for chain in account.purchases where purchases[chain]?.account != account.key {
        found.append("\(chain) came from another account than \(account.key)")
      }
      if Set(account.purchases).count != account.purchases.count {
        found.append("\(account.key) has a purchase twice")
      }
    }
    for purchase in purchases.values {
      guard let key = purchase.account else { continue }
      if accounts[key]?.purchases.contains(purchase.key) != true {
        found.append("\(key) knows nothing of \(purchase.key)")
      }
    }
    return found
  }

  private var tallyBreaches: [String] {
    guard case .projectCounts(let projectCounts)? = records[.projectCounts(project.number)] else {
      return customers.isEmpty ? [] : ["nothing was counted"]
    }
    let people = users.values.count { $0.idOrigin != .customerOnly }
    let made = customers.values.reduce(0) { $0 + 1 + $1.formerIDs.count }
    var found: [String] = []
    if projectCounts.devices != devices.count { found.append("devices are counted wrongly") }
    if projectCounts.users != people { found.append("users are counted wrongly") }
    if projectCounts.customers - projectCounts.absorbedCustomers != customers.count {
      found.append("absorbed customers are counted wrongly")
    }
    if projectCounts.customers != made { found.append("customers are counted wrongly") }
    if projectCounts.purchases != purchases.count { found.append("purchases are counted wrongly") }
    return found
  }
}
