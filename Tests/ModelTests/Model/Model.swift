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
  /// The purchases that imports gave to users before a store reported them.
  var claims: [(chain: [Name], user: Int)] = []
  /// The names of erased chains, each with the own name of its chain, which is missing once
  /// somebody holds the chain again.
  var erasedNames: [[Name]: [Name]] = [:]
  /// The replies under idempotency keys, by method and key.
  var answers: [[Name]: ModelAnswer] = [:]
  /// The notifications of stores that were carried out.
  var received: Set<Name> = []
  /// What `project.stores` shows, without the custom stores.
  var storeSettings: [JSONTree.Member] = []
  /// The fields that the last statement changed.
  var changedFields: [String] = []
  /// All events so far, as deletions have left them.
  var feed: [JSONTree] = []

  /// The ids of the events in `feed`.
  var eventIDs: [Name] = []
  /// The requests that changed something, for undos.
  var past: [ModelStep] = []
  /// The links that undos have reverted.
  var undone: Set<ModelUndo> = []
  /// The customers that undos made of users who never were customers on their own.
  var splits: [Name: (customerID: Name, age: Int)] = [:]
  /// The requests whose links the model cannot judge any more, because an undo that it could not
  /// judge came after them.
  var unjudgedSteps = 0
  /// The steps of the restores and purchases that the last undo keeps.
  var keptSteps: Set<Int> = []
  /// What the links of this request are, and in a replay, what they were.
  var links: [ModelLink] = []
  /// The users of the customer that this import found.
  var importedUsers: Set<Name>?
  /// The known chains that this import gave to its customer.
  var joinedChains: Set<[Name]> = []
  /// The known chains that this import skipped.
  var skippedChains: Set<[Name]> = []
  /// The known chain that this call is about, by all the names that the call gives it.
  var namedByCall: (index: Int, names: [Name])?
  /// The known chains of this import that its customer may hold.
  var importedPurchases: [[Name]] = []
  /// The purchases of this import that an earlier one gave to other users.
  var importedForOthers: [(index: Int, owner: Int)] = []
  var script: ModelScript?

  /// The chains that had a holder when the model last looked for heirs.
  var heldChains: Set<[Name]> = []

  /// The events of this request.
  var events: [JSONTree] = []
  /// The cause in the events of this request.
  var cause = JSONTree.null
  /// What the daemon generated in this request.
  var made = MadeIDs()

  init(now: Int) {
    self.now = now
    createdAt = now
  }

  /// Returns the reply to a request; a refusal changes nothing.
  mutating func answer(
    _ method: String,
    _ params: JSONTree,
    id: Int,
    made: MadeIDs = MadeIDs()
  ) -> ModelReply {
    var before = self
    events = []
    (links, importedUsers, joinedChains, skippedChains) = ([], nil, [], [])
    cause = .object(["method": .string(method), "id": .count(id)])
    self.made = made
    do {
      if let custom = params["stores"]?["custom"]?.elements?.compactMap(\.name) {
        try checkCustomStores(custom)
      }
      if let repeated = try repeated(method, params) { return repeated }
      let result = try result(of: method, params)
      let emitted = events
      if params["dryRun"]?.flag == true {
        before.keptSteps = keptSteps
        self = before
      } else {
        before.past = []
        let range = feed.count..<feed.count + emitted.count
        feed += emitted
        if script == nil && !Self.readingMethods.contains(method) {
          past.append(
            ModelStep(
              before: before,
              method: method,
              params: params,
              id: id,
              made: made,
              events: range,
              links: links,
              importedUsers: importedUsers,
              joinedChains: joinedChains,
              skippedChains: skippedChains,
              deleted: method == "user.delete" ? result : nil
            )
          )
        }
        if let key = params["idempotencyKey"]?.name {
          answers[[Name(method), key]] = ModelAnswer(params: params, result: result)
        }
      }
      return ModelReply(result: result, events: emitted)
    } catch {
      self = before
      return ModelReply(error: error, events: [])
    }
  }

  private static let readingMethods = [
    "userInfo", "checkEntitlements", "userProperties", "user.export", "store.unclaimed",
  ]

  /// Returns the stored reply to a retry.
  private func repeated(
    _ method: String,
    _ params: JSONTree
  ) throws(ModelError) -> ModelReply? {
    guard let key = params["idempotencyKey"]?.name, params["dryRun"]?.flag != true,
      let known = answers[[Name(method), key]], !(known.mayBeErased && made.isAnswered)
    else { return nil }
    guard Name(known.params.sorted.description) == Name(params.sorted.description) else {
      throw ModelError("idempotencyConflict", "/idempotencyKey")
    }
    let replayed = JSONTree.Member(name: "replayed", value: .bool(true))
    return ModelReply(result: known.result.with([replayed]), events: [])
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
    case "store.notify": try notify(params)
    case "user.import": try importCustomer(params)
    case "user.delete": try delete(params)
    case "user.link.undo": try undo(params)
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
  /// Why an undo fails, and the step of a later alias that is the reason.
  var obstacle: String?
  var step: Int?
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

/// A reply that is kept for retries.
struct ModelAnswer {
  var params: JSONTree
  var result: JSONTree
  /// Whether a deletion came since, which may have found an erased id in it.
  var mayBeErased = false
}

/// The ids that the daemon generated in one request.
struct MadeIDs {
  /// The users that it created, the next one first.
  var users: [MadeUser] = []
  var device: Name?
  /// What stands for a deleted customer.
  var tombstone: Name?
  /// The customer that an import created.
  var customerID: Name?
  /// Whether it carried the request out, and repeated no stored reply.
  var isAnswered = false
  /// All events of an undo.
  var events: [JSONTree] = []
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
