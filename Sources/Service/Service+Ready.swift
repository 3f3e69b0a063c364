import IdentityCore
import LineProtocol

// Plain questions: answered from what is ready, and made ready for the next one.
extension Service {
  /// Answers a plain question if its answer is ready; false sends it the way of all requests.
  func answerReadily(
    _ question: PlainQuestion,
    _ line: Span<UInt8>,
    in conversation: Conversation
  ) -> Bool {
    // What is ready tells of durable turns alone, and so of all that anybody was told: a change on
    // its way holds nobody up, but those who made it.
    conversation.reply(durable: durable) { output in
      ready.reply(to: question, in: line, at: clock, into: &output)
    }
  }

  /// Answers the plain questions with which each piece of `bytes` begins, as far as their answers
  /// are ready, and says in each how many bytes that were, in whole lines.
  ///
  /// What is ready tells of durable turns alone, and so of all that anybody was told: it is sent
  /// before the turn ends, where nothing else is on its way. The bytes are lent to `send` for the
  /// length of the call, which says whether there may be more for this conversation.
  package func take(
    _ questions: inout [Questions],
    of bytes: Span<UInt8>,
    _ send: (Span<UInt8>, Conversation) -> Bool
  ) {
    let durable = durable
    for index in questions.indices { questions[index].open(durable: durable) }
    ready.reply(to: &questions, of: bytes, at: clock) { output, questions in
      guard questions.untoldCount > 0, let conversation = questions.conversation else { return }
      if questions.joinsTold {
        conversation.tell(output, count: questions.untoldCount)
        wait(for: conversation)
        if isOverloaded { questions.close() }
      } else if !send(output.span, conversation) {
        questions.close()
      }
      questions.noteTold()
      output.removeAll(keepingCapacity: true)
    }
  }

  /// Decides a plain question, answers it, and keeps the answer ready for whoever asks the same;
  /// false sends it the way of all requests, which says what is wrong with it.
  func answerAnew(
    _ question: PlainQuestion,
    _ line: Span<UInt8>,
    in conversation: Conversation
  ) -> Bool {
    guard conversation.caller.role != nil, !conversation.isSurplus else { return false }
    turnSeen = .none
    do throws(RPCError) {
      let decided = try decide(question, line, in: nil)
      if turnSeen <= durable {
        ready.keep(readyAnswer(decided), to: question, in: line, at: now)
        if answerReadily(question, line, in: conversation) { return true }
      }
      let id = [UInt8](copying: line.extracting(question.id))
      let reply = Exchange.Reply.result(id: id, decided.result)
      let part = Exchange.Part(position: 0, reply: reply, needs: turnSeen)
      owe(Exchange(isBatch: false, parts: [part]), for: line, to: conversation)
      return true
    } catch {
      return false
    }
  }

  /// The result of a plain question, and for how long it is the same.
  struct SteadyResult {
    var result: [UInt8]
    var steadiness: Steadiness
    var project: Project
  }

  /// In the project as it will be, where one is given.
  func decide(
    _ question: PlainQuestion,
    _ line: Span<UInt8>,
    in upcoming: Project?
  ) throws(RPCError) -> SteadyResult {
    switch question.method {
    case .checkEntitlements:
      try decide(question, line, in: upcoming) { draft, subject throws(Stop) in
        try draft.steadyEntitlements(subject)
      } _: {
        CheckEntitlements.write($0, narrowedTo: nil, catalogue: $1, to: &$2)
      }
    case .userInfo:
      try decide(question, line, in: upcoming) { draft, subject throws(Stop) in
        (try draft.view(subject), try draft.steadiness(of: subject))
      } _: {
        UserInfo.write($0, to: &$2)
      }
    case .userProperties:
      try decide(question, line, in: upcoming) { draft, subject throws(Stop) in
        (try draft.properties(subject), try draft.steadiness(of: subject))
      } _: {
        UserProperties.write($0, to: &$2)
      }
    }
  }

  private func decide<Outcome>(
    _ question: PlainQuestion,
    _ line: Span<UInt8>,
    in upcoming: Project?,
    _ body: (inout Draft, Subject) throws(Stop) -> (Outcome, Steadiness),
    _ write: (Outcome, Catalogue, inout JSONWriter) -> Void
  ) throws(RPCError) -> SteadyResult {
    let id = [UInt8](copying: line.extracting(question.subject))
    let subject: Subject = question.isAboutDevice ? .device(DeviceID(id)) : .user(UserID(id))
    let projectID =
      question.project.isEmpty
      ? Project.defaultID : ProjectID([UInt8](copying: line.extracting(question.project)))
    var (project, turn) = try project(projectID)
    if let upcoming { project = upcoming }
    let steps = upcoming == nil ? stepsOnLoop : .max
    let decided = try decide(in: project, changedIn: turn, entropy: nil, steps: steps) {
      draft throws(Stop) in
      try body(&draft, subject)
    }
    // Whoever asks then goes the way of all requests, to the worker.
    guard let ((outcome, steadiness), _) = decided else { throw RPCError(.overloaded, "too large") }
    let result = text { writer in
      writer.beginObject()
      write(outcome, project.catalogue, &writer)
      writer.endObject()
    }
    return SteadyResult(result: result, steadiness: steadiness, project: project)
  }

  func readyAnswer(_ decided: SteadyResult) -> ReadyAnswer {
    let (result, steadiness, project) = (decided.result, decided.steadiness, decided.project)
    var answer = ReadyAnswer(
      text: result,
      device: steadiness.device.map { ready.stamps.place(of: $0, in: project.number) },
      customer: ready.stamps.place(of: steadiness.customer, in: project.number),
      project: ready.stamps.place(of: project.id),
      changes: ready.stamps.changes,
      moments: steadiness.moments
    )
    // A manual clock stands in the project's record, and a change of that is noted as any other.
    guard case .system = project.clock else {
      answer.moments = Moment(milliseconds: .min)...Moment(milliseconds: .max)
      return answer
    }
    // What shows when it was asked for shows that last.
    let ending = clock.ending
    let start = result.count - ending.count
    if start >= 0, ByteComparison.isSame(result.span, from: start, ending.span, ending.indices) {
      let moment = result.count - clock.text.count - 2
      answer.text.removeSubrange(moment..<moment + clock.text.count)
      answer.moment = moment
    }
    return answer
  }
}
