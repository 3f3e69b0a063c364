import IdentityCore
import LineProtocol

// The webhooks: their positions are records, and claims and reports are in memory.
extension Service {
  func show(_ webhooks: ProjectWebhooks) throws(RPCError) -> Outcome {
    try decider.read(webhooks.project) { draft throws(DecisionStop) in
      try Webhooks.views(in: &draft)
    } _: {
      ProjectWebhooks.write($0, to: &$2)
    }
  }

  func list(_ list: ListWebhooks) throws(RPCError) -> Outcome {
    let (poster, reports) = (
      webhookClaims.poster(of: list.project), webhookClaims.reports(of: list.project)
    )
    return try decider.read(list.project) { draft throws(DecisionStop) in
      try Webhooks.views(in: &draft)
    } _: {
      ListWebhooks.write($0, poster, reports, to: &$2)
    }
  }

  func pause(_ pause: PauseWebhook, _ call: Call) throws(RPCError) -> Outcome {
    try write(pause, call) { draft throws(DecisionStop) in
      try Webhooks.setPaused(true, url: pause.url, in: &draft)
    } _: {
      PauseWebhook.write($0, to: &$2)
    }
  }

  func resume(_ resume: ResumeWebhook, _ call: Call) throws(RPCError) -> Outcome {
    try write(resume, call) { draft throws(DecisionStop) in
      try Webhooks.setPaused(false, url: resume.url, in: &draft)
    } _: {
      PauseWebhook.write($0, to: &$2)
    }
  }

  func replay(_ replay: ReplayWebhook, _ call: Call) throws(RPCError) -> Outcome {
    try write(replay, call) { draft throws(DecisionStop) in
      try Webhooks.replay(url: replay.url, after: replay.after, in: &draft)
    } _: {
      PauseWebhook.write($0, to: &$2)
    }
  }

  func claim(_ claim: ClaimWebhooks, _ call: Call) throws(RPCError) -> Outcome {
    let (project, turn) = try decider.project(claim.project)
    let (views, draft) = try decider.decide(in: project, changedIn: turn) {
      draft throws(DecisionStop) in
      try Webhooks.views(in: &draft)
    }
    let isClaimed = webhookClaims.claim(
      claim.project,
      for: call.session,
      claim.reports ?? [],
      urls: views.map(\.webhook.url)
    )
    var answer = decider.writer.answer {
      ClaimWebhooks.write(isClaimed, to: &$0)
    }
    answer.needs = draft.newestTurnSeen
    return .answered(answer)
  }
}
