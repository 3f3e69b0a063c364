import IdentityCore
import LineProtocol
import Storage

extension Service {
  func undo(_ undo: UndoLink, _ call: Call) throws(RPCError) -> Outcome {
    let event = try linkEvent(undo.event, in: try decider.project(undo.project).project)
    return try write(undo, call) { draft throws(DecisionStop) in
      try draft.undo(event)
    } _: {
      UndoLink.write($0, to: &$2)
    }
  }

  /// Returns the event with that id, which need not be durable yet.
  private func linkEvent(
    _ id: [UInt8],
    in project: Project
  ) throws(RPCError) -> LinkEvent {
    guard let cursor = project.cursor(ofEvent: id) else {
      throw RPCError(Refusal.cannotUndo(.unknownEvent))
    }
    let query = EventQuery(project: project.number, after: cursor - 1, limit: 1, scanMax: 1)
    guard let event = try decider.newestPage(query).page.events.first,
      event.cursor == cursor
    else { throw RPCError(Refusal.cannotUndo(.unknownEvent)) }
    return LinkEvent(event.event, at: cursor)
  }
}
