import IdentityCore
import LineProtocol
import Storage

// A customer is erased: first it is gone from every answer, then, step by step, from what is kept.
extension Service {
  /// Starts an erasure, or answers at once where it was asked for before, or is a rehearsal.
  func delete(_ request: DeleteUser, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try project(request.project)
    if let known = try known(request.writing, call, in: project) { return known }
    let (ids, _) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.idsReachingCustomer(of: request.user)
    }
    let devices = try devices(of: ids, in: project)
    let (removal, decided) = try decide(
      in: project,
      changedIn: turn,
      entropy: freshEntropy()
    ) { draft throws(Stop) in
      try draft.erase(request.user, loggedIn: devices, startedAt: now)
    }
    if request.writing.isDryRun {
      return .answered(
        try conclude(removal, decided, .rehearse(cause: call.cause)) {
          DeleteUser.write($0, to: &$2)
        }
      )
    }
    guard erasing.obstacle == nil else { throw .earlierErasureHalted }
    var draft = decided
    var erasure = removal.erasure
    erasure.lastEvent = try tally(of: &draft).events + Int64(draft.events.count)
    erasure.result = result(of: removal)
    erasure.remembered = try retry(request.writing, call, in: &draft)
    var all = try erasures()
    all.underway.append(erasure)
    draft.put(.erasures(all), for: .erasures)
    _ = try conclude(removal, draft, .apply(cause: call.cause)) { _, _, _ in }
    if erasing.isIdle {
      erasing = ErasureProgress(begunIn: self.turn)
      prepareErasing()
    }
    return .erasing(Wait(tombstone: erasure.tombstone, since: self.turn))
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

  /// The devices on which one of the users is logged in, also by what is not durable yet.
  func devices(of users: [UserID], in project: Project) throws(RPCError) -> [DeviceID] {
    var found: Set<DeviceID> = []
    do throws(StorageError) {
      for id in users { found.formUnion(try reader.devices(of: id, in: project.number)) }
    } catch {
      throw failed(error)
    }
    world.forEachChange(after: durable) { key, record in
      guard case .device(project.number, let id) = key, case .device(let device)? = record,
        let user = device.identifiedUser, users.contains(user)
      else { return }
      found.insert(id)
    }
    return found.sorted()
  }

  private func result(of removal: Draft.Removal) -> [UInt8] {
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
      let retry = retry(writing, call, salt)
    else { return nil }
    for erasure in try erasures().underway where erasure.project == project.id {
      guard let remembered = erasure.remembered, remembered.key == retry.key else { continue }
      guard remembered.parameters == retry.parameters else { throw conflict(writing) }
      guard erasing.obstacle == nil else { throw .erasureHalted }
      return .erasing(Wait(tombstone: erasure.tombstone, since: .none))
    }
    return try replay(retry.key, retry.parameters, writing, in: project).map { .answered($0) }
  }

  private func retry(
    _ writing: Writing,
    _ call: Call,
    in draft: inout Draft
  ) throws(RPCError) -> Erasure.Retry? {
    do throws(Stop) {
      guard let salt = try draft.salt() else {
        preconditionFailure("Service: somebody is erased, and there is no salt")
      }
      return retry(writing, call, salt)
    } catch {
      preconditionFailure("Service: what was just decided on is not here")
    }
  }

  /// Key and params are hashed: they may name what is erased.
  private func retry(_ writing: Writing, _ call: Call, _ salt: Salt) -> Erasure.Retry? {
    guard let idempotencyKey = writing.idempotencyKey, !writing.isDryRun else { return nil }
    var parameters: [UInt8] = []
    call.params?.canonicalBytes(into: &parameters)
    let key = AnswerKey(
      method: call.name,
      idempotencyKey: salt.digest(of: idempotencyKey).bytes
    )
    return Erasure.Retry(key: key, parameters: salt.digest(of: parameters).bytes)
  }
}
