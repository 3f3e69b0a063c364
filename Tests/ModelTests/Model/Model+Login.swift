import TestSupport

/// Install, login and logout.
extension Model {
  mutating func install(_ params: JSONTree) throws(ModelError) -> JSONTree {
    // Every method applies the same checks to user ids.
    let userID = params["userId"]?.name
    if let userID { try check(userID) }
    if let place = devices.firstIndex(where: { $0.id == params["device"]?.name }) {
      // A known device is returned as it is, except for a new store account.
      if let account = params["storeAccount"]?.name { devices[place].storeAccount = account }
      return installed(place, created: false)
    }
    let id = params["device"]?.name ?? madeDevice ?? Name("?device")
    let anonymous = makeAnonymous(on: id)
    devices.append(
      ModelDevice(id: id, anonymous: anonymous, storeAccount: params["storeAccount"]?.name)
    )
    let place = devices.count - 1
    if let userID {
      let user = user(userID) ?? makeIdentified(userID, on: id)
      logIn(user, on: place, outcome: "switched")
    }
    return installed(place, created: true)
  }

  private func installed(_ place: Int, created: Bool) -> JSONTree {
    .object([
      "device": .name(devices[place].id), "created": .bool(created), "user": userJSON(of: place),
    ])
  }

  mutating func logIn(_ user: Int, on place: Int, outcome: String) {
    devices[place].identified = user
    tell(
      "identified",
      of: user,
      [
        "anonymousId": .name(users[devices[place].anonymous].id),
        "device": .name(devices[place].id), "outcome": .string(outcome),
      ]
    )
  }

  mutating func logout(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let place = try device(params["device"]?.name)
    let outcome = try logOut(place)
    return .object(["user": userJSON(of: place), "outcome": .string(outcome)])
  }

  /// Returns the outcome.
  mutating func logOut(_ place: Int) throws(ModelError) -> String {
    let device = devices[place].id
    guard let identified = devices[place].identified else {
      switch rules["onAnonymousLogout"] {
      case "refuse": throw ModelError("alreadyAnonymous", "/device")
      case "rotate":
        let old = devices[place].anonymous
        devices[place].anonymous = makeAnonymous(on: device)
        tell("loggedOut", of: old, ["device": .name(device)])
        return "rotated"
      default: return "unchanged"
      }
    }
    let rotates = rules["onLogout"] == "rotate"
    if rotates { devices[place].anonymous = makeAnonymous(on: device) }
    devices[place].identified = nil
    let anonymous = users[devices[place].anonymous].id
    tell("loggedOut", of: identified, ["anonymousId": .name(anonymous), "device": .name(device)])
    return rotates ? "rotated" : "loggedOut"
  }
}
