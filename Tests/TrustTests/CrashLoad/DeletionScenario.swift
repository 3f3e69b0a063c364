/// The requests of a writer whose people merge, transfer purchases and are partly deleted.
///
/// Every other person is deleted. Each request has a key, so that the writer can repeat it until
/// its outcome is known. The requests use a project of their own, because a deletion changes
/// earlier events.
struct DeletionScenario: Hashable, Sendable {
  static let project = "deletions"

  /// Unique among the writers of all rounds.
  var writer: String

  enum Step: Int, CaseIterable {
    case install, purchase, identify, installTablet, restore, part
  }

  static let stepCount = Step.allCases.count

  static func step(_ number: Int) -> Step { Step(rawValue: number % stepCount) ?? .install }

  static func person(_ number: Int) -> Int { number / stepCount }

  static func isDeleted(_ person: Int) -> Bool { person % 2 == 0 }

  /// Returns how many of the first `count` requests belong to a person.
  static func steps(of person: Int, among count: Int) -> Int {
    min(max(count - person * stepCount, 0), stepCount)
  }

  func id(_ number: Int) -> String { "\(writer)-\(number)" }

  func phone(_ person: Int) -> String { "\(writer)-\(person).phone" }
  func tablet(_ person: Int) -> String { "\(writer)-\(person).tablet" }
  /// The user who buys and is deleted at the end.
  func giver(_ person: Int) -> String { "\(writer)-\(person).giver" }
  func taker(_ person: Int) -> String { "\(writer)-\(person).taker" }

  func line(_ number: Int) -> String {
    let person = Self.person(number)
    let account = "\(writer)-\(person).account"
    let (method, params) =
      switch Self.step(number) {
      case .install: ("install", #""device":"\#(phone(person))","storeAccount":"\#(account)""#)
      case .purchase:
        (
          "purchase",
          #""device":"\#(phone(person))","product":"x","store":"web","transactionId":"#
            + #""\#(writer)-\#(person).order","expiresAt":"2099-01-01T00:00:00Z""#
        )
      case .identify: ("identify", #""device":"\#(phone(person))","userId":"\#(giver(person))""#)
      case .installTablet:
        (
          "install",
          #""device":"\#(tablet(person))","storeAccount":"\#(account)","#
            + #""userId":"\#(taker(person))""#
        )
      case .restore: ("restore", #""device":"\#(tablet(person))""#)
      case .part where Self.isDeleted(person): ("user.delete", #""userId":"\#(giver(person))""#)
      case .part: ("setUserProperty", #""userId":"\#(giver(person))","key":"n","value":"1""#)
      }
    let common = #""project":"\#(Self.project)","idempotencyKey":"\#(id(number))""#
    return #"{"id":"\#(id(number))","method":"\#(method)","params":{\#(params),\#(common)}}"# + "\n"
  }

  /// Returns the kinds of the events that a request emits.
  static func events(_ number: Int) -> [String] {
    switch step(number) {
    case .install: ["userCreated"]
    case .purchase: ["purchaseRecorded", "entitlementsActivated"]
    case .identify: ["userCreated", "identified", "usersAliased", "entitlementsActivated"]
    case .installTablet: ["userCreated", "userCreated", "identified"]
    case .restore:
      [
        "entitlementsActivated", "entitlementsDeactivated", "subscriptionReceived",
        "subscriptionTransferred",
      ]
    case .part: isDeleted(person(number)) ? ["userDeleted"] : []
    }
  }

  /// Returns how a request changes the project's counts.
  static func counts(_ number: Int) -> [String: Int] {
    switch step(number) {
    case .install: ["devices": 1, "users": 1, "customers": 1]
    case .purchase: ["purchases": 1]
    case .identify: ["users": 1]
    case .installTablet: ["devices": 1, "users": 2, "customers": 2]
    case .restore: [:]
    case .part: isDeleted(person(number)) ? ["devices": -1, "users": -2, "customers": -1] : [:]
    }
  }

  /// The project that the requests need, as the params of `project.define`.
  static let definition = """
    {"project":"\(project)","rules":"revenuecat",\
    "products":{"x":{"kind":"subscription","entitlements":["X"]}}}
    """
}
