import EntitledClient
import Presentation

/// Combines the records of several customers into a picture.
struct PictureBuilder {
  private var picture: Picture
  private let people: [CustomerRecord]
  private let unknown: [ExactText]
  /// The products of the project.
  private let catalogue: JSON?

  /// Creates a builder; the first of `people` is the customer of the picture.
  init(
    project: String,
    isOfMoment: Bool,
    people: [CustomerRecord],
    unknown: [ExactText],
    catalogue: JSON?
  ) {
    picture = Picture(project: project, at: people[0].at, isOfMoment: isOfMoment)
    self.people = people
    self.unknown = unknown
    self.catalogue = catalogue
  }

  mutating func picture(_ omitted: [String]) -> Picture {
    picture.omitted = omitted
    addThings()
    addCustomers()
    linkDevices()
    linkHolders()
    linkEntitlements()
    return picture
  }

  private var subject: CustomerRecord { people[0] }

  private mutating func addThings() {
    var devices: [CustomerRecord.Device] = []
    for record in people {
      devices += record.devices.filter { device in !devices.contains { $0.id == device.id } }
    }
    picture.devices = PictureLimits.cut(
      devices,
      PictureLimits.devicesMax,
      "devices",
      &picture.omitted
    )
    let lost = subject.lost
    let others = people.dropFirst().flatMap(\.purchases).filter { lost.contains($0.chain) }
    var purchases: [CustomerRecord.Purchase] = []
    for purchase in subject.purchases + others
    where !purchases.contains(where: { $0.chain == purchase.chain }) {
      purchases.append(atMoment(purchase))
    }
    picture.purchases = PictureLimits.cut(
      purchases,
      PictureLimits.purchasesMax,
      "purchases",
      &picture.omitted
    )
    picture.grants = PictureLimits.cut(
      subject.grants.filter { grant in
        grant.revokedAt.map { picture.isOfMoment && $0 > picture.at } ?? true
      },
      PictureLimits.grantsMax,
      "grants",
      &picture.omitted
    )
    picture.entitlements = PictureLimits.cut(
      subject.entitlements,
      PictureLimits.entitlementsMax,
      "entitlements",
      &picture.omitted
    )
  }

  /// At another time, only the entitlements show the state of a purchase.
  private func atMoment(_ purchase: CustomerRecord.Purchase) -> CustomerRecord.Purchase {
    guard picture.isOfMoment else { return purchase }
    var purchase = purchase
    let given = subject.entitlements.first { $0.chain == purchase.chain }
    purchase.state = given?.state ?? ""
    return purchase
  }

  private mutating func addCustomers() {
    for record in people {
      let users = record.ids.filter { $0.kind != .customer }
      let sorted = [CustomerRecord.ID.Kind.identified, .anonymous].flatMap { kind in
        users.filter { $0.kind == kind }.enumerated().sorted {
          (rank(of: $0.element.id), $0.offset) < (rank(of: $1.element.id), $1.offset)
        }.map(\.element)
      }
      picture.customers.append(
        Picture.Customer(
          shownID: record.shownID,
          customerID: record.customerID,
          users: Array(sorted.prefix(PictureLimits.usersOfCustomerMax)),
          usersOmitted: max(0, sorted.count - PictureLimits.usersOfCustomerMax),
          entitlements: record.entitlements
        )
      )
    }
    for id in unknown {
      picture.customers.append(
        Picture.Customer(
          shownID: id,
          customerID: nil,
          users: [CustomerRecord.ID(id: id, kind: .anonymous)],
          entitlements: []
        )
      )
    }
  }

  /// Sort key: users on a device first, in the order of the devices, then holders.
  private func rank(of id: ExactText) -> Int {
    let device = picture.devices.firstIndex { $0.identityID == id || $0.anonymousID == id }
    if let device { return device }
    return picture.purchases.contains { $0.holders.contains(id) } ? picture.devices.count : .max
  }

  /// Returns a user's node; for an id without room in the picture, the customer's first node.
  private func user(_ id: ExactText) -> Picture.Node? {
    for (index, customer) in picture.customers.enumerated() {
      if let user = customer.users.firstIndex(where: { $0.id == id }) {
        return .user(customer: index, user: user)
      }
      if index < people.count, people[index].has(id) { return .user(customer: index, user: 0) }
    }
    return nil
  }

  private mutating func linkDevices() {
    for (index, device) in picture.devices.enumerated() {
      if let id = device.identityID, let user = user(id) {
        link(.current, .device(index), user, "logged in")
      }
      guard let anonymous = user(device.anonymousID) else { continue }
      if device.identityID == nil {
        link(.current, .device(index), anonymous, "anonymous")
      } else {
        link(.waiting, .device(index), anonymous, "anonymous")
      }
    }
  }

  private mutating func linkHolders() {
    for (index, purchase) in picture.purchases.enumerated() {
      for holder in purchase.holders {
        guard let user = user(holder) else { continue }
        let arrival = record(holding: holder)?.steps.last {
          $0.chain == purchase.chain && $0.isArrival
        }
        link(.holds, user, .purchase(index), arrival?.arrival ?? "holds", at: arrival?.at)
      }
      for record in people where !purchase.holders.contains(where: { record.has($0) }) {
        let loss = record.steps.last { $0.chain == purchase.chain && $0.isLoss }
        guard let loss, let user = user(record.shownID) else { continue }
        link(.lost, user, .purchase(index), "lost", at: loss.at)
      }
    }
    for index in picture.grants.indices {
      link(
        .holds,
        .user(customer: 0, user: 0),
        .grant(index),
        "granted",
        at: picture.grants[index].grantedAt
      )
    }
  }

  private func record(holding id: ExactText) -> CustomerRecord? { people.first { $0.has(id) } }

  private mutating func linkEntitlements() {
    for (index, entitlement) in picture.entitlements.enumerated() {
      for (place, purchase) in picture.purchases.enumerated()
      where purchase.holders.contains(where: { subject.has($0) }) {
        if purchase.chain == entitlement.chain {
          link(.gives, .purchase(place), .entitlement(index), "gives")
        } else if !purchase.state.isEmpty, purchase.givesAccess,
          gives(purchase.product, entitlement.id)
        {
          link(.couldGive, .purchase(place), .entitlement(index), "")
        }
      }
      for (place, grant) in picture.grants.enumerated() where grant.entitlement == entitlement.id {
        guard grant.isCurrent(at: picture.at) else { continue }
        let isSource = entitlement.chain == nil && entitlement.expiresAt == grant.expiresAt
        link(
          isSource ? .gives : .couldGive,
          .grant(place),
          .entitlement(index),
          isSource ? "gives" : ""
        )
      }
    }
  }

  private func gives(_ product: ExactText, _ entitlement: ExactText) -> Bool {
    let given = catalogue?[product.text]?["entitlements"]?.elements ?? []
    return given.contains { $0.exact == entitlement }
  }

  private mutating func link(
    _ kind: Picture.Link.Kind,
    _ from: Picture.Node,
    _ to: Picture.Node,
    _ label: String,
    at moment: String? = nil
  ) {
    picture.links.append(Picture.Link(kind: kind, from: from, to: to, label: label, at: moment))
  }
}

extension CustomerRecord.Step {
  /// Whether a customer became the holder of a purchase.
  fileprivate var isArrival: Bool {
    ["purchaseRecorded", "subscriptionReceived", "oneTimePurchaseReceived"].contains(kind)
  }

  /// A word for how the customer became the holder.
  fileprivate var arrival: String {
    if kind == "purchaseRecorded" {
      // A login or a restore that gives a purchase its first holder claims it.
      return ["identify", "install", "restore"].contains(method) ? "claimed" : "bought"
    }
    return switch method {
    case "identify": isShared ? "attached" : "moved"
    case "restore": isShared ? "restored, shared" : "restored"
    case "user.link.undo": "given back"
    default: isShared ? "received, shared" : "received"
    }
  }
}
