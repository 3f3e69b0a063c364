package import EntitledClient
import Presentation

/// The picture as JSON: named nodes and the links between them.
package enum PictureJSON {
  /// Returns the whole picture.
  package static func json(of picture: Picture) -> JSON {
    [
      "project": .string(picture.project),
      "at": .string(picture.at),
      "customers": .array(picture.customers.indices.map { customer($0, picture) }),
      "things": .array(picture.nodes.map { thing($0, picture) }),
      "links": .array(picture.links.map(link)),
      "omitted": .array(picture.omitted.map { .string($0) }),
    ]
  }

  private static func customer(_ index: Int, _ picture: Picture) -> JSON {
    let customer = picture.customers[index]
    return [
      "id": .string(customer.shownID.text),
      "customerId": customer.customerID.map { .string($0.text) } ?? .null,
      "users": .array(
        customer.users.indices.map { user in
          .string(Picture.Node.user(customer: index, user: user).name("-"))
        }
      ),
      "mayUse": .array(customer.mayUse.map { .string($0.text) }),
    ]
  }

  private static func thing(_ node: Picture.Node, _ picture: Picture) -> JSON {
    var members: [JSON.Member] = [.init("name", .string(node.name("-")))]
    func add(_ name: String, _ text: String?) {
      members.append(.init(name, text.map { .string($0) } ?? .null))
    }
    switch node {
    case .device(let index):
      add("device", picture.devices[index].id.text)
      add("storeAccount", picture.devices[index].storeAccount)
    case .user(let customer, let user):
      add("userId", picture.customers[customer].users[user].id.text)
      add("kind", picture.customers[customer].users[user].kind.rawValue)
    case .purchase(let index):
      let purchase = picture.purchases[index]
      add("store", purchase.chain.store.text)
      add("originalTransactionId", purchase.chain.first.text)
      add("product", purchase.product.text)
      add("state", purchase.state.isEmpty ? nil : purchase.state)
      add("expiresAt", purchase.expiresAt)
    case .grant(let index):
      add("grant", picture.grants[index].entitlement.text)
      add("expiresAt", picture.grants[index].expiresAt)
    case .entitlement(let index):
      let entitlement = picture.entitlements[index]
      add("entitlement", entitlement.id.text)
      members.append(.init("active", .bool(entitlement.isActive)))
      add("state", entitlement.state)
      add("expiresAt", entitlement.expiresAt)
    }
    return .object(members)
  }

  private static func link(_ link: Picture.Link) -> JSON {
    [
      "kind": .string(link.kind.rawValue), "from": .string(link.from.name("-")),
      "to": .string(link.to.name("-")),
      "label": .string(link.label), "at": link.at.map { .string($0) } ?? .null,
    ]
  }
}
