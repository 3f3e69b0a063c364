import TestSupport

/// The rules once more, as lists and loops: the slowest thing that could be right.
///
/// It hears the requests that the daemon hears and says what must be answered and told. What the
/// daemon makes up, it is given (`made`). It knows nothing of how the daemon goes about it.
struct Model {
  var now: Int
  let createdAt: Int
  var rules = ModelRules(preset: "qonversion")
  var products: [ModelProduct] = []
  /// What may be granted besides what the products give.
  var entitlements: [Name] = []
  /// Which purchases count: `production`, `sandbox` or `any`.
  var environment = "production"

  var customers: [ModelCustomer] = []
  var users: [ModelUser] = []
  var devices: [ModelDevice] = []
  var purchases: [ModelPurchase] = []
  var grants: [ModelGrant] = []

  /// What this request tells.
  var events: [JSONTree] = []
  /// What the events of this request say of their cause.
  var cause = JSONTree.null
  /// The users that the daemon says it made in this request, the next one first.
  var made: [MadeUser] = []
  /// A device's id that the daemon made up in this request.
  var madeDevice: Name?

  init(now: Int) {
    self.now = now
    createdAt = now
  }

  /// The answer to a request; one that is refused changes nothing.
  mutating func answer(
    _ method: String,
    _ params: JSONTree,
    id: Int,
    made: [MadeUser],
    madeDevice: Name?
  ) -> ModelReply {
    let before = self
    events = []
    cause = .object(["method": .string(method), "id": .count(id)])
    self.made = made
    self.madeDevice = madeDevice
    do {
      let result = try result(of: method, params)
      let emitted = events
      if params["dryRun"]?.flag == true { self = before }
      return ModelReply(result: result, events: emitted)
    } catch {
      self = before
      return ModelReply(error: error, events: [])
    }
  }

  private mutating func result(
    of method: String,
    _ params: JSONTree
  ) throws(ModelError) -> JSONTree {
    switch method {
    case "project.define": try define(params)
    case "install": try install(params)
    case "identify": try identify(params)
    case "logout": try logout(params)
    case "userInfo": try userInfo(params)
    case "purchase": try purchase(params)
    case "purchase.update": try update(params)
    case "restore": try restore(params)
    case "grant": try grant(params)
    case "revoke": try revoke(params)
    case "checkEntitlements": try checkEntitlements(params)
    case "setUserProperty": try setUserProperty(params)
    case "userProperties": try userProperties(params)
    case "clock.advance": try advance(params)
    default: preconditionFailure("Model: there is no method \(method)")
    }
  }
}

struct ModelReply {
  var result: JSONTree?
  var error: ModelError?
  var events: [JSONTree]

  init(result: JSONTree, events: [JSONTree]) {
    self.result = result
    self.events = events
  }

  init(error: ModelError, events: [JSONTree]) {
    self.error = error
    self.events = events
  }
}

/// A refusal: its kind, and what the contract says stands beside it.
struct ModelError: Error {
  var kind: String
  var field: String?
  var holder: Name?
  var rule: String?

  init(_ kind: String, _ field: String? = nil) {
    self.kind = kind
    self.field = field
  }
}

/// Somebody whom the daemon made, as `userCreated` tells.
struct MadeUser {
  var id: Name
  var isAnonymous: Bool
  var customerID: Name
}

struct ModelProduct {
  var id: Name
  var kind: String?
  var entitlements: [Name]
}
