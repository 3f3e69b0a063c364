internal import EntitledClient
internal import IdentityCore
internal import LineProtocol
internal import Platform

/// A step of a script.
struct MintStep {
  /// Why a subscription ends.
  enum EndReason: String, CaseIterable {
    case customer
    case billing
    case priceIncrease
    case unavailable
  }

  enum Kind: String, CaseIterable {
    case subscription
    case nonRenewingSubscription
    case nonConsumable
    case consumable
  }

  /// The line of the script, from 1.
  let line: Int
  let action: MintAction
  /// When it happens; nil when it is due.
  let at: Moment?
  /// The number of the purchase that it is about, from 1; nil for the latest.
  let purchase: Int?
  /// The number of the transaction within the purchase, from 1; nil for the latest.
  let transaction: Int?
  let product: String?
  let kind: Kind?
  let period: CalendarDuration?
  let trial: CalendarDuration?
  let intro: CalendarDuration?
  let grace: CalendarDuration?
  /// The length of an extension or a pause.
  let span: CalendarDuration?
  let accountToken: String?
  let offerCode: String?
  let price: MintPrice?
  let currency: String?
  let country: String?
  let isSandbox: Bool?
  let isFamilyShared: Bool
  let isAccepted: Bool
  let reason: EndReason?
  let type: String?
  let subtype: String?
  let object: JSON?

  /// Reads a line of a script.
  init(_ json: JSON, line: Int) throws(UsageError) {
    let reader = MintStepReader(json, line: line)
    self.line = line
    let action: MintAction = try reader.required("do")
    self.action = action
    try reader.allow(["at", "do", "purchase"] + action.members, for: action)
    at = try reader.moment("at")
    purchase = try reader.number("purchase")
    transaction = try reader.number("transaction")
    product = try reader.text("product")
    kind = try reader.choice("kind")
    period = try reader.duration("period")
    trial = try reader.duration("trial")
    intro = try reader.duration("intro")
    grace = try reader.duration("grace")
    span = try reader.duration(action == .extend ? "by" : "for")
    accountToken = try reader.text("accountToken")
    offerCode = try reader.text("offerCode")
    price = try reader.price("price")
    currency = try reader.text("currency")
    country = try reader.text("country")
    let environment: Environment? = try reader.choice("environment")
    isSandbox = environment.map { $0 == .sandbox }
    isFamilyShared = try reader.flag("familyShared")
    isAccepted = try reader.flag("accepted")
    reason = try reader.choice("reason")
    type = try reader.text("type")
    subtype = try reader.text("subtype")
    object = json["object"]
    try checkCompleteness()
  }

  private enum Environment: String, CaseIterable {
    case production
    case sandbox
  }

  /// Throws if the action needs a member that is missing.
  private func checkCompleteness() throws(UsageError) {
    let missing: String? =
      switch action {
      case .buy where product == nil && purchase == nil: "product"
      case .upgrade where product == nil, .downgrade where product == nil: "product"
      case .extend where span == nil: "by"
      case .raw where type == nil: "type"
      default: nil
      }
    if let missing { throw failure("\(action.rawValue) needs \(missing)") }
    if trial != nil && intro != nil {
      throw failure("a purchase begins with a trial or with an intro, not with both")
    }
  }

  /// Returns an error that names the step.
  func failure(_ message: String, hint: String? = nil) -> UsageError {
    UsageError("line \(line) of the script: \(message)", hint: hint)
  }
}
