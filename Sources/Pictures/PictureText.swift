import Presentation

/// The picture for a terminal: a tree, with every id whole.
package enum PictureText {
  /// All of it.
  package static func text(of picture: Picture) -> String {
    let subject = picture.customers[0]
    let customerID = subject.customerID.map { Printable.escaped($0.text) } ?? "unknown"
    let project = Printable.escaped(picture.project)
    var branches = [
      TextTree("devices", picture.devices.indices.map { device($0, picture) }),
      TextTree(
        subject.users.count > 1 ? "users, aliases of one customer" : "user",
        subject.users.map { TextTree("\(Printable.escaped($0.id.text)), \($0.kind.rawValue)") }
          + more(subject.usersOmitted)
      ),
      TextTree(
        "purchases",
        picture.purchases.indices.map { purchase($0, picture) }
          + picture.grants.indices.map { grant($0, picture) }
      ),
      TextTree(
        picture.isOfMoment ? "may use then" : "may use now",
        picture.entitlements.indices.map { entitlement($0, picture) }
      ),
    ].map { $0.branches.isEmpty ? TextTree("\($0.line): none") : $0 }
    if picture.customers.count > 1 {
      branches.append(TextTree("others", picture.customers.dropFirst().map(other)))
    }
    if !picture.omitted.isEmpty {
      branches.append(TextTree("not shown: " + picture.omitted.joined(separator: ", ")))
    }
    let head =
      "\(Printable.escaped(subject.shownID.text))  customer \(customerID), project \(project), "
      + "\(ShownMoment.short(picture.at)) UTC"
    return TextTree(head, branches).text
  }

  private static func more(_ count: Int) -> [TextTree] {
    count == 0 ? [] : [TextTree("… and \(count) more")]
  }

  private static func device(_ index: Int, _ picture: Picture) -> TextTree {
    let (card, device) = (picture.card(.device(index)), picture.devices[index])
    let anonymous = Printable.escaped(device.anonymousID.text)
    let name = ([card.title] + card.lines).joined(separator: ", ")
    guard let identity = device.identityID else {
      return TextTree(name, [TextTree("nobody is logged in: it is \(anonymous)")])
    }
    return TextTree(
      name,
      [
        TextTree("\(Printable.escaped(identity.text)) is logged in"),
        TextTree("its anonymous user is \(anonymous)"),
      ]
    )
  }

  private static func purchase(_ index: Int, _ picture: Picture) -> TextTree {
    let node = Picture.Node.purchase(index)
    return TextTree(line(picture.card(node)), holders(of: node, picture))
  }

  private static func grant(_ index: Int, _ picture: Picture) -> TextTree {
    TextTree(line(picture.card(.grant(index))))
  }

  private static func line(_ card: Card) -> String {
    ([card.title] + (card.pill.map { [$0] } ?? []) + card.lines).joined(separator: ", ")
  }

  private static func holders(of node: Picture.Node, _ picture: Picture) -> [TextTree] {
    picture.links.filter { $0.to == node && [.holds, .lost].contains($0.kind) }.map { link in
      guard case .user(let customer, let user) = link.from else {
        preconditionFailure("PictureText: a purchase that no user holds")
      }
      let name = Printable.escaped(picture.customers[customer].users[user].id.text)
      let when = link.at.map { " \(ShownMoment.short($0))" } ?? ""
      return link.kind == .lost
        ? TextTree("lost by \(name)\(when)")
        : TextTree("held by \(name)" + (link.label == "holds" ? "" : ": \(link.label)\(when)"))
    }
  }

  private static func entitlement(_ index: Int, _ picture: Picture) -> TextTree {
    let node = Picture.Node.entitlement(index)
    let card = picture.card(node)
    let source = picture.links.first { $0.to == node && $0.kind == .gives }.map { link in
      switch link.from {
      case .purchase(let place): ", by \(picture.purchases[place].chain.shown)"
      default: ", by a grant"
      }
    }
    return TextTree("\(card.isDim ? "no " : "yes")  \(line(card))\(source ?? "")")
  }

  private static func other(_ customer: Picture.Customer) -> TextTree {
    let name = Printable.escaped(customer.shownID.text)
    guard customer.customerID != nil else { return TextTree("\(name), unknown by now") }
    let names = customer.mayUse.map { Printable.escaped($0.text) }.joined(separator: ", ")
    return TextTree("\(name), may use \(names.isEmpty ? "nothing" : names)")
  }
}
