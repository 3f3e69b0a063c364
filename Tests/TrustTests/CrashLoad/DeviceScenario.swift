/// The requests of a writer for each of its devices, and the events they emit.
///
/// A writer sends its requests on one connection, so those that happened are a prefix of those it
/// sent. Their number determines the whole state.
struct DeviceScenario: Hashable, Sendable {
  /// Unique among the writers of all rounds.
  var writer: String

  enum Step: Int, CaseIterable {
    case install, purchase, identify, setProperty, renew, logout
  }

  static func step(_ number: Int) -> Step {
    Step(rawValue: number % Step.allCases.count) ?? .install
  }

  static func device(_ number: Int) -> Int { number / Step.allCases.count }

  func id(_ number: Int) -> String { "\(writer)-\(number)" }

  /// Parses a request's id into its writer and number.
  static func parse(_ id: String) -> (DeviceScenario, Int)? {
    let parts = id.split(separator: "-")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    return (DeviceScenario(writer: String(parts[0])), number)
  }

  func name(ofDevice device: Int) -> String { "\(writer)-d\(device)" }

  /// Two devices belong to one person, and their purchases give different entitlements.
  func person(ofDevice device: Int) -> String { "\(writer)-p\(device / 2)" }

  static func entitlement(ofDevice device: Int) -> String { device % 2 == 0 ? "X" : "Y" }

  func line(_ number: Int) -> String {
    let place = Self.device(number)
    let name = name(ofDevice: place)
    let device = #""device":"\#(name)""#
    let (method, params) =
      switch Self.step(number) {
      case .install: ("install", "")
      case .purchase: ("purchase", bought(number))
      case .identify: ("identify", #","userId":"\#(person(ofDevice: place))""#)
      case .setProperty: ("setUserProperty", #","key":"n","value":"\#(place)""#)
      case .renew: ("purchase", bought(number))
      case .logout: ("logout", "")
      }
    return #"{"id":"\#(id(number))","method":"\#(method)","params":{\#(device)\#(params)}}"# + "\n"
  }

  /// The key is the request's id, so a repeated request is replayed.
  private func bought(_ number: Int) -> String {
    let device = Self.device(number)
    let name = name(ofDevice: device)
    let product = Self.entitlement(ofDevice: device).lowercased()
    let second = Self.step(number) == .purchase ? 1 : 2
    return """
      ,"product":"\(product)","store":"web","transactionId":"\(name).\(second)",\
      "originalTransactionId":"\(name)","purchasedAt":"2020-01-01T00:00:0\(second)Z",\
      "expiresAt":"2099-01-01T00:00:00Z","idempotencyKey":"\(id(number))"
      """
  }

  /// Returns the last of the first `count` requests with a key; nil if none has one.
  static func lastWithKey(of count: Int) -> Int? {
    (0..<count).suffix(Step.allCases.count).last { [.purchase, .renew].contains(step($0)) }
  }

  /// Returns the kinds of the events that a request emits, all of them or none.
  static func events(_ number: Int) -> [String] {
    let isNewPerson = device(number) % 2 == 0
    return switch step(number) {
    case .install: ["userCreated"]
    case .purchase: ["purchaseRecorded", "entitlementsActivated"]
    case .identify:
      (isNewPerson ? ["userCreated"] : [])
        + ["identified", "entitlementsActivated", "subscriptionReceived"]
    case .setProperty: []
    case .renew: ["purchaseRenewed"]
    case .logout: ["loggedOut"]
    }
  }

  /// The catalogue that the requests need, as the params of `project.define`.
  static let catalogue = """
    {"products":{"x":{"kind":"subscription","entitlements":["X"]},\
    "y":{"kind":"subscription","entitlements":["Y"]}}}
    """

  /// Returns the next request that emits events.
  static func nextEmitted(after number: Int) -> Int {
    step(number + 1) == .setProperty ? number + 2 : number + 1
  }
}
