import IdentityCore
import LineProtocol

extension RPCError {
  /// Converts the core's refusal to a protocol error.
  init(_ refusal: Refusal) {
    switch refusal {
    case .unknownProject(let id):
      self.init(.unknownProject, "there is no project \(quoted(id))", field: "/project")
    case .unknownDevice(let id):
      self.init(.unknownDevice, "there is no device \(quoted(id))", field: "/device")
    case .unknownAnonymousUser(let id):
      self = .unknownAnonymousUser(id)
    case .unknownUser(let id):
      self.init(.unknownUser, "there is no user \(quoted(id))", field: "/userId")
    case .awaitedUser(let id, let chain): self = .awaitedUser(id, chain)
    case .blockedUserID(let id): self = .blockedUserID(id)
    case .userIDTooLong(let length, let lengthMax):
      self = .userIDTooLong(length, lengthMax: lengthMax)
    case .reservedUserID(let id):
      self.init(.reservedUserId, "\(quoted(id)) is reserved for anonymous users", field: "/userId")
    case .userIDOfAnother(let id): self = .userIDOfAnother(id)
    case .notMadeUserID(let id): self = .notMadeUserID(id)
    case .imported(let refusal, let member): self = .imported(refusal, member)
    case .alreadyAnonymous:
      self.init(.alreadyAnonymous, "no user is logged in on this device", field: "/device")
    case .unknownPurchase(let chain, let position):
      let message = "there is no purchase \(quoted(chain.originalTransaction)) of \(chain.store)"
      let field = position.map { "/purchases/\($0)" } ?? "/originalTransactionId"
      self.init(.unknownPurchase, message, field: field)
    case .unknownTransaction(let id, let chain): self = .unknownTransaction(id, of: chain)
    case .store(let refusal): self.init(refusal)
    case .accountToken(let refusal): self.init(refusal)
    case .purchaseOfNobody: self = .purchaseOfNobody
    case .unknownEntitlement(let id, let known): self = .unknownEntitlement(id, known: known)
    case .notAManualGrant(let id): self = .notAManualGrant(id)
    case .clockNotManual(let id):
      let message = "the project \(quoted(id)) uses the system's clock"
      self.init(.clockNotManual, message, field: "/project")
    case .purchaseHeldByAnother(let chain, let holder, let rule):
      self = .purchaseHeldByAnother(chain, holder: holder, rule: rule)
    case .conflictingRules(let reason): self = DefineProject.conflict(reason)
    case .productInUse(let id, let customers, let others):
      self = .productInUse(id, customers: customers, others: others)
    case .clockIsRunning(let id): self = .clockIsRunning(id)
    case .tooManyProperties(let limit): self = .tooManyProperties(limit)
    case .unknownConsumer(let id): self = .unknownConsumer(id)
    case .noSuchEvent(let newest, let name):
      self = .noSuchEvent(newest: newest, field: "/\(name.rawValue)")
    case .lostEvent(let newestKept, let name):
      self = .lostEvent(newestKept: newestKept, field: "/\(name.rawValue)")
    case .unknownWebhook:
      self.init(.unknownWebhook, "the project has no webhook with this URL", field: "/url")
    case .tooManyProjects(let limit): self = .tooManyProjects(limit)
    case .tooManyPending(let id, let limit): self = .tooManyPending(id, limit)
    case .cannotUndo(let obstacle):
      self.init(obstacle)
    }
  }

  private static func unknownAnonymousUser(_ id: UserID) -> RPCError {
    let message = "no device has the anonymous user \(quoted(id)) now"
    return RPCError(.unknownUser, message, field: "/anonymousId")
  }

  private static func awaitedUser(_ id: UserID, _ chain: ChainKey) -> RPCError {
    RPCError(
      .unknownUser,
      "there is no user \(quoted(id)), for whom the purchase"
        + " \(quoted(chain.originalTransaction)) of \(chain.store) waits",
      field: "/userId",
      hint: "install and identify create the user, who then gets the purchase"
    )
  }

  private static func blockedUserID(_ id: UserID) -> RPCError {
    RPCError(
      .blockedUserId,
      id.bytes.isEmpty ? "the user id is empty" : "\(quoted(id)) is a blocked user id",
      field: "/userId",
      hint: "use an id that belongs to this user alone; call logout when no user is logged in"
    )
  }

  private static func userIDOfAnother(_ id: UserID) -> RPCError {
    RPCError(
      .reservedUserId,
      "another customer of the project has the id \(quoted(id))",
      field: "/ids",
      hint: "delete that user first, or import into a project that does not have it"
    )
  }

  private static func notMadeUserID(_ id: UserID) -> RPCError {
    RPCError(
      .reservedUserId,
      "\(quoted(id)) does not have the form of an anonymous id or a customerId",
      field: "/ids",
      hint: "give the id the kind identified, or begin it with the project's anonymousPrefix"
    )
  }

  private static func imported(_ refusal: Refusal, _ member: ImportedMember) -> RPCError {
    var error = RPCError(refusal)
    switch member {
    case .id(let position): error.field = "/ids/\(position)/id"
    case .customerID: error.field = "/customerId"
    case .accountToken(let position): error.field = "/accountTokens/\(position)"
    }
    if case .reservedUserID = refusal {
      error.hint =
        "give the id the kind anonymous; or, if that user exists elsewhere, name its customerId"
    }
    return error
  }

  private static func unknownTransaction(_ id: TransactionID, of chain: ChainKey) -> RPCError {
    RPCError(
      .unknownPurchase,
      "the purchase \(quoted(chain.originalTransaction)) of \(chain.store) has no transaction"
        + " \(quoted(id))",
      field: "/transactionId",
      hint: "record the transaction with purchase first; the daemon keeps nothing for later"
    )
  }

  private static func notAManualGrant(_ id: EntitlementID) -> RPCError {
    let message = "there is no grant of \(quoted(id)) to revoke"
    return RPCError(.notAManualGrant, message, field: "/entitlement")
  }

  private static func tooManyPending(_ id: ProjectID, _ limit: Int) -> RPCError {
    RPCError(
      .overloaded,
      "\(limit) earlier definitions of \(quoted(id)) have not reached all its customers yet",
      field: "/project"
    ).with("limit", limit)
  }

  private static func productInUse(
    _ id: ProductID,
    customers: Int?,
    others: Int
  ) -> RPCError {
    let further = others > 0 ? "; it leaves out \(others) more of them" : ""
    let uses =
      switch customers {
      case nil: "which stored transactions may name"
      case 0?: "which unclaimed purchases name"
      case 1?: "which purchases of 1 customer name"
      case let count?: "which purchases of \(count) customers name"
      }
    let error = RPCError(
      .productInUse,
      "products leaves out \(quoted(id)), \(uses)\(further)",
      field: "/products"
    ).with("product", id)
    return customers.map { error.with("customers", $0) } ?? error
  }

  private static func clockIsRunning(_ id: ProjectID) -> RPCError {
    RPCError.invalid(
      "/clock",
      "the project \(quoted(id)) already has devices, users or purchases",
      hint: "set the clock before the first device, user or purchase; define another project"
    )
  }

  private static func tooManyProperties(_ limit: Int) -> RPCError {
    RPCError(
      .invalidParams,
      "the user has \(limit) properties, which is the maximum",
      field: "/key",
      hint: "remove a property first: set it to an empty string"
    ).with("limit", limit)
  }

  private static func unknownEntitlement(
    _ id: EntitlementID,
    known: [EntitlementID]
  ) -> RPCError {
    let nearest = NearestNames.nearest(to: id.bytes, amongIDs: known)
    let error = RPCError(
      .unknownEntitlement,
      "the project has no entitlement \(quoted(id))",
      field: "/entitlement",
      hint: NearestNames.question(nearest)
    )
    return nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  private static func userIDTooLong(_ length: Int, lengthMax: Int) -> RPCError {
    RPCError(
      .userIdTooLong,
      "the user id has \(length) characters, and at most \(lengthMax) are allowed",
      field: "/userId"
    ).with("limit", lengthMax)
  }

  private static func purchaseHeldByAnother(
    _ chain: ChainKey,
    holder: UserID,
    rule: RuleName?
  ) -> RPCError {
    guard let rule else {
      return RPCError(
        .purchaseHeldByAnother,
        "\(quoted(holder)) holds the purchase \(quoted(chain.originalTransaction)), and the"
          + " import does not name this user as a holder",
        field: "/purchases",
        hint: "set onConflict to skip or merge"
      ).with("holder", holder)
    }
    return RPCError(
      .purchaseHeldByAnother,
      "\(quoted(holder)) holds the purchase \(quoted(chain.originalTransaction)),"
        + " and the rule \(rule.rawValue) keeps it there"
    ).with("holder", holder).with("rule", rule.rawValue)
  }

  private static func unknownConsumer(_ id: ConsumerID) -> RPCError {
    RPCError(
      .unknownConsumer,
      "there is no consumer \(quoted(id))",
      field: "/consumer",
      hint: "call events.acknowledge with the cursor \"0\" first"
    )
  }

  private static func tooManyProjects(_ limit: Int) -> RPCError {
    RPCError(
      .invalidParams,
      "there are \(limit) projects, which is the maximum",
      field: "/project",
      hint: "raise projectsMax in the daemon's configuration"
    ).with("limit", limit)
  }
}

func quoted<Kind>(_ id: Identifier<Kind>) -> String {
  String(quoting: id.bytes)
}
