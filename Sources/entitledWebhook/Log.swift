import EntitledClient
import Platform

/// All log lines of the program, in one place for review.
///
/// No line contains a secret, the query of a URL, or the content of an event.
enum Log: LogMessage, Sendable {
  case following(String, after: String)
  case nothingToFollow
  case paused(String)
  case moved(String)
  case waiting(String)
  case unclaimed(String)
  case left(String)
  case failed(String, cursor: Int64, attempts: Int, reason: String, pause: Int64)
  case deliveredAtLast(String, cursor: Int64, attempts: Int)
  case startedAnew(String)
  case daemonLost(String)
  case daemonFound
  case refused(String)
  case tooMany(Int)
  case stopping
  case undelivered(String, Int)
  case noLibrary
  case tested(String)
  case testFailed(String, String)
  case noTest(String)
  case nothingToTest
  case linesDropped(Int)

  static let program = "entitled-webhook"

  var kind: (level: LogLevel, event: String) {
    switch self {
    case .following: (.info, "following")
    case .nothingToFollow: (.warning, "nothingToFollow")
    case .paused: (.info, "webhookPaused")
    case .moved: (.info, "webhookReplayed")
    case .waiting: (.info, "waitingForClaim")
    case .unclaimed: (.info, "claimLost")
    case .left: (.info, "webhookRemoved")
    case .failed: (.warning, "deliveryFailed")
    case .deliveredAtLast: (.info, "delivered")
    case .startedAnew: (.warning, "startedAgain")
    case .daemonLost: (.warning, "daemonLost")
    case .daemonFound: (.info, "daemonFound")
    case .refused: (.error, "failed")
    case .tooMany: (.warning, "tooManyWebhooks")
    case .stopping: (.info, "stopping")
    case .undelivered: (.warning, "undelivered")
    case .noLibrary: (.error, "libraryMissing")
    case .tested: (.info, "testAccepted")
    case .testFailed: (.warning, "testRefused")
    case .noTest: (.warning, "noTest")
    case .nothingToTest: (.warning, "nothingToTest")
    case .linesDropped: (.warning, "linesDropped")
    }
  }

  var text: String {
    switch self {
    case .following(let label, let cursor): "\(label): posting the events after event \(cursor)"
    case .nothingToFollow: "no project has a webhook; define one with project.define"
    case .paused(let label): "\(label): paused"
    case .moved(let label): "\(label): replayed, or defined anew or with another format"
    case .waiting(let project):
      "\(project): another program posts its events; this one posts them when that one ends"
    case .unclaimed(let label): "\(label): another program posts its events now"
    case .left(let label): "\(label): the project no longer has this webhook"
    case .failed(let label, let cursor, let attempts, let reason, let pause):
      "\(label): event \(cursor) not delivered, attempt \(attempts): \(reason); retry in"
        + " \(pause) ms"
    case .deliveredAtLast(let label, let cursor, let attempts):
      "\(label): event \(cursor) delivered, attempt \(attempts)"
    case .startedAnew(let label):
      "\(label): the daemon has another log than before; starting again"
    case .daemonLost(let reason): "no daemon: \(reason); retrying"
    case .daemonFound: "connected to the daemon"
    case .refused(let reason): reason
    case .tooMany(let limit):
      "there are more than \(limit) webhooks, and this program posts to no more; run another copy"
        + " for the rest"
    case .stopping: "stopping"
    case .undelivered(let label, let count):
      "\(label): \(count) events were not delivered; the next run delivers them"
    case .tested(let label): "\(label): the server accepted the test"
    case .testFailed(let label, let reason): "\(label): the test was not accepted: \(reason)"
    case .noTest(let label): "\(label): its format has no test, so nothing was posted"
    case .nothingToTest:
      "no webhook has a format with a test; project.define sets the format of a webhook"
    case .linesDropped(let count): droppedText(count)
    case .noLibrary: "libcurl is missing: install it, for example Debian's package libcurl4"
    }
  }
}
