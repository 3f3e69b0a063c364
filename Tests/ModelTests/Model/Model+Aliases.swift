import TestSupport

/// Merges of two customers.
extension Model {
  /// Merges two customers: the older one keeps its id, and the other id refers to it.
  ///
  /// `present` is the acting user; the other side appears by its representative id.
  mutating func alias(present user: Int, with other: Int) {
    let mine = users[user].customer
    guard mine != other else { return }
    let sides = [emitted(mine), emitted(other)]
    let otherID = shown(other)
    let otherIsIdentified = isIdentified(other)
    // The project has had the older one longer, whatever an import said of its beginning.
    let isFirst = (customers[mine].age, mine) < (customers[other].age, other)
    let (older, younger) = isFirst ? (mine, other) : (other, mine)
    let absorbed = customers[younger].ids[0]
    merge(younger, into: older)
    emit(
      "usersAliased",
      of: user,
      ["aliases": .names(aliases(of: older)), "absorbed": .name(absorbed)]
    )
    emitAccess(since: sides[0], id: users[user].id, !users[user].isAnonymous, customer: older)
    emitAccess(since: sides[1], id: otherID, otherIsIdentified, customer: older)
    customers[older].emitted = active(older)
  }

  /// Whether only an undo makes it a customer.
  private func isPlaceholder(_ customer: Int) -> Bool {
    customers[customer].ids[0].text.hasPrefix("?split")
  }

  func aliases(of customer: Int) -> [Name] {
    users.filter { $0.customer == customer }.map(\.id).sorted()
  }

  func emitted(_ customer: Int) -> [Name] { customers[customer].emitted }

  private mutating func merge(_ younger: Int, into older: Int) {
    for index in users.indices where users[index].customer == younger {
      users[index].customer = older
    }
    for index in purchases.indices where purchases[index].holders.contains(younger) {
      // The older customer is a holder since the first of both became one.
      var holders: [Int] = []
      for holder in purchases[index].holders.map({ $0 == younger ? older : $0 })
      where !holders.contains(holder) { holders.append(holder) }
      purchases[index].holders = holders
    }
    for index in grants.indices where grants[index].customer == younger {
      grants[index].customer = older
    }
    for property in customers[younger].properties {
      let known = customers[older].properties.firstIndex { $0.key == property.key }
      if let known {
        // If both were set at one moment, the older customer keeps its value.
        if customers[older].properties[known].setAt < property.setAt {
          customers[older].properties[known] = property
        }
      } else {
        customers[older].properties.append(property)
      }
    }
    if !isPlaceholder(younger) { customers[older].ids += customers[younger].ids }
    customers[younger].isAbsorbed = true
  }
}
