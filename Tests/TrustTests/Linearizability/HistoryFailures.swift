import Synchronization

/// The errors that stopped clients of a history.
final class HistoryFailures: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func catching(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      texts.withLock { $0.append("\(error)") }
    }
  }
}
