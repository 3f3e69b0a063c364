import IdentityCore
import LineProtocol

// Answers queries from the reply cache, and fills it.
extension Service {
  /// Answers a query whose reply is cached; false if it is not.
  ///
  /// A cached reply reveals durable turns only. A change that is being committed holds up only the
  /// session that made it.
  func answerFromCache(
    _ query: FastQuery,
    _ line: Span<UInt8>,
    in session: ClientSession
  ) -> Bool {
    let isAnswered =
      session.maySend(durable)
      && replyCache.answer(query, in: line, at: decider.now) { session.emit($0) }
    if isAnswered { replyQueue.statistics.recordCachedReplies(1) }
    return isAnswered
  }

  /// Answers the queries at the start of `bytes`, as long as their replies are cached.
  ///
  /// Returns how many bytes were answered, in whole lines. The bounds are those of
  /// `ReplyCache.answer`. `send` gets the replies, which are valid only during the call, and
  /// returns whether to go on. The replies leave before the turn ends.
  package func answerCached(
    _ bytes: Span<UInt8>,
    in session: ClientSession,
    linesMax: Int,
    lineBytesMax: Int,
    bytesMax: Int,
    _ send: (Span<UInt8>) -> Bool
  ) -> Int {
    guard shared == nil, session.mayAnswerAtOnce(durable: durable) else { return 0 }
    let (taken, count) = replyCache.answer(
      bytes,
      linesMax: linesMax,
      lineBytesMax: lineBytesMax,
      bytesMax: bytesMax,
      at: decider.now,
      send
    )
    if taken > 0 {
      session.isFirstLine = false
      replyQueue.statistics.recordCachedReplies(count)
    }
    return taken
  }

  /// Decides a query, answers it, and caches the reply; false sends the line the normal path, which
  /// answers with an error.
  func answerAnew(
    _ query: FastQuery,
    _ line: Span<UInt8>,
    in session: ClientSession
  ) -> Bool {
    decider.turnSeen = .none
    let id = [UInt8](copying: line.extracting(query.subject))
    let subject: Subject = query.isAboutDevice ? .device(DeviceID(id)) : .user(UserID(id))
    let named = ProjectID([UInt8](copying: line.extracting(query.project)))
    let projectID = query.project.isEmpty ? Project.defaultID : named
    guard let (project, turn) = try? decider.project(projectID) else { return false }
    let decision = Decision(
      effect: .apply(cause: .request(method: [], id: nil)),
      decide: { draft throws(DecisionStop) in try draft.checkEntitlements(subject) },
      write: { check, draft, writer in
        let catalogue = draft.project.catalogue
        CheckEntitlements.write(check, narrowedTo: nil, catalogue: catalogue, to: &writer)
      }
    )
    let decided: (check: Draft.Check, draft: Draft)?
    do throws(RPCError) {
      decided = try decider.decide(
        in: project,
        changedIn: turn,
        steps: decider.stepsOnLoop,
        listsReads: true,
        decision.decide
      )
    } catch {
      return false
    }
    guard let (check, draft) = decided else {
      let line = [UInt8](copying: line)
      let work = LargeDecision(decision, in: project) { .answered($0) }
      suspend(session, Suspension(line: line, times: times), for: .large(work))
      return true
    }
    let result = decider.writer.text { decision.write(check, draft, to: &$0) }
    store(result, until: check.moments.upperBound, in: project, draft.reads, query, line)
    let token = [UInt8](copying: line.extracting(query.id))
    let reply = LineReply.Reply.result(id: token, result)
    var part = LineReply.Part(position: 0, reply: reply, needs: decider.turnSeen)
    part.outcome.method = Statistics.checkEntitlements
    enqueue(LineReply(isBatch: false, parts: [part]), for: line, to: session)
    return true
  }

  private static let resultMember = Array(",\"result\":".utf8)

  /// Caches a reply that reveals durable turns only and ends with the moment of the request.
  ///
  /// In a project with a manual clock, which is for tests, the moment is another.
  private func store(
    _ result: [UInt8],
    until: Moment,
    in project: Project,
    _ reads: ReadSet?,
    _ query: FastQuery,
    _ line: Span<UInt8>
  ) {
    // The moment and the end of the object; the line's own end is not part of the result.
    let ending = ReplyEnding(decider.now).text.dropLast(2)
    guard case .system = project.clock, decider.turnSeen <= durable, let reads,
      result.suffix(ending.count) == ending
    else { return }
    let common = Self.resultMember + result[..<(result.count - ending.count)]
    replyCache.store(common, for: query, in: line, reads: reads, until: until)
  }
}
