package import IdentityCore

/// `webhook.replay`: posts the events after a cursor again.
package struct ReplayWebhook: WritingMethod {
  package static let name: StaticString = "webhook.replay"
  package static let parameters: [StaticString] = ["url", "after"] + Writing.parameters
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .replayWebhook(self) }

  package let url: [UInt8]
  package let after: Int64
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    url = try given.required("url").string(scalarsMax: WebAddress.lengthMax)
    after = try given.required("after").cursor()
    project = try given.project()
    writing = try Writing(given)
  }
}
