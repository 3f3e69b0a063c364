// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// The results of the posts to a URL.
package struct WebhookReport: Sendable {
  /// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
  /// query. It has no user, password or fragment, because every reader of the project sees it.
  package var url: [UInt8]
  /// Time of the latest delivery.
  package var deliveredAt: Moment?
  /// The latest failed attempt for the oldest event that waits for another attempt; if no event
  /// waits, the latest failed attempt.
  package var failure: WebhookReportFailure?

  package init(
    url: [UInt8],
    deliveredAt: Moment?,
    failure: WebhookReportFailure?
  ) {
    self.url = url
    self.deliveredAt = deliveredAt
    self.failure = failure
  }
}

extension Parameter {
  /// Reads the object `WebhookReport`.
  func webhookReport() throws(RPCError) -> WebhookReport {
    let given = try object(.webhookReport)
    return WebhookReport(
      url: try given.required("url").string(scalarsMax: 2000),
      deliveredAt: try given.optional("deliveredAt")?.moment(),
      failure: try given.optional("failure")?.webhookReportFailure()
    )
  }
}
