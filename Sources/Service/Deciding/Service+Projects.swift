import IdentityCore
import LineProtocol
import Storage

extension Service {
  func define(_ request: DefineProject, _ call: Call) throws(RPCError) -> Outcome {
    // A definition may change the list of all projects, too.
    if largeDecisions.isBusy { return .queued }
    if let fatalError { throw RPCError(fatalError) }
    var known: Project?
    let (found, _) = try decider.find(.project(request.project))
    try decider.confirm(RecordKey.project(request.project).log(of: found))
    if case .project(let project)? = found { known = project }
    let retry = try decider.remembered(request.writing, call, in: known)
    if case .replay(let answer) = retry { return .answered(answer) }
    return try define(
      request.project,
      request.definition,
      effect: Effect(request.writing, call),
      remember: retry.toRemember
    )
  }

  func define(
    _ id: ProjectID,
    _ definition: ProjectDefinition,
    effect: Effect,
    remember: IdempotentReply? = nil
  ) throws(RPCError) -> Outcome {
    var entropy = decider.freshEntropy()
    let (found, turn) = try decider.find(.project(id))
    let project: Project
    if case .project(let known)? = found {
      project = known
    } else {
      project = try newProject(id, &entropy)
    }
    let (isNew, pendingMax) = (found == nil, limits.pendingCatalogueChangesMax)
    let decision = Decision(
      effect: effect,
      remember: remember,
      isExclusive: true,
      decide: { draft throws(DecisionStop) in
        try ProjectDefiner.define(
          definition,
          isNew: isNew,
          request: effect.cause.requestID,
          pendingMax: pendingMax,
          in: &draft
        )
      },
      write: { DefineProject.write($0, to: &$2) }
    )
    // The worker looks the project up, and a new one is not stored yet. It also has no customers to
    // count.
    return try decider.carryOut(
      decision,
      in: project,
      changedIn: turn,
      entropy: entropy,
      steps: isNew ? .max : nil
    )
  }

  private func newProject(_ id: ProjectID, _ entropy: inout Entropy) throws(RPCError) -> Project {
    try decider.confirm(.directoryLog)
    let projects = try decider.directory().projects
    guard projects.count < defaults.projectsMax else {
      throw RPCError(Refusal.tooManyProjects(defaults.projectsMax))
    }
    return Project(
      id: id,
      number: ProjectNumber(UInt32(projects.count + 1)),
      defaults: defaults,
      now: decider.now,
      entropy: &entropy
    )
  }

  func show(_ stores: ProjectStores) throws(RPCError) -> Outcome {
    try decider.read(stores.project) { draft throws(DecisionStop) in
      (settings: try StoreSettings.stored(in: &draft), custom: draft.project.customStores)
    } _: {
      ProjectStores.write($0, to: &$2)
    }
  }

  /// Each entry is current at some moment between the request and the reply.
  func listProjects(_ request: ListProjects) throws(RPCError) -> Outcome {
    try decider.confirmProjects(decider.directory().projects)
    return try decider.read(request.project) { draft throws(DecisionStop) in
      try Directory.projects(in: &draft)
    } _: {
      ListProjects.write($0, to: &$2)
    }
  }
}
