import TestSupport

/// A reference implementation of the rules, with lists and loops.
///
/// It receives the daemon's requests and computes replies and events. It is given the ids that the
/// daemon generates (`made`), and shares no code with it.
struct Model {
  var now: Int
  let createdAt: Int
  var rules = ModelRules(preset: "qonversion")
  var products: [ModelProduct] = []
  /// The entitlements that may be granted in addition to those of products.
  var entitlements: [Name] = []
  /// The environment that counts: `production`, `sandbox` or `any`.
  var environment = "production"

  var customers: [ModelCustomer] = []
  var users: [ModelUser] = []
  var devices: [ModelDevice] = []
  var purchases: [ModelPurchase] = []
  var grants: [ModelGrant] = []
  /// The registered account tokens, each with the index of its user.
  var tokens: [(token: Name, user: Int)] = []
  /// The stores that the project defines in addition to the known stores.
  var customStores: [Name] = []

  /// The successions that count during a `purchase`: what the call makes of those of other chains
  /// takes effect after its other events.
  var formerSuccessions: [[Name]: Succession?] = [:]
  /// The chains that had a holder when the model last looked for heirs.
  var heldChains: Set<[Name]> = []

  /// The events of this request.
  var events: [JSONTree] = []
  /// The cause in the events of this request.
  var cause = JSONTree.null
  /// The users that the daemon created in this request, the next one first.
  var made: [MadeUser] = []
  /// The device id that the daemon generated in this request.
  var madeDevice: Name?

  init(now: Int) {
    self.now = now
    createdAt = now
  }

  /// Returns the reply to a request; a refusal changes nothing.
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
    case "user.export": try export(params)
    case "store.unclaimed": unclaimed(params)
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

/// A refusal: its kind, and the additional members of the contract.
struct ModelError: Error {
  var kind: String
  var field: String?
  var holder: Name?
  var rule: String?
  var product: Name?
  var customers: Int?

  init(_ kind: String, _ field: String? = nil) {
    self.kind = kind
    self.field = field
  }
}

/// A user that the daemon created, from `userCreated`.
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
