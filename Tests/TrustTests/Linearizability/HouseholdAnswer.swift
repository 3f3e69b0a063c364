import TestSupport

/// The daemon's reply about a household, without generated ids and timestamps.
enum HouseholdAnswer: Hashable, Sendable {
  case installed(created: Bool, as: Household.Holder)
  case identified(created: Bool, _ outcome: String)
  case loggedOut(_ outcome: String)
  case purchased(created: Bool, _ outcome: String, renewsCount: Int)
  case granted(_ isActive: Bool)
  case note(Int?)
  /// The phone's user, and the number of renewals of each active entitlement.
  case entitled(Household.Holder, [String: Int])
  case refused(_ kind: String)

  /// Parses a reply; nil if it does not fit the request.
  init?(_ reply: JSONTree, to request: Household.Request, of name: String) {
    if let kind = reply["error"]?["data"]?["kind"]?.text {
      self = .refused(kind)
      return
    }
    guard let result = reply["result"] else { return nil }
    let isCreated = result["created"] == .bool(true)
    let outcome = result["outcome"]?.text ?? ""
    switch request {
    case .install(let phone):
      guard let user = Self.holder(result["user"]?["id"], phone, name) else { return nil }
      self = .installed(created: isCreated, as: user)
    case .identify: self = .identified(created: isCreated, outcome)
    case .logout: self = .loggedOut(outcome)
    case .purchase:
      guard let count = Self.count(result["purchase"]?["renewsCount"]) else { return nil }
      self = .purchased(created: isCreated, outcome, renewsCount: count)
    case .grant, .revoke: self = .granted(result["entitlement"]?["active"] == .bool(true))
    case .setNote: self = .note(result["value"]?.text.flatMap { Int($0) })
    case .note: self = .note(result["properties"]?["note"]?.text.flatMap { Int($0) })
    case .check(let phone):
      guard let user = Self.holder(result["userId"], phone, name),
        case .object(let entitlements)? = result["entitlements"]
      else { return nil }
      let active = entitlements.filter { $0.value["active"] == .bool(true) }
      let held = active.compactMap { member in
        Self.count(member.value["renewsCount"]).map { (member.name, $0) }
      }
      self = .entitled(user, Dictionary(uniqueKeysWithValues: held))
    }
  }

  private static func count(_ number: JSONTree?) -> Int? {
    guard case .number(let token)? = number else { return nil }
    return Int(token)
  }

  private static func holder(_ id: JSONTree?, _ phone: Int, _ name: String) -> Household.Holder? {
    guard let id = id?.text else { return nil }
    if id.hasPrefix("QON_") { return .anonymous(phone: phone) }
    return Household.people.first { id == "\(name).person\($0)" }.map(Household.Holder.person)
  }
}

extension Household.Request {
  /// Returns the request line; names of phones and people begin with the household's name.
  func line(id: String, of name: String) -> String {
    let device = #""device":"\#(name).phone\#(phone)""#
    let (method, params) =
      switch self {
      case .install: ("install", "")
      case .identify(_, let person): ("identify", #","userId":"\#(name).person\#(person)""#)
      case .logout: ("logout", "")
      case .purchase(_, let transaction): ("purchase", Self.bought(phone, transaction, name))
      case .grant: ("grant", #","entitlement":"gift""#)
      case .revoke: ("revoke", #","entitlement":"gift""#)
      case .setNote(_, let note): ("setUserProperty", #","key":"note","value":"\#(note)""#)
      case .note: ("userProperties", "")
      case .check: ("checkEntitlements", "")
      }
    return #"{"id":"\#(id)","method":"\#(method)","params":{\#(device)\#(params)}}"# + "\n"
  }

  private static func bought(_ phone: Int, _ transaction: Int, _ name: String) -> String {
    let minute = transaction / 10
    let second = transaction % 10
    return """
      ,"product":"product\(phone)","store":"web","transactionId":"\(name).\(phone).\(transaction)",\
      "originalTransactionId":"\(name).\(phone)",\
      "purchasedAt":"2020-01-01T00:1\(minute):0\(second)Z","expiresAt":"2099-01-01T00:00:00Z"
      """
  }

  /// Whether the request may change anything.
  var isWrite: Bool {
    switch self {
    case .note, .check: false
    case .install, .identify, .logout, .purchase, .grant, .revoke, .setNote: true
    }
  }
}
