// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `user.link.undo`: Undoes a login, an alias or a transfer: its change of holders or customers.
package struct UndoLink: WritingMethod {
  package static let name: StaticString = "user.link.undo"
  package static let summary: StaticString = "Undoes a login, an alias or a transfer: its change of holders or customers."
  package static let parameters: [StaticString] = [
    "event", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin

  /// `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
  /// `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept`
  /// lists it, `purchaseRenewed` or `purchaseUpdated`.
  package let event: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    event = try given.required("event").identifier(of: Void.self).bytes
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .undoLink(self) }
}
