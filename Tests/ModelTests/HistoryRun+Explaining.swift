import TestSupport

// Checks of `explain` against `checkEntitlements`.
extension HistoryRun {
  /// Returns how an explanation is wrong, if one is.
  mutating func explanationError(at moment: JSONTree?) throws -> String? {
    for device in model.devices {
      for entitlement in ["X", "Y", "G"] {
        let subject = ("device", JSONTree.string(device.id.text))
        if let found = try explanationError(entitlement, subject, at: moment) { return found }
      }
    }
    for user in model.users {
      let subject = ("userId", JSONTree.string(user.id.text))
      if let found = try explanationError("X", subject, at: moment) { return found }
    }
    return nil
  }

  private func explanationError(
    _ entitlement: String,
    _ subject: (String, JSONTree),
    at moment: JSONTree?
  ) throws -> String? {
    var about: [JSONTree.Member] = [.init(name: subject.0, value: subject.1)]
    if let moment { about.append(.init(name: "at", value: moment)) }
    let asked = JSONTree.string(entitlement)
    let why = try service.ask(
      "explain",
      .object(about + [.init(name: "entitlement", value: asked)]),
      id: 0
    )
    let check = try service.ask(
      "checkEntitlements",
      .object(about + [.init(name: "entitlements", value: .array([asked]))]),
      id: 0
    )
    let label = "\(entitlement) of \(about.map(\.value))"
    let found = check["result"]?["entitlements"]?[entitlement]
    guard let result = why["result"] else {
      let isUnknown = why["error"]?["data"]?["kind"] == "unknownEntitlement"
      let isKnown = check["result"]?["warnings"] == nil
      return check["result"] == nil || (isUnknown && !isKnown) ? nil : "\(label): \(why)"
    }
    if result["entitlement"] != found { return "\(label): \(result), and is \(check)" }
    if result["active"] != found?["active"] { return "\(label): active is another" }
    if result["userId"] != check["result"]?["userId"] { return "\(label): another user" }
    return try pathError(by: result, for: label)
  }

  /// Checks that the path leads from the winner to the user, and that each remedy succeeds.
  private func pathError(by why: JSONTree, for label: String) throws -> String? {
    let steps = why["because"]?.elements ?? []
    let isActive = why["active"]?.flag == true
    if isActive != (why["missing"]?.elements?.isEmpty ?? true) {
      return "\(label): what is missing"
    }
    if let transaction = why["entitlement"]?["originalTransactionId"]?.text {
      guard steps.first?["originalTransactionId"]?.text == transaction else {
        return "\(label): it does not begin with the purchase: \(why)"
      }
    }
    if steps.contains(where: { $0["step"] == "unclear" }) { return "\(label): unclear: \(why)" }
    if let last = steps.last(where: { $0["step"] != "identified" && $0["to"] != nil }) {
      let user = try service.ask(
        "userInfo",
        .object([.init(name: "userId", value: why["userId"] ?? .null)]),
        id: 0
      )
      let ids =
        (user["result"]?["user"]?["aliases"]?.elements ?? []) + [
          user["result"]?["user"]?["customerId"] ?? .null
        ]
      let ends = (last["to"]?.elements ?? []) + (last["from"]?.elements ?? [])
      if !ends.contains(where: { ids.contains($0) }) { return "\(label): ends elsewhere: \(why)" }
    }
    for call in (why["missing"]?.elements ?? []).flatMap({ $0["suggestedCalls"]?.elements ?? [] }) {
      let params = (call["params"]?.members ?? []) + [.init(name: "dryRun", value: .bool(true))]
      let tried = try service.ask(call["method"]?.text ?? "", .object(params), id: 0)
      if tried["result"]?["dryRun"]?.flag != true { return "\(label): \(call) is \(tried)" }
    }
    return nil
  }
}
