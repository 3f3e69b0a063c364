import EntitledClient
import Presentation

// Events about who uses a device.
extension FeedHistory {
  mutating func addCreated(_ step: Draft, _ method: String) {
    guard let device = step.device, let id = step.event["anonymousId"]?.exact else { return }
    (anonymous[device], current[device]) = (id, id)
    guard method == "install" else { return }
    add(step, "install", step.members(["device"]), telling: id)
  }

  mutating func addIdentified(_ step: Draft, _ method: String) {
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

  mutating func addLoggedOut(_ step: Draft, _ method: String) {
    guard let device = step.device else { return }
    // If no user was logged in, the event names the anonymous user that the device drops.
    let isNew = step.event["userId"] == nil
    let id = isNew ? anonymous[device] : step.event["anonymousId"]?.exact
    (anonymous[device], current[device]) = (id, id)
    guard method == "logout" else {
      if method == "user.delete" { addNote(step, "a device was logged out by a deletion") }
      return
    }
    add(step, "logout", step.members(["device"]), telling: id)
  }

  mutating func addAliased(_ step: Draft, _ method: String) {
    let aliases = step.event["aliases"]?.all(\.exact) ?? []
    switch method {
    // Restoring purchases of an anonymous user has the same effect for either alias.
    case "restore", "purchase":
      let brought = holders.filter { $0.value.contains { aliases.contains($0) } }.keys
      restore(brought.sorted { ($0.store, $0.first) < ($1.store, $1.first) }, step, by: step.user)
    default: break
    }
  }
}
