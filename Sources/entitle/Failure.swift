import EntitledClient

/// Why there is nothing to show.
enum Failure: Error, Equatable {
  case usage(UsageError)
  case client(ClientError)
  /// There is no daemon of one's own.
  case start(StartError)

  var code: ExitCode {
    switch self {
    case .usage: .usage
    case .client(let error): ExitCode(error)
    case .start: .noConnection
    }
  }

  /// For a terminal, with a line for the hint; nothing in it controls the terminal.
  var text: String {
    let lines = ["entitle: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The daemon's error as it came; one of our own looks like it, but has no code.
  var json: JSON {
    if case .client(.remote(let error)) = self { return error.json }
    var data: [JSON.Member] = [.init("kind", .string(kind))]
    if let hint { data.append(.init("hint", .string(hint))) }
    if case .client(.noConnection(let tried)) = self {
      data.append(.init("tried", Self.list(tried)))
    }
    if case .client(.permission(let tried)) = self {
      data.append(.init("tried", Self.list(tried)))
    }
    return ["message": .string(message), "data": .object(data)]
  }

  private var message: String {
    switch self {
    case .usage(let error): Printable.escaped(error.message)
    case .start(let error): Printable.escaped(error.message)
    // A list of places has its own lines; what the daemon says has none.
    case .client(.noConnection), .client(.permission): rawMessage
    case .client: Printable.escaped(rawMessage)
    }
  }

  private var rawMessage: String {
    if case .client(let error) = self { error.message } else { "" }
  }

  private var hint: String? {
    switch self {
    case .usage(let error): error.hint.map { Printable.escaped($0) }
    case .client(let error): error.hint.map { Printable.escaped($0) }
    case .start(let error): error.hint.map { Printable.escaped($0) }
    }
  }

  private var kind: String {
    switch self {
    case .usage: "usage"
    case .client(.noConnection), .start: "noConnection"
    case .client(.permission): "permissionDenied"
    case .client(.timeout): "timeout"
    case .client(.closed): "connectionClosed"
    case .client(.protocolViolation): "protocolViolation"
    case .client(.remote(let error)): error.kind
    }
  }

  private static func list(_ tried: [Attempt]) -> JSON {
    .array(
      tried.map { attempt in
        ["path": .string(attempt.path), "reason": .string("\(attempt.reason)")]
      }
    )
  }
}
