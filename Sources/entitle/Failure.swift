import EntitledClient
import LineProtocol
import Platform
import Presentation

/// The reason that a command has no result.
enum Failure: Error, Equatable {
  case usage(UsageError)
  case client(ClientError)
  /// The daemon's error about a method or a parameter that only a newer daemon knows.
  case olderDaemon(RemoteError, version: String)
  /// The call succeeded, but the result lacks the requested field.
  case missing(MissingField)
  /// The temporary daemon did not start.
  case start(UsageError)

  /// The failure that an error ends the program with.
  init(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as ClientError: self = .client(error)
    case let error as MissingField: self = .missing(error)
    case let error as UsageError: self = .usage(error)
    default: self = .usage(UsageError("\(error)"))
    }
  }

  var code: ExitCode {
    switch self {
    case .usage: .usage
    case .client(let error): error.exitCode
    case .olderDaemon, .missing: .refused
    case .start: .noConnection
    }
  }

  /// The message and the hint for a terminal, without control characters.
  var text: String {
    let lines = ["entitle: \(message)"] + (hint.map { ["hint: \($0)"] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The daemon's error object; an error of this program has the same form without a code.
  var json: JSON {
    if case .client(.remote(let error)) = self { return error.json }
    if case .olderDaemon(let error, _) = self { return error.json }
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
    case .olderDaemon(let error, _): Printable.escaped(error.message)
    case .missing(let error): Printable.escaped(error.message)
    case .start(let error): Printable.escaped(error.message)
    // A list of paths has line feeds of its own; a message of the daemon must not have any.
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
    case .olderDaemon(_, let version):
      "the daemon (\(Printable.escaped(version))) is older than this program "
        + "(\(Contract.version)), which knows it: update and restart the daemon"
    case .missing(let error): Printable.escaped(error.hint)
    case .start(let error): error.hint.map { Printable.escaped($0) }
    }
  }

  private var kind: String {
    switch self {
    case .usage: "usage"
    case .client(.noConnection), .start: "noConnection"
    case .olderDaemon(let error, _): error.kind
    case .missing: "missingField"
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
