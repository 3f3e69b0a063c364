package import IdentityCore

/// `explain`: returns why a user has access to an entitlement, or why not.
package struct Explain: ProjectMethod {
  package static let name: StaticString = "explain"
  package static let parameters: [StaticString] =
    ["device", "userId", "entitlement", "at", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .explain(self) }

  package let subject: Subject
  package let entitlement: EntitlementID
  package let at: Moment?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    entitlement = try given.required("entitlement").identifier()
    at = try given.optional("at")?.moment()
    project = try given.project()
  }

  /// Writes the result: whether the user has access, and the reasons.
  package static func write(
    _ explanation: Explanation,
    in project: Project,
    to writer: inout JSONWriter
  ) {
    writer.member("userId", explanation.user)
    writer.member("active", explanation.isActive)
    writer.key("entitlement")
    writer.entitlement(explanation.entitlement ?? .none(explanation.asked))
    writer.member("at", explanation.at)
    let teller = ExplanationWriter(project: project, entitlement: explanation.asked)
    writer.key("because")
    teller.write(explanation.because, to: &writer)
    writer.key("others")
    writer.beginArray()
    for other in explanation.others { teller.write(other, to: &writer) }
    writer.endArray()
    writer.key("missing")
    writer.beginArray()
    for reason in explanation.missing { teller.write(reason, to: &writer) }
    writer.endArray()
    guard !explanation.omitted.isNothing else { return }
    writer.key("omitted")
    writer.beginObject()
    writer.member("because", explanation.omitted.because)
    writer.member("others", explanation.omitted.others)
    writer.member("missing", explanation.omitted.missing)
    writer.endObject()
  }
}
