package import IdentityCore

extension Explain {
  /// Writes the result: whether the user has access, and the reasons.
  package static func write(
    _ explanation: Explanation,
    in project: Project,
    to writer: inout JSONWriter
  ) {
    writer.member("userId", explanation.user)
    writer.member("active", explanation.isActive)
    let entitlement = explanation.entitlement ?? .none(explanation.asked)
    writer.object("entitlement") { $0.members(ofEntitlement: entitlement) }
    writer.member("at", explanation.at)
    let teller = ExplanationWriter(project: project, entitlement: explanation.asked)
    writer.list("because", explanation.because) { teller.write($0, to: &$1) }
    writer.list("others", explanation.others) { teller.write($0, to: &$1) }
    writer.list("missing", explanation.missing) { teller.write($0, to: &$1) }
    guard !explanation.omitted.isNothing else { return }
    writer.object("omitted") { writer in
      writer.member("because", explanation.omitted.because)
      writer.member("others", explanation.omitted.others)
      writer.member("missing", explanation.omitted.missing)
    }
  }
}
