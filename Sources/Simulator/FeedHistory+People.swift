import EntitledClient
import Presentation

// Who somebody is.
extension FeedHistory {
  mutating func takeCreated(_ step: Draft, _ method: String) {
    guard let device = step.device, let id = step.event["anonymousId"]?.exact else { return }
    (anonymous[device], current[device]) = (id, id)
    guard method == "install" else { return }
    add(step, "install", step.members(["device"]), telling: id)
  }

  mutating func takeIdentified(_ step: Draft, _ method: String) {
    guard let device = step.device, let user = step.event["userId"]?.exact else { return }
    current[device] = user
    if method == "install", history.steps.last?.method == "install",
      history.steps.last?.params.first?.value.exact == device
    {
      history.steps[history.steps.count - 1].params += step.members(["userId"])
      return
    }
    add(
      step,
      method == "install" ? "install" : "identify",
      step.members(["device", "userId"]),
      telling: step.event["anonymousId"]?.exact
    )
  }

  mutating func takeLoggedOut(_ step: Draft, _ method: String) {
    guard let device = step.device else { return }
    // Where nobody was logged in, the event names the one who was thrown away.
    let isNew = step.event["userId"] == nil
    let id = isNew ? anonymous[device] : step.event["anonymousId"]?.exact
    (anonymous[device], current[device]) = (id, id)
    guard method == "logout" else {
      if method == "user.delete" { note(step, "a device was logged out by a deletion") }
      return
    }
    add(step, "logout", step.members(["device"]), telling: id)
  }

  mutating func takeAliased(_ step: Draft, _ method: String) {
    let aliases = step.event["aliases"]?.all(\.exact) ?? []
    switch method {
    // To present what only an anonymous user holds does the same by either.
    case "restore", "purchase":
      let brought = chains.filter { $0.value.holders.contains { aliases.contains($0) } }.keys
      restore(brought.sorted { ($0.store, $0.first) < ($1.store, $1.first) }, step, by: step.user)
    default: break
    }
  }
}
