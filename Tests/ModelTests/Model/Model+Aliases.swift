import TestSupport

/// Two customers become one.
extension Model {
  /// The older customer's id stays, and the other one's reaches it for ever.
  ///
  /// `present` is the user who did it; the other side is shown by the id that stood for it.
  mutating func alias(present user: Int, with other: Int) {
    let mine = users[user].customer
    guard mine != other else { return }
    let sides = [emitted(mine), emitted(other)]
    let otherID = shown(other)
    let otherIsIdentified = isIdentified(other)
    let (stays, goes) = isOlder(mine, than: other) ? (mine, other) : (other, mine)
    let absorbed = customers[goes].ids[0]
    merge(goes, into: stays)
    tell(
      "usersAliased",
      of: user,
      ["aliases": .names(aliases(of: stays)), "absorbed": .name(absorbed)]
    )
    tellAccess(since: sides[0], id: users[user].id, !users[user].isAnonymous, customer: stays)
    tellAccess(since: sides[1], id: otherID, otherIsIdentified, customer: stays)
    customers[stays].emitted = active(stays)
  }

  func aliases(of customer: Int) -> [Name] {
    users.filter { $0.customer == customer }.map(\.id).sorted()
  }

  func emitted(_ customer: Int) -> [Name] { customers[customer].emitted }

  /// Of two that were made at one moment, the one that was made first.
  private func isOlder(_ left: Int, than right: Int) -> Bool {
    let (first, second) = (customers[left].createdAt, customers[right].createdAt)
    return first == second ? left < right : first < second
  }

  private mutating func merge(_ goes: Int, into stays: Int) {
    for place in users.indices where users[place].customer == goes {
      users[place].customer = stays
    }
    for place in purchases.indices where purchases[place].holders.contains(goes) {
      purchases[place].holders.removeAll { $0 == goes }
      if !purchases[place].holders.contains(stays) { purchases[place].holders.append(stays) }
    }
    for place in grants.indices where grants[place].customer == goes {
      grants[place].customer = stays
    }
    for property in customers[goes].properties {
      let known = customers[stays].properties.firstIndex { $0.key == property.key }
      if let known {
        // Of two values set at one moment the older customer's stays.
        if customers[stays].properties[known].setAt < property.setAt {
          customers[stays].properties[known] = property
        }
      } else {
        customers[stays].properties.append(property)
      }
    }
    customers[stays].ids += customers[goes].ids
    customers[goes].isAbsorbed = true
  }
}
