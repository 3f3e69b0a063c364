import IdentityCore
import Storage

// Damage to records.
extension Damage {
  static let toRecords =
    toDevices + toPeople + toCustomers + toPurchases + toTrails + toProjects + toClaims + toNames

  private static func device(
    _ name: String,
    _ change: @escaping @Sendable (inout Device, ExaminedStore) throws -> [String]
  ) -> Damage {
    Damage(name) { store in
      let key = RecordKey.device(shop, "phone")
      guard case .device(var device)? = try store.load(key) else { return ["no device"] }
      let findings = try change(&device, store)
      try store.put([key: .device(device)])
      return findings.map { "project \"default\": \($0)" }
    }
  }

  private static let toDevices = [
    device("a device without its anonymous user") { device, _ in
      device.anonymousUser = "nobody"
      return ["device \"phone\": its anonymous user \"nobody\" is missing"]
    },
    device("a device with another's anonymous user") { device, store in
      let id = try anonymousUser(of: "tablet", in: store)
      device.anonymousUser = id
      return ["device \"phone\": \"\(id)\" is not an anonymous user that was made for it"]
    },
    device("a device with nobody logged in") { device, _ in
      device.identifiedUser = "nobody"
      return ["device \"phone\": \"nobody\", who is logged in, is missing"]
    },
    device("a device with a former login twice") { device, _ in
      let login = Device.FormerLogin(user: "ada", endedAt: device.createdAt)
      device.formerLogins = [login, login]
      return ["device \"phone\": its list of former logins is too long, or names a user twice"]
    },
    device("a device with an anonymous user logged in") { device, _ in
      device.identifiedUser = device.anonymousUser
      let id = device.anonymousUser
      return ["device \"phone\": \"\(id)\" is logged in, but is not an identified user"]
    },
  ]

  private static let toPeople = [
    Damage("a user of another customer") { store in
      let ada = try user("ada", in: store)
      let other = try user(anonymousUser(of: "tablet", in: store), in: store).customer
      var moved = ada
      moved.customer = other
      try store.put([.user(shop, "ada"): .user(moved)])
      return [
        "project \"default\": user \"ada\": its customer \"\(other)\" does not list it",
        "project \"default\": customer \"\(ada.customer)\": its user \"ada\" belongs to"
          + " \"\(other)\"",
        "project \"default\": event 5: its user \"ada\" never belonged to its customer"
          + " \"\(ada.customer)\"",
      ]
    },
    Damage("properties of nobody") { store in
      let entry = Properties.Entry(key: [1], value: [1], setAt: start, user: "x")
      let properties = Properties(customer: "x", entries: [entry])
      try store.put([.properties(shop, "x"): .properties(properties)])
      return [
        "project \"default\": the properties of \"x\": there is no such customer",
        "project \"default\": the counts: 1 customers with properties stored, but counted 2",
      ]
    },
    Damage("a user whose customer is missing") { store in
      let user = User(id: "eve", idOrigin: .customerOnly, customer: "x", createdAt: start)
      try store.put([.user(shop, "eve"): .user(user)])
      return ["project \"default\": user \"eve\": its customer \"x\" is missing"]
    },
  ]

  static func customer(
    _ name: String,
    _ change: @escaping @Sendable (inout Customer) -> [String]
  ) -> Damage {
    Damage(name) { store in
      let id = try user("ada", in: store).customer
      let key = RecordKey.customer(shop, id)
      guard case .customer(var customer)? = try store.load(key) else { return ["no customer"] }
      let findings = change(&customer)
      try store.put([key: .customer(customer)])
      return findings.map { finding in
        finding.hasPrefix("*")
          ? "project \"default\": \(finding.dropFirst())"
          : "project \"default\": customer \"\(id)\": \(finding)"
      }
    }
  }

  private static let toCustomers = [
    customer("a user that is listed as something else") { customer in
      customer.members = OneOrMany(
        customer.members.map { Customer.Member(id: $0.id, isAnonymous: true) }
      )
      return ["it lists \"ada\" as anonymous"]
    },
    customer("a user that is listed twice") { customer in
      customer.members.append(customer.members[0])
      return ["it lists a user twice"]
    },
    customer("a last user that it does not list") { customer in
      customer.lastID = "x"
      return ["its user \"x\" acted last, and it does not list it"]
    },
    customer("a user that is missing") { customer in
      customer.members.append(Customer.Member(id: "x", isAnonymous: false))
      return ["its user \"x\" is missing"]
    },
    customer("an id that does not reach its customer") { customer in
      customer.formerIDs.append("x")
      return [
        "the id \"x\" does not reach it",
        "*the counts: 0 absorbed customers stored, but counted 1",
        "*the counts: 3 customers, absorbed ones too stored, but counted 4",
      ]
    },
    customer("a place among the customers that nobody has") { customer in
      customer.ordinal = 99
      return ["its number is 99, the newest is 3"]
    },
    customer("a change of terms that never was") { customer in
      customer.emittedDefinition = 9
      return ["its events reported a definition that the project never had"]
    },
    customer("what it was told") { customer in
      customer.emitted = ["gift"]
      return [
        "events reported \"gift\", but its records give \"gift\", \"pro\"",
        "by its last event \"pro\" is active, and by its record it is not",
      ]
    },
    customer("a purchase that it does not know of") { customer in
      customer.held = []
      return [
        "events reported \"gift\", \"pro\", but its records give \"gift\"",
        "*purchase \"1\" of \"appStore\": its holder \"\(customer.id)\" does not list it",
      ]
    },
    customer("a purchase that is missing") { customer in
      customer.held.append(ChainKey(store: "web", originalTransaction: "9"))
      return ["its purchase \"9\" of \"web\" is missing"]
    },
    customer("a purchase that it holds twice") { customer in
      customer.held.append(chain)
      return ["it holds a purchase twice"]
    },
  ]

  static func user(_ id: UserID, in store: ExaminedStore) throws -> User {
    guard case .user(let user)? = try store.load(.user(shop, id)) else {
      throw StorageError.failed("no user \(id)")
    }
    return user
  }

  static func anonymousUser(of id: DeviceID, in store: ExaminedStore) throws -> UserID {
    guard case .device(let device)? = try store.load(.device(shop, id)) else {
      throw StorageError.failed("no device \(id)")
    }
    return device.anonymousUser
  }
}
