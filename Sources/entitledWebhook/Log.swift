import EntitledClient
import Platform

/// Every line that the program logs, so that they can be reviewed: none holds a secret, a query of
/// a URL, or what is in an event.
enum Log: Sendable {
  case following(String, after: String)
  case nothingToFollow
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

  /// Writes the line to standard error.
  func write() {
    LogLine.write(text, of: "entitled-webhook")
  }

  private var text: String {
    switch self {
    case .following(let label, let cursor): "\(label): posting what comes after event \(cursor)"
    case .nothingToFollow: "no project has a webhook; define one with project.define"
    case .left(let label): "\(label): this webhook was taken away"
    case .failed(let label, let cursor, let attempts, let reason, let pause):
      "\(label): event \(cursor) not delivered, attempt \(attempts): \(reason); again in"
        + " \(pause) ms"
    case .deliveredAtLast(let label, let cursor, let attempts):
      "\(label): event \(cursor) delivered, attempt \(attempts)"
    case .startedAnew(let label):
      "\(label): the daemon's events are others than before; beginning anew"
    case .daemonLost(let reason): "no daemon: \(reason); trying again"
    case .daemonFound: "the daemon is there"
    case .refused(let reason): reason
    case .tooMany(let limit):
      "there are more than \(limit) webhooks, and only the first are posted to; share them out"
        + " among several of this program with --project"
    case .stopping: "stopping"
    case .undelivered(let label, let count):
      "\(label): \(count) events were not delivered, and are there for the next time"
    case .noLibrary: "libcurl is missing; install Debian's package libcurl4"
    }
  }
}
