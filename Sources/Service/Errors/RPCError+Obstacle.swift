import IdentityCore
import LineProtocol

extension RPCError {
  /// Why a link is not taken back: `obstacle` is for programs, and `event` names what stands in the
  /// way, where that is an event.
  init(_ obstacle: UndoObstacle) {
    switch obstacle {
    case .unknownEvent:
      self = .cannotUndo(
        "unknownEvent",
        "the project has no such event",
        hint: "take an id from events.read of the same project"
      )
    case .otherKind(let kind):
      self = .cannotUndo(
        "otherKind",
        "an event of the kind \(kind.rawValue) makes no link",
        hint: "name an identified, a usersAliased or a \u{2026}Transferred"
      )
    case .noLink:
      self = .cannotUndo(
        "noLink",
        "nothing was linked by the event",
        hint: "there is nothing to do"
      )
    case .undone(let event):
      self = .cannotUndo(
        "undone",
        "the link has been taken back before",
        event,
        hint: "there is nothing to do"
      )
    case .isUndo:
      self = .cannotUndo(
        "isUndo",
        "the event tells of a link that was taken back",
        hint: "bring single purchases back with restore"
      )
    case .laterAlias(let event):
      self = .cannotUndo(
        "laterAlias",
        "a restore or a purchase joined them with another user since",
        event,
        hint: "take that alias back first"
      )
    case .tooMuch(let limit):
      self = .cannotUndo(
        "tooMuch",
        "more than \(limit) users and purchases hang together with it",
        hint: "restore with a list of purchases moves up to 1000 of them in one call"
      ).with("limit", limit)
    case .unclear:
      self = .cannotUndo(
        "unclear",
        "part of what led here was erased",
        hint: "restore with a list of purchases moves up to 1000 of them in one call"
      )
    }
  }

  private static func cannotUndo(
    _ obstacle: String,
    _ message: String,
    _ event: [UInt8]? = nil,
    hint: String
  ) -> RPCError {
    let error = RPCError(.cannotUndo, message, field: "/event", hint: hint)
      .with("obstacle", obstacle)
    guard let event else { return error }
    return error.with("event", String(decoding: event, as: UTF8.self))
  }
}
