package import IdentityCore

/// `webhook.claim`: makes a connection the only one that posts a project's webhooks.
package struct ClaimWebhooks: ProjectMethod {
  package static let name: StaticString = "webhook.claim"
  package static let parameters: [StaticString] = ["reports", "project"]
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .claimWebhooks(self) }

  /// How the posts to each URL fare.
  package let reports: [WebhookReport]
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    reports = try given.optional("reports")?.reports() ?? []
    project = try given.project()
  }

  /// Writes the result: whether the connection has the claim.
  package static func write(isClaimed: Bool, to writer: inout JSONWriter) {
    writer.member("claimed", isClaimed)
  }
}

/// How the posts to a URL fare, as the program that posts reports it.
package struct WebhookReport: Sendable {
  package var url: [UInt8]
  /// The time of the latest delivery.
  package var deliveredAt: Moment?
  package var failure: Failure?

  /// The failure that holds up the oldest event, or else the latest failure.
  package struct Failure: Sendable {
    package var at: Moment
    package var cursor: Int64
    package var reason: [UInt8]
    package var attempts: Int64
    /// Nil if the event has been delivered since.
    package var nextAttemptAt: Moment?
  }

  static let reasonLengthMax = 500
}

extension Parameter {
  fileprivate func reports() throws(RPCError) -> [WebhookReport] {
    try list(max: DefineProject.webhooksMax).map { element throws(RPCError) in
      let members = try element.object(names: ["url", "deliveredAt", "failure"], of: "a report")
      return WebhookReport(
        url: try members.required("url").string(scalarsMax: WebAddress.lengthMax),
        deliveredAt: try members.optional("deliveredAt")?.moment(),
        failure: try members.optional("failure")?.failure()
      )
    }
  }

  private func failure() throws(RPCError) -> WebhookReport.Failure {
    let members = try object(
      names: ["at", "cursor", "reason", "attempts", "nextAttemptAt"],
      of: "a failure"
    )
    return WebhookReport.Failure(
      at: try members.required("at").moment(),
      cursor: try members.required("cursor").cursor(),
      reason: try members.required("reason").string(scalarsMax: WebhookReport.reasonLengthMax),
      attempts: try members.required("attempts").int(1...Int64(Int32.max)),
      nextAttemptAt: try members.optional("nextAttemptAt")?.moment()
    )
  }
}
