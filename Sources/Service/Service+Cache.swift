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
    let hash = replies.hash(of: query, in: line)
    guard conversation.mayTell(durable),
      replies.render(query, in: line, hash, at: replies.table.candidate(hash), clock)
    else { return false }
    replies.output.withBytes { conversation.tell($0) }
    replies.output.removeAll()
    return true
  }

  /// Answers the queries with which each batch of `bytes` begins, as far as their replies are
  /// cached, and says in each batch how many bytes that were, in whole lines.
  ///
  /// `send` gets the replies, lent for the length of the call, and says whether there may be more
  /// for the conversation. They leave before the turn ends.
  package func take(
    _ batches: inout [QueryBatch],
    of bytes: Span<UInt8>,
    _ send: (Span<UInt8>, Conversation) -> Bool
  ) {
    for index in batches.indices { batches[index].open(durable: durable) }
    replies.answer(&batches, of: bytes, at: clock, send)
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
    guard let (project, turn) = try? project(query.project.isEmpty ? Project.defaultID : projectID),
      let (check, draft) = try? decide(
        in: project,
        changedIn: turn,
        steps: stepsOnLoop,
        listsReads: true,
        { draft throws(Stop) in try draft.checkEntitlements(subject) }
      )
    else { return false }
    let result = text { writer in
      writer.beginObject()
      CheckEntitlements.write(check, narrowedTo: nil, catalogue: project.catalogue, to: &writer)
      writer.endObject()
    }
    if turnSeen <= durable, let reads = draft.reads {
      // A manual clock is part of the project's record, which changes when the clock moves.
      let isManual = if case .manual = project.clock { true } else { false }
      replies.keep(
        Array(",\"result\":".utf8) + result + Array("}\n".utf8),
        check.replyValues(showingNow: !isManual),
        for: query,
        in: line,
        reads: reads,
        until: isManual ? Moment(milliseconds: .max) : check.moments.upperBound
      )
    }
    let token = [UInt8](copying: line.extracting(query.id))
    let part = Exchange.Part(position: 0, reply: .result(id: token, result), needs: turnSeen)
    owe(Exchange(isBatch: false, parts: [part]), for: line, to: conversation)
    return true
  }
}

extension Draft.Check {
  /// What differs between the replies about different customers, in the order of the reply: one
  /// group for each entitlement.
  fileprivate func replyValues(showingNow: Bool) -> [[ReplyValue]] {
    var groups = access.entitlements.map { entitlement -> [ReplyValue] in
      guard case .purchase(let facts)? = entitlement.source else {
        return [entitlement.startedAt, entitlement.expiresAt].compactMap { $0.map { .moment($0) } }
      }
      let moments = [
        entitlement.startedAt, entitlement.expiresAt, facts.gracePeriodExpiresAt,
        facts.firstPurchasedAt, facts.lastPurchasedAt, facts.trialStartedAt,
        facts.autoRenewDisabledAt,
      ]
      return moments.compactMap { $0.map { .moment($0) } } + [
        .number(facts.renewsCount), .text(facts.transaction.bytes),
        .text(facts.key.originalTransaction.bytes),
      ]
    }
    if groups.isEmpty { groups = [[]] }
    groups[0].insert(.text(user.bytes), at: 0)
    groups[groups.count - 1].append(showingNow ? .now(at) : .moment(at))
    return groups
  }
}
