import TestSupport

/// Install, login and logout.
extension Model {
  mutating func install(_ params: JSONTree) throws(ModelError) -> JSONTree {
    // Every method applies the same checks to user ids.
    let userID = params["userId"]?.name
    if let userID { try check(userID) }
    let token = params["accountToken"]?.name.map(\.asToken)
    if let index = devices.firstIndex(where: { $0.id == params["device"]?.name }) {
      // A known device is returned as it is, except for a new store account.
      if let account = params["storeAccount"]?.name { devices[index].storeAccount = account }
      return try installed(index, created: false, token, claims: [])
    }
    let id = params["device"]?.name ?? made.device ?? Name("?device")
    let anonymous = makeAnonymous(on: id)
    devices.append(
      ModelDevice(id: id, anonymous: anonymous, storeAccount: params["storeAccount"]?.name)
    )
    let index = devices.count - 1
    var claims: [ModelMove] = []
    if let userID {
      let known = user(userID)
      logIn(known ?? makeIdentified(userID, on: id), on: index, outcome: "switched")
      if known == nil { claims = settle(ofNewUser: userID) }
    }
    return try installed(index, created: true, token, claims: claims)
  }

  private mutating func installed(
    _ index: Int,
    created: Bool,
    _ token: Name?,
    claims: [ModelMove]
  ) throws(ModelError) -> JSONTree {
    var claims = claims
    if let token { claims += try register(token, for: devices[index].current) }
    let result = JSONTree.object([
      "device": .name(devices[index].id), "created": .bool(created), "user": userJSON(of: index),
    ])
    if claims.isEmpty { return result }
    return result.with([.init(name: "shouldRefresh", value: .bool(true))] + claimed(claims))
  }

  mutating func logIn(_ user: Int, on index: Int, outcome: String) {
    if devices[index].identified != nil { devices[index].wasLoggedOut = true }
    devices[index].identified = user
    emit(
      "identified",
      of: user,
      [
        "anonymousId": .name(users[devices[index].anonymous].id),
        "device": .name(devices[index].id), "outcome": .string(outcome),
      ]
    )
  }

  mutating func logout(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let index = try device(params["device"]?.name)
    let outcome = try logOut(index)
    return .object(["user": userJSON(of: index), "outcome": .string(outcome)])
  }

  /// Returns the outcome.
  mutating func logOut(_ index: Int) throws(ModelError) -> String {
    let device = devices[index].id
    guard let identified = devices[index].identified else {
      switch rules["onAnonymousLogout"] {
      case "refuse": throw ModelError("alreadyAnonymous", "/device")
      case "rotate":
        let old = devices[index].anonymous
        devices[index].anonymous = makeAnonymous(on: device)
        emit("loggedOut", of: old, ["device": .name(device)])
        return "rotated"
      default: return "unchanged"
      }
    }
    let rotates = rules["onLogout"] == "rotate"
    if rotates { devices[index].anonymous = makeAnonymous(on: device) }
    (devices[index].identified, devices[index].wasLoggedOut) = (nil, true)
    let anonymous = users[devices[index].anonymous].id
    emit("loggedOut", of: identified, ["anonymousId": .name(anonymous), "device": .name(device)])
    return rotates ? "rotated" : "loggedOut"
  }
}
