// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `webhook.claim`: Makes the connection the only one that posts a project's events, until it
/// closes. For programs that post.
package struct ClaimWebhooks: ProjectMethod {
  package static let name: StaticString = "webhook.claim"
  package static let summary: StaticString = "Makes the connection the only one that posts a project's events, until it closes. For programs that post."
  package static let parameters: [StaticString] = [
    "reports", "project"
  ]
  package static let role = Role.admin

  /// The results of the posts. A report replaces the earlier report on its URL.
  package let reports: [WebhookReport]?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    reports = try given.optional("reports")?.list(max: 10) { each throws(RPCError) in
      try each.webhookReport()
    }
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .claimWebhooks(self) }
}
