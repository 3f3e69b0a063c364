import IdentityCore
import LineProtocol

/// Which connection posts each project's webhooks, and what it last reported.
///
/// A claim lasts as long as its connection, so that it ends when the process that posts dies. It
/// needs no clock, and the daemon does not store it.
final class WebhookClaims {
  private var holders: [ProjectID: ClientSession] = [:]
  /// The last reports, which stay when the connection has ended.
  private var reports: [ProjectID: [WebhookReport]] = [:]

  /// Gives a connection the claim to a project, or renews it; false if another connection has it.
  ///
  /// A new report replaces the earlier one of its URL. Reports on URLs that are not in `urls` go.
  func claim(
    _ project: ProjectID,
    for session: ClientSession,
    _ new: [WebhookReport],
    urls: [[UInt8]]
  ) -> Bool {
    guard holders[project].map({ $0 === session }) ?? true else { return false }
    if holders.updateValue(session, forKey: project) == nil {
      session.claimed.append(project)
    }
    let known = new + reports(of: project)
    reports[project] = urls.compactMap { url in known.first { $0.url == url } }
    return true
  }

  func poster(of project: ProjectID) -> ListWebhooks.Poster? {
    holders[project].map { ListWebhooks.Poster(uid: $0.caller.uid, pid: $0.caller.pid) }
  }

  func reports(of project: ProjectID) -> [WebhookReport] { reports[project] ?? [] }

  /// Ends the claims of a connection.
  func release(_ session: ClientSession) {
    for project in session.claimed { holders[project] = nil }
    session.claimed = []
  }
}
