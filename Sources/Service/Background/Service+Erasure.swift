import IdentityCore
import LineProtocol
import Storage

// A customer is erased: first it is gone from every answer, then, step by step, from what is kept.
extension Service {
  /// Starts an erasure, or answers at once where it was asked for before, or is a rehearsal.
  func delete(_ request: DeleteUser, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try project(request.project)
    // The list of erasures is one for all projects.
    if large != nil { return .queued }
    if let known = try known(request.writing, call, in: project) { return known }
    let isRehearsal = request.writing.isDryRun
    if !isRehearsal && erasing.obstacle != nil { throw .earlierErasureHalted }
    let asked = asked(request.writing, call)
    let startedAt = now
    let decision = Decision(
      effect: effect(of: request.writing, call),
      decide: { draft throws(DecisionStop) in
        let removal = try draft.erase(request.user, startedAt: startedAt)
        guard !isRehearsal else { return removal }
        var erasure = removal.erasure
        erasure.lastEvent = try draft.projectCounts().events + Int64(draft.events.count)
        erasure.result = Self.result(of: removal)
        if let asked, let salt = try draft.salt() { erasure.remembered = asked.hashed(by: salt) }
        try draft.begin(erasure)
        return removal
      },
      write: { DeleteUser.write($0, to: &$2) }
    )
    return try carryOut(decision, in: project, changedIn: turn, entropy: freshEntropy()) {
      [unowned self] answer throws(RPCError) in
      try isRehearsal ? .answered(answer) : .erasing(beginErasing())
    }
  }

  /// The last of the erasures has begun, with a turn that was decided.
  private func beginErasing() throws(RPCError) -> Wait {
    guard let erasure = try erasures().underway.last else {
      preconditionFailure("Service: an erasure has begun, and there is none")
    }
    // A large one has been a turn of its own, and has told the store what comes behind it.
    let begunIn = newestChange
    if erasing.isIdle {
      erasing = ErasureProgress(begunIn: begunIn)
      if openTurn.hasChanges { prepareErasing() } else { erasing.rewrites = begunIn }
    }
    return Wait(tombstone: erasure.tombstone, since: begunIn)
  }

  /// Who waits for an erasure.
  struct Wait {
    /// The id that stands for what is erased.
    var tombstone: UserID
    /// The turn in which it began.
    var since: TurnNumber
  }

  func erasures() throws(RPCError) -> Erasures {
    guard case .erasures(let all)? = try find(.erasures).record else { return Erasures() }
    return all
  }

  /// The devices on which each of the users is logged in, also by what is not durable yet.
  func logins(
    of users: [UserID],
    in project: ProjectNumber
  ) throws(RPCError) -> [UserID: [DeviceID]] {
    guard !users.isEmpty else { return [:] }
    var logins = recentLogins.devices(of: Set(users), in: project)
    do throws(StorageError) {
      for id in users { logins[id, default: []] += try reader.devices(of: id, in: project) }
    } catch {
      throw failed(error)
    }
    return logins
  }

  private static func result(of removal: Draft.Removal) -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    writer.beginObject()
    DeleteUser.write(removal, to: &writer)
    writer.endObject()
    return writer.bytes
  }

  /// What this request came to before: its answer, or an erasure that is not done yet.
  private func known(
    _ writing: Writing,
    _ call: Call,
    in project: Project
  ) throws(RPCError) -> Outcome? {
    guard case .salt(let salt)? = try find(.salt(project.number)).record,
      let retry = asked(writing, call)?.hashed(by: salt)
    else { return nil }
    for erasure in try erasures().underway where erasure.project == project.id {
      guard let remembered = erasure.remembered, remembered.key == retry.key else { continue }
      guard remembered.parameters == retry.parameters else { throw conflict(writing) }
      guard erasing.obstacle == nil else { throw .erasureHalted }
      return .erasing(Wait(tombstone: erasure.tombstone, since: .none))
    }
    return try replay(retry.key, retry.parameters, writing, in: project).map { .answered($0) }
  }

  /// A request that may come again, as it was asked.
  private struct Asked: Sendable {
    var method: [UInt8]
    var idempotencyKey: [UInt8]
    var parameters: [UInt8]

    /// Key and params are hashed: they may name what is erased.
    func hashed(by salt: Salt) -> Erasure.Retry {
      let key = AnswerKey(
        method: method,
        idempotencyKey: salt.digest(of: idempotencyKey).bytes
      )
      return Erasure.Retry(key: key, parameters: salt.digest(of: parameters).bytes)
    }
  }

  /// Nil where the request carries no key, or is a rehearsal.
  private func asked(_ writing: Writing, _ call: Call) -> Asked? {
    guard let idempotencyKey = writing.idempotencyKey, !writing.isDryRun else { return nil }
    var parameters: [UInt8] = []
    call.params?.canonicalBytes(into: &parameters)
    return Asked(method: call.name, idempotencyKey: idempotencyKey, parameters: parameters)
  }
}
