import IdentityCore
import LineProtocol
import Storage

// Erasing a customer: first from every answer, then, step by step, from what is stored.
extension Service {
  /// Starts an erasure; answers at once for a retry or a dry run.
  func delete(_ request: DeleteUser, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try project(request.project)
    // All projects share the list of erasures.
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

  /// Starts the newest erasure, whose turn was decided.
  private func beginErasing() throws(RPCError) -> Wait {
    guard let erasure = try erasures().underway.last else {
      preconditionFailure("Service: an erasure has begun, and there is none")
    }
    // A large erasure has its own turn, which has prepared the store already.
    let begunIn = newestChange
    if erasing.isIdle {
      erasing = ErasureProgress(begunIn: begunIn)
      if openTurn.hasChanges { prepareErasing() } else { erasing.rewrites = begunIn }
    }
    return Wait(tombstone: erasure.tombstone, since: begunIn)
  }

  /// A request that waits for an erasure.
  struct Wait {
    /// The id that replaces the erased user.
    var tombstone: UserID
    /// The turn in which it began.
    var since: TurnNumber
  }

  func erasures() throws(RPCError) -> Erasures {
    guard case .erasures(let all)? = try find(.erasures).record else { return Erasures() }
    return all
  }

  /// Returns the devices with a login of each user, including logins that are not durable.
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

  /// Returns the outcome of an earlier request with the same key.
  ///
  /// That is its answer, or an erasure that is under way.
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

  /// A request that may be retried, as the caller sent it.
  private struct Asked: Sendable {
    var method: [UInt8]
    var idempotencyKey: [UInt8]
    var parameters: [UInt8]

    /// Hashes the key and the params, which may name what is erased.
    func hashed(by salt: Salt) -> Erasure.Retry {
      let key = AnswerKey(
        method: method,
        idempotencyKey: salt.digest(of: idempotencyKey).bytes
      )
      return Erasure.Retry(key: key, parameters: salt.digest(of: parameters).bytes)
    }
  }

  /// Returns nil if the request has no key or is a dry run.
  private func asked(_ writing: Writing, _ call: Call) -> Asked? {
    guard let idempotencyKey = writing.idempotencyKey, !writing.isDryRun else { return nil }
    var parameters: [UInt8] = []
    call.params?.canonicalBytes(into: &parameters)
    return Asked(method: call.name, idempotencyKey: idempotencyKey, parameters: parameters)
  }
}
