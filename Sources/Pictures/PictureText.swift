import Presentation

/// The picture as a tree for a terminal, with complete ids.
package enum PictureText {
  /// Returns the whole tree.
  package static func text(of picture: Picture) -> String {
    let subject = picture.customers[0]
    let customerID = subject.customerID.map { Printable.escaped($0.text) } ?? "unknown"
    let project = Printable.escaped(picture.project)
    var branches = [
      Tree("devices", picture.devices.indices.map { device($0, picture) }),
      Tree(
        subject.users.count > 1 ? "users, aliases of one customer" : "user",
        subject.users.map { Tree("\(Printable.escaped($0.id.text)), \($0.kind.rawValue)") }
          + more(subject.usersOmitted)
      ),
      Tree(
        "purchases",
        picture.purchases.indices.map { purchase($0, picture) }
          + picture.grants.indices.map { grant($0, picture) }
      ),
      Tree(
        picture.isOfMoment ? "may use then" : "may use now",
        picture.entitlements.indices.map { entitlement($0, picture) }
      ),
    ].map { $0.branches.isEmpty ? Tree("\($0.line): none") : $0 }
    if picture.customers.count > 1 {
      branches.append(Tree("others", picture.customers.dropFirst().map(other)))
    }
    if !picture.omitted.isEmpty {
      branches.append(Tree("not shown: " + picture.omitted.joined(separator: ", ")))
    }
    let head =
      "\(Printable.escaped(subject.shownID.text))  customer \(customerID), project \(project), "
      + "\(ShownMoment.short(picture.at)) UTC"
    return Tree(head, branches).text
  }

  private static func more(_ count: Int) -> [Tree] {
    count == 0 ? [] : [Tree("… and \(count) more")]
  }

  private static func device(_ index: Int, _ picture: Picture) -> Tree {
    let (card, device) = (picture.card(.device(index)), picture.devices[index])
    let anonymous = Printable.escaped(device.anonymousID.text)
    let name = ([card.title] + card.lines).joined(separator: ", ")
    guard let identity = device.identityID else {
      return Tree(name, [Tree("nobody is logged in: it is \(anonymous)")])
    }
    return Tree(
      name,
      [
        Tree("\(Printable.escaped(identity.text)) is logged in"),
        Tree("its anonymous user is \(anonymous)"),
      ]
    )
  }

  private static func purchase(_ index: Int, _ picture: Picture) -> Tree {
    let node = Picture.Node.purchase(index)
    return Tree(line(picture.card(node)), holders(of: node, picture))
  }

  private static func grant(_ index: Int, _ picture: Picture) -> Tree {
    Tree(line(picture.card(.grant(index))))
  }

  private static func line(_ card: Card) -> String {
    ([card.title] + (card.pill.map { [$0] } ?? []) + card.lines).joined(separator: ", ")
  }

  private static func holders(of node: Picture.Node, _ picture: Picture) -> [Tree] {
    picture.links.filter { $0.to == node && [.holds, .lost].contains($0.kind) }.map { link in
      guard case .user(let customer, let user) = link.from else {
        preconditionFailure("PictureText: a purchase that no user holds")
      }
      let name = Printable.escaped(picture.customers[customer].users[user].id.text)
      let when = link.at.map { " \(ShownMoment.short($0))" } ?? ""
      return link.kind == .lost
        ? Tree("lost by \(name)\(when)")
        : Tree("held by \(name)" + (link.label == "holds" ? "" : ": \(link.label)\(when)"))
    }
  }

  private static func entitlement(_ index: Int, _ picture: Picture) -> Tree {
    let node = Picture.Node.entitlement(index)
    let card = picture.card(node)
    let source = picture.links.first { $0.to == node && $0.kind == .gives }.map { link in
      switch link.from {
      case .purchase(let place): ", by \(picture.purchases[place].chain.shown)"
      default: ", by a grant"
      }
    }
    return Tree("\(card.isDim ? "no " : "yes")  \(line(card))\(source ?? "")")
  }

  private static func other(_ customer: Picture.Customer) -> Tree {
    let name = Printable.escaped(customer.shownID.text)
    guard customer.customerID != nil else { return Tree("\(name), unknown by now") }
    let names = customer.mayUse.map { Printable.escaped($0.text) }.joined(separator: ", ")
    return Tree("\(name), may use \(names.isEmpty ? "nothing" : names)")
  }
}
