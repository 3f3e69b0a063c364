import IdentityCore
import LineProtocol

// Queries that are answered from the reply cache, and decisions that fill it.
extension Service {
  /// Answers a query whose reply is cached; false where it is not.
  ///
  /// A cached reply tells of durable turns alone. A change that is on its way holds up only the
  /// conversation that made it.
  func answerFromCache(
    _ query: FastQuery,
    _ line: Span<UInt8>,
    in conversation: Conversation
  ) -> Bool {
    conversation.maySend(durable)
      && replies.answer(query, in: line, at: clock) { conversation.tell($0) }
  }

  /// Answers the queries with which `bytes` begins, as far as their replies are cached; returns how
  /// many bytes that were, in whole lines.
  ///
  /// The bounds are those of `ReplyCache.answer`. `send` gets the replies, lent for the length of
  /// the call, and says whether there may be more. They leave before the turn ends.
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

  /// Decides a query, answers it, and keeps the reply for the next one; false sends the line the
  /// normal path, which says what is wrong with it.
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

  /// Keeps a reply that tells of durable turns alone and ends with the moment of the request.
  ///
  /// A manual clock's moment is another one: its project is for tests.
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
