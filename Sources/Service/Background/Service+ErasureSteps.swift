import IdentityCore
import LineProtocol
import Storage

// The steps of an erasure. Each is a turn that stores the progress, so that the erasure continues
// from there after a restart.
extension Service {
  /// Takes the next step of the oldest erasure; returns false if there is none to take now.
  func moveErasures() -> Bool {
    if answerErased() || answerHalted() {
      endTurn()
      return true
    }
    guard canErase, !isResting, erasing.scan == nil else { return false }
    return tryErasing { () throws(RPCError) in
      guard let erasure = try erasures().underway.first else {
        erasing.isIdle = true
        return false
      }
      let (project, turn) = try project(erasure.project)
      switch erasure.stage {
      case .events(let after):
        try beginScan(of: erasure, after, in: project)
        return false
      case .answers(let after): try eraseAnswers(erasure, after, in: project, turn)
      case .traces where erasing.clears == nil: try clearTraces(of: erasure, in: project, turn)
      case .traces: try finish(erasure, in: project, turn)
      }
      erasing.awaits = self.turn
      endTurn()
      return true
    }
  }

  /// Examines the next few events of a step, or takes the next step.
  func moveErasure() {
    guard erasing.scan != nil else {
      _ = moveErasures()
      return
    }
    _ = tryErasing { () throws(RPCError) in
      guard let scan = erasing.scan else { return false }
      let (project, turn) = try project(scan.erasure.project)
      try eraseSome(scan, in: project, turn)
      return true
    }
  }

  private func tryErasing(_ step: () throws(RPCError) -> Bool) -> Bool {
    do throws(RPCError) {
      return try step()
    } catch {
      openTurn.discardErasing()
      erasing.retry()
      rest()
      guard error.kind != .storageFull else { return false }
      var reason = error.message
      if error.kind == .storageFailed, case .failed(let words)? = failure { reason = words }
      noteErasureFailure(reason)
      return erasing.obstacle != nil
    }
  }

  /// Notes that a step failed; after several failures, it waits for the next start.
  func noteErasureFailure(_ reason: String) {
    var place: ErasureProgress.ErasureStep?
    do throws(RPCError) {
      // If no erasure is under way, its beginning failed, and the caller got the error.
      guard let erasure = try erasures().underway.first else { return }
      place = .init(tombstone: erasure.tombstone, stage: erasure.stage)
    } catch {
      // The erasures cannot be read: nil stands for that place.
    }
    if erasing.fail(at: place, because: reason) { haltedErasure = reason }
  }

  /// Whether a step is being carried out or committed, or the files are being cleared for it.
  var isErasing: Bool {
    !erasing.isIdle && (!isStepDone || erasing.scan != nil)
  }

  /// Whether the next step may be taken.
  ///
  /// A sweep's stored progress may name a customer who is erased, so erasures wait for sweeps.
  var canErase: Bool {
    fatalError == nil && sweeps.isEmpty && isStepDone && large == nil
  }

  private var isStepDone: Bool {
    erasing.isReady(settled: settled, rewritable: rewritable, cleared: cleared)
  }

  /// Starts to examine the next events.
  private func beginScan(
    of erasure: Erasure,
    _ after: Int64,
    in project: Project
  ) throws(RPCError) {
    let count = ErasureProgress.eventsPerStep
    let page = try page(
      EventQuery(project: project.number, after: after, limit: count, scanMax: count)
    )
    erasing.scan = ErasureProgress.EventScan(
      erasure: erasure,
      eraser: EventEraser(erasure, text: JSONDocument.text(ofRequestID:)),
      events: page.events.filter { $0.cursor <= erasure.lastEvent }[...],
      cursor: page.cursor,
      isLast: page.cursor >= erasure.lastEvent || page.events.isEmpty,
      chainsCount: erasure.chains.count
    )
  }

  private static let stepsPerErasurePiece = 8192

  /// Rewrites the next few events and what they refer to; the last of them completes the step.
  private func eraseSome(
    _ begun: ErasureProgress.EventScan,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    var scan = begun
    var traces: [Draft.Trace] = []
    let events = scan.takePiece()
    budget.spend(Self.stepsPerErasurePiece)
    for var stored in events {
      guard let rewritten = scan.eraser.rewrite(stored.event) else { continue }
      stored.event = rewritten.event
      openTurn.rewrite(stored)
      traces.append(rewritten.trace)
    }
    let known = scan.erasure
    let (followed, draft) = try decide(in: project, changedIn: turn) { draft throws(DecisionStop) in
      var erasure = known
      try draft.follow(traces, &erasure)
      return erasure
    }
    if followed.chains.count > known.chains.count {
      scan.eraser = EventEraser(followed, text: JSONDocument.text(ofRequestID:))
    }
    scan.erasure = followed
    guard scan.events.isEmpty else {
      if !draft.changes.isEmpty {
        _ = try conclude(true, draft, .apply(cause: .clock)) { _, _, _ in }
      }
      erasing.scan = scan
      return
    }
    var next = followed
    if followed.chains.count > scan.chainsCount {
      next.stage = .events(after: 0)
    } else {
      next.stage = scan.isLast ? .answers(after: []) : .events(after: scan.cursor)
    }
    try keep(next, draft)
    erasing.scan = nil
    erasing.awaits = self.turn
  }

  private func eraseAnswers(
    _ erasure: Erasure,
    _ after: [UInt8],
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    let answers: [StoredAnswer]
    do throws(StorageError) {
      answers = try reader.answers(
        in: project.number,
        after: after,
        limit: ErasureProgress.answersPerStep
      )
    } catch {
      throw failed(error)
    }
    let words = ErasedWords(erasure)
    let gone = answers.filter { answer in
      answer.answeredAt <= erasure.startedAt && words.stand(in: answer)
    }
    var (_, draft) = try decide(in: project, changedIn: turn) { _ in true }
    for answer in gone { draft.remove(.answer(project.number, answer.key)) }
    var next = erasure
    if answers.count == ErasureProgress.answersPerStep, let last = answers.last {
      next.stage = .answers(after: last.key.addressBytes)
    } else {
      next.stage = .traces
      (next.users, next.devices, next.chains) = ([], [], [])
      openTurn.noteClearedTraces()
      erasing.clears = self.turn
    }
    try keep(next, draft)
  }

  /// Clears the files again after a restart, because that may not have been completed.
  private func clearTraces(
    of erasure: Erasure,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    let (_, draft) = try decide(in: project, changedIn: turn) { _ in true }
    openTurn.noteClearedTraces()
    erasing.clears = self.turn
    try keep(erasure, draft)
  }

  private func finish(
    _ erasure: Erasure,
    in project: Project,
    _ turn: TurnNumber
  ) throws(RPCError) {
    recordCache.forgetAbsent(durable: durable)
    var (_, draft) = try decide(in: project, changedIn: turn) { _ in true }
    var all = try erasures()
    all.underway.removeFirst()
    draft.put(.erasures(all), for: .erasures)
    if let remembered = erasure.remembered {
      draft.put(
        .answer(
          StoredAnswer(
            key: remembered.key,
            parameters: remembered.parameters,
            result: erasure.result,
            answeredAt: now
          )
        ),
        for: .answer(project.number, remembered.key)
      )
    }
    _ = try conclude(true, draft, .apply(cause: .clock)) { _, _, _ in }
    erasing.clears = nil
    erasing.isIdle = all.underway.isEmpty
    if !erasing.isIdle { prepareErasing() }
    erasing.ended.append(
      ErasureProgress.Ended(
        tombstone: erasure.tombstone,
        result: erasure.result,
        turn: self.turn
      )
    )
  }

  /// Makes the first step after this turn wait until the store is prepared.
  func prepareErasing() {
    openTurn.notePrecedingRewrites()
    erasing.rewrites = turn
  }

  /// Answers the requests whose erasure is durably complete; returns false if there are none.
  ///
  /// If the last turn fails, it is retried. An earlier answer could report a failure of an erasure
  /// that then goes on.
  private func answerErased() -> Bool {
    let ended = erasing.ended.filter { $0.turn <= durable }
    guard !ended.isEmpty else { return false }
    erasing.ended.removeAll { $0.turn <= durable }
    for erased in ended {
      let answer = Answer(result: erased.result, needs: erased.turn, wrote: true)
      for conversation in advancing
      where conversation.suspension?.wait?.tombstone == erased.tombstone {
        resume(conversation, with: .success(answer))
      }
    }
    return true
  }

  /// Answers the requests whose erasure has begun and cannot continue.
  ///
  /// Returns false if there are none.
  private func answerHalted() -> Bool {
    guard erasing.obstacle != nil else { return false }
    let halted = advancing.filter { conversation in
      guard let wait = conversation.suspension?.wait, wait.since <= durable else { return false }
      return !erasing.ended.contains { $0.tombstone == wait.tombstone }
    }
    for conversation in halted { resume(conversation, with: .failure(.erasureHalted)) }
    return !halted.isEmpty
  }

  /// Stores the progress of the oldest erasure, with the changes of the step.
  private func keep(_ erasure: Erasure, _ draft: Draft) throws(RPCError) {
    var draft = draft
    var all = try erasures()
    all.underway[0] = erasure
    draft.put(.erasures(all), for: .erasures)
    _ = try conclude(true, draft, .apply(cause: .clock)) { _, _, _ in }
  }
}

extension ErasedWords {
  private static let deletion = Array("\(DeleteUser.name)".utf8)

  /// Whether one of the words occurs in the request or in its answer.
  fileprivate func stand(in answer: StoredAnswer) -> Bool {
    if stand(inJSON: answer.result) { return true }
    // For deletions only digests are stored, which are not JSON.
    if answer.key.method == Self.deletion { return false }
    // A request without params has an empty list here.
    if !answer.parameters.isEmpty && stand(inJSON: answer.parameters) { return true }
    return stand(in: answer.key.idempotencyKey)
  }

  /// Whether one of the words is a string in the JSON; true if it cannot be parsed.
  private func stand(inJSON text: [UInt8]) -> Bool {
    do throws(JSONError) {
      let document = JSONDocument()
      return isString(in: try document.read(text))
    } catch {
      return true
    }
  }

  /// Recurses no deeper than the document's limit.
  private func isString(in value: JSONValue) -> Bool {
    if let text = value.string { return contains(text) }
    return value.elements.contains { isString(in: $0) }
      || value.members.contains { isString(in: $0.name) || isString(in: $0.value) }
  }
}

extension JSONDocument {
  /// Returns the text of a request's `id` that may contain words; nil if it cannot be parsed.
  fileprivate static func text(ofRequestID id: [UInt8]) -> [UInt8]? {
    // Without escapes, only the quotes are not text, and words do not contain them.
    guard id.contains(UInt8(ascii: "\\")) else { return id.first == UInt8(ascii: "\"") ? id : [] }
    do throws(JSONError) {
      let document = JSONDocument()
      return try document.read(id).string
    } catch {
      return nil
    }
  }
}
