import IdentityCore
import LineProtocol

// Answers queries from the reply cache, and fills it.
extension Service {
  /// Answers a query from the cache; returns false if its reply is not cached.
  ///
  /// A cached reply depends only on durable turns. A change that is not durable delays only the
  /// conversation that made it.
  func answerFromCache(
    _ query: FastQuery,
    _ line: Span<UInt8>,
    in conversation: Conversation
  ) -> Bool {
    conversation.maySend(durable)
      && replies.answer(query, in: line, at: clock) { conversation.tell($0) }
  }

  /// Answers the queries at the start of `bytes`, as long as their replies are cached.
  ///
  /// Returns how many bytes were answered, in whole lines. The bounds are those of
  /// `ReplyCache.answer`. `send` gets the replies, which are valid only during the call, and
  /// returns whether to go on. The replies leave before the turn ends.
  package func take(
    _ bytes: Span<UInt8>,
    in conversation: Conversation,
    linesMax: Int,
    lineBytesMax: Int,
    bytesMax: Int,
    _ send: (Span<UInt8>) -> Bool
  ) -> Int {
    guard conversation.mayAnswerAtOnce(durable: durable) else { return 0 }
    let taken = replies.answer(
      bytes,
      linesMax: linesMax,
      lineBytesMax: lineBytesMax,
      bytesMax: bytesMax,
      at: clock,
      send
    )
    if taken > 0 { conversation.isFirstLine = false }
    return taken
  }

  /// Decides a query, answers it, and caches the reply.
  ///
  /// Returns false on an error; the normal path then decides the line and reports the error.
  func answerAnew(
    _ query: FastQuery,
    _ line: Span<UInt8>,
    in conversation: Conversation
  ) -> Bool {
    turnSeen = .none
    let id = [UInt8](copying: line.extracting(query.subject))
    let subject: Subject = query.isAboutDevice ? .device(DeviceID(id)) : .user(UserID(id))
    let projectID = ProjectID([UInt8](copying: line.extracting(query.project)))
    guard let (project, turn) = try? project(query.project.isEmpty ? Project.defaultID : projectID)
    else { return false }
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
      decided = try decide(
        in: project,
        changedIn: turn,
        steps: stepsOnLoop,
        listsReads: true,
        decision.decide
      )
    } catch {
      return false
    }
    guard let (check, draft) = decided else {
      let line = [UInt8](copying: line)
      let work = LargeDecision(decision, in: project) { .answered($0) }
      suspend(conversation, Suspension(line: line), for: .large(work))
      return true
    }
    let result = text { decision.write(check, draft, to: &$0) }
    keep(result, until: check.moments.upperBound, in: project, draft.reads, query, line)
    let token = [UInt8](copying: line.extracting(query.id))
    let part = LineReply.Part(position: 0, reply: .result(id: token, result), needs: turnSeen)
    owe(LineReply(isBatch: false, parts: [part]), for: line, to: conversation)
    return true
  }

  /// Caches a reply that depends only on durable turns and ends with the request's time.
  ///
  /// Replies of a project with a manual clock end with another time. They are not cached: such
  /// projects are for tests.
  private func keep(
    _ result: [UInt8],
    until: Moment,
    in project: Project,
    _ reads: ReadSet?,
    _ query: FastQuery,
    _ line: Span<UInt8>
  ) {
    let text = Array(",\"result\":".utf8) + result + Array("}\n".utf8)
    guard case .system = project.clock, turnSeen <= durable, let reads,
      text.suffix(clock.ending.count) == clock.ending[...]
    else { return }
    let common = Array(text.dropLast(clock.ending.count))
    replies.keep(common, for: query, in: line, reads: reads, until: until)
  }
}
