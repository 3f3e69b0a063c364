import IdentityCore
import LineProtocol

extension RPCError {
  /// Creates the error for a link that cannot be undone.
  ///
  /// `obstacle` is for programs. `event` names the event that prevents it, if there is one.
  init(_ obstacle: UndoObstacle) {
    switch obstacle {
    case .unknownEvent:
      self = .cannotUndo(
        "unknownEvent",
        "the project has no such event",
        hint: "use the id of an event from events.read of the same project"
      )
    case .otherKind(let kind):
      self = .cannotUndo(
        "otherKind",
        "an event of the kind \(kind.rawValue) cannot be undone",
        hint: "name an identified, usersAliased or \u{2026}Transferred event, or one that kept"
          + " lists"
      )
    case .noLink:
      self = .cannotUndo(
        "noLink",
        "the event linked nothing",
        hint: "no action is needed"
      )
    case .undone(let event):
      self = .cannotUndo(
        "undone",
        "the link is already undone",
        event,
        hint: "no action is needed"
      )
    case .isUndo:
      self = .cannotUndo(
        "isUndo",
        "the event itself comes from an undo",
        hint: "move single purchases with restore"
      )
    case .laterAlias(let event):
      self = .cannotUndo(
        "laterAlias",
        "a later restore or purchase merged the customer with another user",
        event,
        hint: "undo that alias first"
      )
    case .tooMuch(let limit):
      self = .cannotUndo(
        "tooMuch",
        "more than \(limit) users and purchases depend on the link",
        hint: "move up to 1000 purchases in one call: restore with a list of purchases"
      ).with("limit", limit)
    case .unclear:
      self = .cannotUndo(
        "unclear",
        "a deletion erased part of the history that the undo needs",
        hint: "move up to 1000 purchases in one call: restore with a list of purchases"
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
