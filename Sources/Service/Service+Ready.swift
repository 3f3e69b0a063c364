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
    // What is ready tells of durable turns alone: nothing that waits may be overtaken by it.
    conversation.reply { output in
      ready.reply(to: question, in: line, at: clock, into: &output)
    }
  }

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
      before: result,
      after: nil,
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
      answer.before = result.dropLast(clock.text.count + 2)
      answer.after = Array("\"}".utf8)
    }
    return answer
  }
}
