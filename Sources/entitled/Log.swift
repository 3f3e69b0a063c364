import Platform

/// All log lines, in a single place for review: no line contains a request or an id.
enum Log {
  case listening(socket: String, store: String)
  case stopping
  case stopped
  case storageFailed(String)
  case storageRecovered
  case deletionHalted(String)
  case reloaded
  case wantsRestart([String])
  case reloadRefused(String)
  case failed(String)
  case supervisorUnreachable(String)

  /// Writes the line to standard error.
  func write() {
    LogLine.write(text, of: "entitled")
  }

  private var text: String {
    switch self {
    case .listening(let socket, let store): "listening on \(socket), data in \(store)"
    case .stopping: "stopping"
    case .stopped: "stopped"
    case .storageFailed(let reason): "the store failed: \(reason)"
    case .storageRecovered: "the store works again"
    case .deletionHalted(let reason):
      "a deletion cannot finish; it continues at the next start: \(reason)"
    case .reloaded: "configuration reloaded"
    case .wantsRestart(let names): "changed, but need a restart: \(names.joined(separator: ", "))"
    case .reloadRefused(let reason): "configuration not reloaded: \(reason)"
    case .failed(let reason): reason
    case .supervisorUnreachable(let reason): "cannot notify the service manager: \(reason)"
    }
  }
}
