/// An address on the web to which a project's events are posted, by a program beside the daemon.
package struct Webhook: Equatable, Sendable {
  package var url: [UInt8]
  /// What posts are signed with: told to nobody but admins.
  package var secret: [UInt8]
  /// The secret before it, while there are readers who know only that one.
  package var oldSecret: [UInt8]?
  package var format: WebhookFormat
  /// The newest event when the address was first named: those after it are posted.
  package var since: Int64

  package init(
    url: [UInt8],
    secret: [UInt8],
    oldSecret: [UInt8]? = nil,
    format: WebhookFormat,
    since: Int64 = 0
  ) {
    self.url = url
    self.secret = secret
    self.oldSecret = oldSecret
    self.format = format
    self.since = since
  }
}

/// A project's webhooks: a record of its own, as few look at it, and not everybody may.
package struct Webhooks: Equatable, Sendable {
  package var all: [Webhook]

  package init(all: [Webhook] = []) {
    self.all = all
  }

  /// These instead; an address that was there already goes on from where it began.
  func replaced(by given: [Webhook], newest: Int64) -> Webhooks {
    Webhooks(
      all: given.map { webhook in
        var webhook = webhook
        webhook.since = all.first { $0.url == webhook.url }?.since ?? newest
        return webhook
      }
    )
  }
}

/// A project as it is shown: its definition, how much it holds, and where its events go.
package struct ProjectView: Equatable, Sendable {
  package var project: Project
  package var projectCounts: ProjectCounts
  package var webhooks: Webhooks
}

extension Draft {
  /// The draft's project as it is now.
  package mutating func projectView() throws(DecisionStop) -> ProjectView {
    let (projectCounts, webhooks) = (try projectCounts(), try webhooks())
    return ProjectView(project: project, projectCounts: projectCounts, webhooks: webhooks)
  }

  /// A project that never had any has no record of them.
  package mutating func webhooks() throws(DecisionStop) -> Webhooks {
    try value(.webhooks(project.number)) {
      if case .webhooks(let webhooks) = $0 { webhooks } else { nil }
    } ?? Webhooks()
  }

  /// Puts the webhooks given in place of those that there are.
  mutating func define(webhooks given: [Webhook]?, newest: Int64) throws(DecisionStop) -> Webhooks {
    let known = try webhooks()
    guard let given else { return known }
    let webhooks = known.replaced(by: given, newest: newest)
    if webhooks.all.isEmpty {
      remove(.webhooks(project.number))
    } else {
      put(.webhooks(webhooks), for: .webhooks(project.number))
    }
    return webhooks
  }
}
