import Glibc

/// Every line that the daemon logs, so that they can be reviewed: none holds a request or an id.
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
    // One line, whatever a path or an error has in it: no other line can be forged.
    let words = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : Character(scalar)
    }
    let line = Array("entitled: \(String(words))\n".utf8)
    // SAFETY: the array outlives the call. A log that cannot be written is no reason to stop.
    _ = unsafe Glibc.write(STDERR_FILENO, line, line.count)
  }

  private var text: String {
    switch self {
    case .listening(let socket, let store): "listening on \(socket), data in \(store)"
    case .stopping: "stopping"
    case .stopped: "stopped"
    case .storageFailed(let reason): "the store failed: \(reason)"
    case .storageRecovered: "the store works again"
    case .deletionHalted(let reason):
      "a deletion has begun and cannot be ended; the next start goes on with it: \(reason)"
    case .reloaded: "configuration read again"
    case .wantsRestart(let names): "want a restart: \(names.joined(separator: ", "))"
    case .reloadRefused(let reason): "configuration not taken over: \(reason)"
    case .failed(let reason): reason
    case .supervisorUnreachable(let reason): "the service manager cannot be told: \(reason)"
    }
  }
}
