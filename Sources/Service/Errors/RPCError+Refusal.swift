import IdentityCore
import LineProtocol

extension RPCError {
  /// What the core's refusal is on the wire.
  init(_ refusal: Refusal) {
    switch refusal {
    case .unknownProject(let id):
      self.init(.unknownProject, "there is no project \(quoted(id))", field: "/project")
    case .unknownDevice(let id):
      self.init(.unknownDevice, "there is no device \(quoted(id))", field: "/device")
    case .unknownAnonymousUser(let id):
      let message = "no device has the anonymous user \(quoted(id)) now"
      self.init(.unknownUser, message, field: "/anonymousId")
    case .unknownUser(let id):
      self.init(.unknownUser, "there is no user \(quoted(id))", field: "/userId")
    case .blockedUserID(let id):
      self = .blockedUserID(id)
    case .userIDTooLong(let length, let lengthMax):
      self = .userIDTooLong(length, lengthMax: lengthMax)
    case .reservedUserID(let id):
      self.init(
        .reservedUserId,
        "\(quoted(id)) is an id of anonymous users",
        field: "/userId",
        hint: "give an id of your own; anonymous ids are made by install"
      )
    case .alreadyAnonymous:
      self.init(.alreadyAnonymous, "nobody is logged in on this device", field: "/device")
    case .unknownPurchase(let chain, let position):
      self.init(
        .unknownPurchase,
        "there is no purchase \(quoted(chain.originalTransaction)) of \(chain.store)",
        field: position.map { "/purchases/\($0)" } ?? "/originalTransactionId"
      )
    case .unknownEntitlement(let id, let known):
      self = .unknownEntitlement(id, known: known)
    case .notAManualGrant(let id):
      self.init(.notAManualGrant, "\(quoted(id)) is not granted by hand", field: "/entitlement")
    case .clockNotManual(let id):
      let message = "the clock of the project \(quoted(id)) is the system's"
      self.init(.clockNotManual, message, field: "/project")
    case .purchaseHeldByAnother(let chain, let holder, let rule):
      self = .purchaseHeldByAnother(chain, holder: holder, rule: rule)
    case .conflictingRules(let reason):
      self = DefineProject.conflict(reason)
    case .clockIsRunning(let id):
      self = .clockIsRunning(id)
    case .tooManyProperties(let limit):
      self = .tooManyProperties(limit)
    case .unknownConsumer(let id):
      self = .unknownConsumer(id)
    case .noSuchEvent(let newest):
      self = .noSuchEvent(newest: newest, field: "/cursor")
    case .tooManyProjects(let limit):
      self = .tooManyProjects(limit)
    case .tooManyPending(let id, let limit):
      self = .tooManyPending(id, limit)
    case .cannotUndo(let obstacle):
      self.init(obstacle)
    }
  }

  private static func blockedUserID(_ id: UserID) -> RPCError {
    RPCError(
      .blockedUserId,
      id.bytes.isEmpty ? "the user id is empty" : "\(quoted(id)) is a blocked user id",
      field: "/userId",
      hint: "give every person an id of their own; log out where there is none"
    )
  }

  private static func tooManyPending(_ id: ProjectID, _ limit: Int) -> RPCError {
    RPCError(
      .overloaded,
      "the customers of \(quoted(id)) are still being told of \(limit) changes before this one",
      field: "/project",
      hint: "send it again when they were told"
    ).with("limit", limit)
  }

  private static func clockIsRunning(_ id: ProjectID) -> RPCError {
    RPCError(
      .invalidParams,
      "clock: \(quoted(id)) has devices or users already",
      field: "/clock",
      hint: "the clock is chosen before the first of them; define another project"
    )
  }

  private static func tooManyProperties(_ limit: Int) -> RPCError {
    RPCError(
      .invalidParams,
      "the user has \(limit) properties, and no more are allowed",
      field: "/key",
      hint: "remove one with an empty value"
    ).with("limit", limit)
  }

  private static func unknownEntitlement(
    _ id: EntitlementID,
    known: [EntitlementID]
  ) -> RPCError {
    let nearest = NearestNames.nearest(to: id.bytes, among: known.map(\.description))
    let error = RPCError(
      .unknownEntitlement,
      "the project knows no entitlement \(quoted(id))",
      field: "/entitlement",
      hint: NearestNames.question(nearest)
        ?? "list it in project.define, in a product or under entitlements"
    )
    return nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  private static func userIDTooLong(_ length: Int, lengthMax: Int) -> RPCError {
    RPCError(
      .userIdTooLong,
      "the user id has \(length) characters, and at most \(lengthMax) are allowed",
      field: "/userId",
      hint: "use a shorter id, such as a UUID"
    ).with("limit", lengthMax)
  }

  private static func purchaseHeldByAnother(
    _ chain: ChainKey,
    holder: UserID,
    rule: RuleName
  ) -> RPCError {
    RPCError(
      .purchaseHeldByAnother,
      "the purchase \(quoted(chain.originalTransaction)) is held by \(quoted(holder)),"
        + " and the rule \(rule.rawValue) leaves it there",
      hint: "log in as its holder, or change the project's rules"
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
      "there are \(limit) projects, and no more are allowed",
      field: "/project",
      hint: "raise the limit projectsMax in the daemon's configuration"
    ).with("limit", limit)
  }
}

private func quoted<Kind>(_ id: Identifier<Kind>) -> String {
  String(quoting: id.bytes)
}
