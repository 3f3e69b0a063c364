import IdentityCore

extension Remedy {
  /// Writes the members of a call that is ready to send: method, params, required role and effect.
  func write(in project: Project, to writer: inout JSONWriter) {
    writer.member("method", text: method.name)
    writer.object("params") { writer in
      writeParameters(in: project, to: &writer)
      if project.id != Project.defaultID { writer.member("project", project.id) }
    }
    writer.member("role", method.role.rawValue)
    writer.member("text", sentence)
  }

  private var method: any Method.Type {
    switch self {
    case .restore: Restore.self
    case .identify: Identify.self
    case .logout: Logout.self
    case .undo: UndoLink.self
    case .update: UpdatePurchase.self
    case .define: DefineProject.self
    case .grant: GrantAccess.self
    }
  }

  private func writeParameters(in project: Project, to writer: inout JSONWriter) {
    switch self {
    case .restore(let device, let chains):
      writer.member("device", device)
      guard let chains else { return }
      writer.list("purchases", chains) { $1.members(ofPurchaseRef: $0) }
    case .identify(let device, let user):
      writer.member("device", device)
      writer.member("userId", user)
    case .logout(let device): writer.member("device", device)
    case .undo(_, let cursor): writer.member("event", project.eventID(cursor))
    case .update(let update):
      writer.members(ofPurchaseRef: update.chain)
      if let transaction = update.transaction { writer.member("transactionId", transaction) }
      writer.members(of: update.statements)
    case .define(let definition):
      if let products = definition.products { writer.member("products", products) }
      if let environment = definition.environment {
        writer.member("environment", environment.rawValue)
      }
    case .grant(let entitlement, .device(let device)):
      writer.member("device", device)
      writer.member("entitlement", entitlement)
    case .grant(let entitlement, .user(let user)):
      writer.member("userId", user)
      writer.member("entitlement", entitlement)
    }
  }

  private var sentence: String {
    switch self {
    case .restore(let device, nil):
      "restore the purchases of the store account of \(quoted(device))"
    case .restore(let device, _): "restore this purchase on \(quoted(device))"
    case .identify(let device, let user): "log in as \(quoted(user)) on \(quoted(device))"
    case .logout(let device): "log out on \(quoted(device)): its anonymous user has it"
    case .undo: "undo the link that took it away"
    case .update(let update) where update[.expiresAt] == nil: "clear what withdrew access"
    case .update: "move its end, if the store says so"
    case .define(let definition) where definition.products == nil:
      "let purchases of every environment give access, for all users"
    case .define: "let the product give it, to all users who bought it"
    case .grant: "grant it, with no end"
    }
  }
}

private func quoted<Kind>(_ id: Identifier<Kind>) -> String { String(quoting: id.bytes) }
