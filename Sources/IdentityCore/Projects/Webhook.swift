/// A URL to which the webhook program posts a project's events.
package struct Webhook: Equatable, Sendable {
  package var url: [UInt8]
  /// The key that signs posts; only admins may read it.
  package var secret: [UInt8]
  /// The previous secret, for receivers that do not know the new one yet.
  package var oldSecret: [UInt8]?
  package var format: WebhookFormat
  /// The newest event when the URL was first defined; later events are posted.
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

/// A project's webhooks: a record of its own, which few requests may read.
package struct Webhooks: Equatable, Sendable {
  package var all: [Webhook]

  package init(all: [Webhook] = []) {
    self.all = all
  }

  /// Returns the new webhooks; a URL that is already known keeps its cursor.
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

/// A project in a reply.
package struct ProjectView: Equatable, Sendable {
  package var project: Project
  package var projectCounts: ProjectCounts
  package var webhooks: Webhooks
}

extension Draft {
  /// Returns the draft's project.
  package mutating func projectView() throws(DecisionStop) -> ProjectView {
    let (projectCounts, webhooks) = (try projectCounts(), try webhooks())
    return ProjectView(project: project, projectCounts: projectCounts, webhooks: webhooks)
  }

  /// Returns the webhooks; a project without any has no record of them.
  package mutating func webhooks() throws(DecisionStop) -> Webhooks {
    try value(.webhooks(project.number)) {
      if case .webhooks(let webhooks) = $0 { webhooks } else { nil }
    } ?? Webhooks()
  }

  /// Replaces the webhooks.
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
