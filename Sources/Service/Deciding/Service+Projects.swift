import IdentityCore
import LineProtocol

extension Service {
  func define(_ request: DefineProject, _ call: Call) throws(RPCError) -> Outcome {
    // A new project also changes the list of all projects.
    if large != nil { return .queued }
    return .answered(try defineNow(request, call))
  }

  private func defineNow(_ request: DefineProject, _ call: Call) throws(RPCError) -> Answer {
    if let fatalError { throw RPCError(fatalError) }
    var retry = Retry.unheeded
    if case .project(let known)? = try find(.project(request.project)).record {
      retry = try remembered(request.writing, call, in: known)
      if case .replay(let answer) = retry { return answer }
    } else if let idempotencyKey = request.writing.idempotencyKey, !request.writing.isDryRun {
      var parameters: [UInt8] = []
      call.params?.canonicalBytes(into: &parameters)
      retry = .first(
        StoredAnswer(
          key: AnswerKey(method: call.name, idempotencyKey: idempotencyKey),
          parameters: parameters,
          result: [],
          answeredAt: now
        )
      )
    }
    return try define(
      request.project,
      request.definition,
      effect: effect(of: request.writing, call),
      remember: retry.toRemember
    )
  }

  func define(
    _ id: ProjectID,
    _ definition: ProjectDefinition,
    effect: Effect,
    remember: StoredAnswer? = nil
  ) throws(RPCError) -> Answer {
    var entropy = freshEntropy()
    let (found, turn) = try find(.project(id))
    let project: Project
    if case .project(let known)? = found {
      project = known
    } else {
      let projects = try directory().projects
      guard projects.count < defaults.projectsMax else {
        throw RPCError(Refusal.tooManyProjects(defaults.projectsMax))
      }
      project = Project(
        id: id,
        number: ProjectNumber(UInt32(projects.count + 1)),
        defaults: defaults,
        now: now,
        entropy: &entropy
      )
    }
    let (outcome, draft) = try decide(in: project, changedIn: turn, entropy: entropy) {
      draft throws(DecisionStop) in
      try draft.define(
        definition,
        isNew: found == nil,
        request: effect.cause.requestID,
        pendingMax: limits.untoldDefinitionsMax
      )
    }
    return try conclude(outcome, draft, effect, remember: remember) {
      DefineProject.write($0, to: &$2)
    }
  }

  /// Lists the projects; each entry is correct at some moment between request and answer.
  func listProjects(_ request: ListProjects) throws(RPCError) -> Outcome {
    try read(request.project) { draft throws(DecisionStop) in
      try draft.allProjects()
    } _: {
      ListProjects.write($0, to: &$2)
    }
  }

  private func directory() throws(RPCError) -> Directory {
    if case .directory(let directory)? = try find(.directory).record { return directory }
    return Directory()
  }
}
