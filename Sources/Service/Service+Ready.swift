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
      if output.capacity == 0 { swap(&output, &spareBytes) }
      return ready.reply(to: question, in: line, at: clock, into: &output)
    }
  }

  /// Answers the plain questions with which `lines` begin, as far as their answers are ready;
  /// returns how many bytes it took, in whole lines.
  ///
  /// At most `linesMax`, none of them longer than `lineBytesMax` without its LF.
  package func takeQuestions(
    _ lines: Span<UInt8>,
    linesMax: Int,
    lineBytesMax: Int,
    in conversation: Conversation
  ) -> Int {
    let bytesMax = limits.owedBytesMax
    let answered = conversation.reply(durable: durable) { shape, output in
      if output.capacity == 0 { swap(&output, &spareBytes) }
      return ready.reply(
        toQuestionsOf: shape,
        in: lines,
        linesMax: linesMax,
        lineBytesMax: lineBytesMax,
        at: clock,
        into: &output,
        bytesMax: bytesMax
      )
    }
    guard answered.lines > 0 else { return 0 }
    wait(for: conversation)
    return answered.bytes
  }

  /// Tells what may be told before the turn ends: the bytes are lent for the length of the call.
  package func tell(_ conversation: Conversation, _ send: (Span<UInt8>) -> Void) {
    guard conversation.owedBytes >= 4096 else { return }
    var told = conversation.takeTold()
    guard !told.isEmpty else { return }
    send(told.span)
    // One storage for one conversation after the other stays in the processor's cache.
    guard told.capacity <= Self.spareBytesMax else { return }
    told.removeAll(keepingCapacity: true)
    spareBytes = told
  }

  private static var spareBytesMax: Int { 1 << 18 }

  /// Keeps the answer to a plain question, as it was just decided.
  func makeReady(_ part: Exchange.Part, to question: PlainQuestion, _ line: Span<UInt8>) {
    guard part.needs <= durable, part.isResult, fatalError == nil else { return }
    let envelope = "{\"jsonrpc\":\"2.0\",\"id\":,\"result\":}".utf8.count + question.id.count
    guard part.reply.count > envelope else { return }
    let result = part.reply[(envelope - 1)..<(part.reply.count - 1)]
    let subject = [UInt8](copying: line.extracting(question.subject))
    let projectID: ProjectID =
      question.project.isEmpty
      ? Project.defaultID : ProjectID([UInt8](copying: line.extracting(question.project)))
    do throws(RPCError) {
      let (project, turn) = try project(projectID)
      let (steadiness, draft) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
        try draft.steadiness(
          of: question.isAboutDevice ? .device(DeviceID(subject)) : .user(UserID(subject))
        )
      }
      guard draft.newestTurnSeen <= durable else { return }
      ready.keep(
        readyAnswer(Array(result), steadiness, of: draft.project),
        to: question,
        in: line
      )
    } catch {
      // The answer is on its way; the next one is decided again.
      return
    }
  }

  private func readyAnswer(
    _ result: [UInt8],
    _ steadiness: Steadiness,
    of project: Project
  ) -> ReadyAnswer {
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
    let ending = Array("\"at\":\"".utf8) + clock.text + Array("\"}".utf8)
    if result.suffix(ending.count).elementsEqual(ending) {
      let moment = result.count - clock.text.count - 2
      answer.text.removeSubrange(moment..<moment + clock.text.count)
      answer.moment = moment
    }
    return answer
  }
}
