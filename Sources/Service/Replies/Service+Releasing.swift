import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Releases what became durable, and returns the sessions that waited for it.
  ///
  /// Call it between turns. Each returned session may have replies ready
  /// (`takeReadyReplies(of:)`); those that still wait come back in a later call.
  package func releaseDurable() -> [ClientSession] {
    var events: [StoredEvent] = []
    repeat { releaseCommitted(&events) } while continueErasure() || submitRest()
    // Background work goes on before its requests are answered.
    if decider.budget.hasTimeForBackground, runOneTask() {
      endTurn()
      releaseCommitted(&events)
    }
    feed.serveWaits(events)
    shared?.sendNext()
    return replyQueue.releaseWaiting()
  }

  /// Takes in what became durable, in the middle of a turn that has changed nothing yet.
  func settle() {
    var events: [StoredEvent] = []
    releaseCommitted(&events)
    feed.serveWaits(events)
  }

  private func releaseCommitted(_ events: inout [StoredEvent]) {
    let progress = decider.poll()
    replyCache.invalidate(progress.changes)
    events += progress.events
    if let failure = progress.erasingFailure {
      eraser.fail(failure)
      schedule.rest(from: now)
      if progress.failure == nil { commits.resume() }
    }
    if let failure = progress.failure { rollBack(failure) }
    if shared != nil { return }
    do throws(RPCError) {
      try dueReader.refresh()
    } catch {
      // The next turn brings another attempt.
      return
    }
  }

  /// Decisions that were made again may have changed something: that is a turn of its own.
  private func submitRest() -> Bool {
    guard commits.openTurn.hasChanges else { return false }
    endTurn()
    return true
  }

  /// Undoes a turn that could not be committed, and all later ones.
  ///
  /// Their changes leave memory. Requests that wrote are refused; those that only read are decided
  /// again from durable records.
  private func rollBack(_ failure: StorageError) {
    let wasErasing = eraser.isAtWork
    decider.rollBack(failure)
    shared?.dropAbandoned(decider.recordCache)
    largeDecisions.markStale()
    schedule.rest(from: now)
    if fatalError != nil { replyCache.removeAll() }
    let error = RPCError(failure)
    feed.restartWaits()
    feed.rollBackSubscriptions()
    // What is decided again must not reveal a turn that is still to come.
    let halted = suspended.filter { $0.suspension.map(isHalted) ?? false }
    eraser.rollBack(failure, wasAtWork: wasErasing)
    replyQueue.replaceRolledBack { reply, line, session in
      var replaced = reply
      replaced.parts = replace(
        reply.parts,
        of: line,
        isBatch: reply.isBatch,
        in: session,
        because: error
      )
      return replaced
    }
    commits.resume()
    for session in suspended + largeDecisions.sessions + verifications.sessions {
      guard var suspension = session.suspension else { continue }
      suspension.parts = replace(
        suspension.parts,
        of: suspension.line,
        isBatch: suspension.isBatch,
        in: session,
        because: error
      )
      session.suspension = suspension
    }
    for session in halted {
      resume(session, with: .failure(Self.failure(error, of: session.suspension?.advance)))
    }
  }

  /// Whether what a line waits for was rolled back; an erasure that had begun goes on.
  private func isHalted(_ suspension: Suspension) -> Bool {
    switch suspension.work {
    case .clock(let advance): advance.changedIn > durable
    case .erasure(let wait): wait.since > durable || fatalError != nil
    case .large, .queued, .store, .verification: false
    }
  }
}
