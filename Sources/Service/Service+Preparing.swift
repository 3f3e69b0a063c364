import IdentityCore
import LineProtocol

// A definition that changes what everybody is answered takes effect when those answers are there:
// made in small steps between requests, so that nobody waits for them who asks.
extension Service {
  /// A definition on its way.
  struct Preparation {
    var request: DefineProject
    var call: Call
    /// As it will be.
    var project: Project
  }

  /// Whether somebody's definition is on its way.
  package var isPreparing: Bool { ready.isPreparing }

  /// How many answers one piece makes.
  static let answersPerPiece = 2

  /// Defines a project, at once where there are few answers, or none that change.
  func prepare(_ request: DefineProject, _ call: Call) throws(RPCError) -> Outcome {
    // A definition may concern the list of all projects, too.
    if large != nil { return .queued }
    guard !request.writing.isDryRun, !isDraining, !ready.isPreparing, ready.count >= preparesFrom,
      fatalError == nil, case (.project(let known)?, let turn) = try find(.project(request.project))
    else { return .answered(try define(request, call)) }
    if case .replay(let answer) = try remembered(request.writing, call, in: known) {
      return .answered(answer)
    }
    // What is wrong with it is said at once.
    let (_, draft) = try decide(in: known, changedIn: turn, entropy: freshEntropy()) {
      draft throws(Stop) in
      try draft.define(request.definition, isNew: false, untoldMax: limits.untoldDefinitionsMax)
    }
    guard !Record.project(draft.project).isSame(toAnswersAs: .project(known)) else {
      return .answered(try define(request, call))
    }
    ready.beginPreparing(known.id, answersMax: preparesAtMost)
    return .preparing(Preparation(request: request, call: call, project: draft.project))
  }

  /// Prepares the next answers; when that were all, the definition is carried out.
  func movePreparation() {
    guard let conversation = advancing.first(where: { $0.preparation != nil }),
      let preparation = conversation.preparation
    else { return ready.endPreparing() }
    if fatalError == nil, !isDraining, prepareSome(in: preparation.project) { return }
    do throws(RPCError) {
      let answer = try define(preparation.request, preparation.call)
      let known = try find(.project(preparation.project.id)).record
      if known?.isSame(toAnswersAs: .project(preparation.project)) ?? false {
        ready.awaitChange(in: turn)
      } else {
        // Somebody else has defined it meanwhile.
        ready.endPreparing()
      }
      resume(conversation, with: .success(answer))
    } catch {
      ready.endPreparing()
      resume(conversation, with: .failure(error))
    }
  }

  /// False when there are no more.
  private func prepareSome(in project: Project) -> Bool {
    guard let questions = ready.nextToPrepare(at: now, limit: Self.answersPerPiece) else {
      return false
    }
    for (question, ids) in questions {
      turnSeen = .none
      // What is not durable, or cannot be read now, is made when somebody asks.
      guard let decided = try? decide(question, ids.span, in: project), turnSeen <= durable else {
        continue
      }
      ready.keep(readyAnswer(decided), to: question, in: ids.span, at: now, isPrepared: true)
    }
    return true
  }
}

extension Conversation {
  fileprivate var preparation: Service.Preparation? {
    guard case .preparation(let preparation)? = suspension?.work else { return nil }
    return preparation
  }
}
