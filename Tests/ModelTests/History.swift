import TestSupport

/// The requests to one project, in order.
struct History {
  var calls: [Call]
  var cacheBytesMax: Int
  /// What the ids that the service makes come from.
  var seed: UInt64

  /// The start of the clock.
  static let start = ModelMoment.read("2026-01-11T00:00:00.000Z") ?? 0

  /// Returns the first step at which daemon and model differ, if any.
  func difference() -> Difference? { play().difference }

  /// Plays the requests up to the first difference.
  func play() -> (difference: Difference?, isUnjudged: Bool) {
    do {
      var run = try HistoryRun(self)
      for (position, call) in calls.enumerated() {
        guard let reason = Self.difference(of: call, in: &run) else { continue }
        let found = Difference(position: position, reason: reason, conversation: run.lines)
        return (found, run.isUnjudged)
      }
      return (nil, run.isUnjudged)
    } catch {
      return (Difference(position: 0, reason: "\(error)", conversation: []), false)
    }
  }

  private static func difference(of call: Call, in run: inout HistoryRun) -> String? {
    do { return try run.step(call) } catch { return "\(error)" }
  }

  /// Describes the first difference, and the shortest history that still has one.
  ///
  /// `tell` has the first difference before the history is shortened, which may take long.
  func report(of first: Difference, seed: UInt64, tell: (String) -> Void) -> String {
    let found = "seed \(seed), after \(first.position + 1) requests: \(first.reason)"
    tell(found)
    // A shorter history is only easier to read: the failure is that of the whole one.
    let shortest = shrunk(after: first)
    let difference = shortest.difference() ?? first
    let shown = "after \(shortest.calls.count) of them: \(difference.reason)"
    return ([found, shown] + difference.conversation).joined(separator: "\n")
  }

  /// Returns the shortest history that still differs, dropping steps, then members.
  func shrunk(after first: Difference) -> History {
    var best = self
    best.calls.removeSubrange((first.position + 1)...)
    // What does not show itself again cannot be shortened.
    if best.difference() == nil { return self }
    var isShorter = true
    while isShorter {
      isShorter = false
      for position in best.calls.indices.reversed() where position < best.calls.count {
        var shorter = best
        shorter.calls.remove(at: position)
        if shorter.difference() != nil { (best, isShorter) = (shorter, true) }
      }
      for simpler in best.simpler() where simpler.difference() != nil {
        (best, isShorter) = (simpler, true)
        break
      }
    }
    return best
  }

  /// Returns the history with one member less in one request.
  private func simpler() -> [History] {
    var found: [History] = []
    for position in calls.indices {
      for member in calls[position].params.members {
        var one = self
        let rest = calls[position].params.members.filter { $0.name != member.name }
        one.calls[position].params = .object(rest)
        if case .object(let inner) = member.value {
          for part in inner {
            var two = self
            let fewer = inner.filter { $0.name != part.name }
            two.calls[position].params = .object(
              calls[position].params.members.map {
                $0.name == member.name ? .init(name: $0.name, value: .object(fewer)) : $0
              }
            )
            found.append(two)
          }
        }
        if Requirements.areMet(calls[position].method, by: one.calls[position].params) {
          found.append(one)
        }
      }
    }
    return found
  }
}

struct Difference {
  var position: Int
  var reason: String
  /// The requests and replies, as a conversation.
  var conversation: [String]
}

/// The required parameters of requests.
enum Requirements {
  static func areMet(_ method: String, by params: JSONTree) -> Bool {
    let names = Set(params.names)
    let needed: [String: [String]] = [
      "identify": ["userId"], "logout": ["device"], "restore": ["device"],
      "purchase": ["product", "store", "transactionId"],
      "purchase.update": ["store", "originalTransactionId"], "grant": ["entitlement"],
      "revoke": ["entitlement"], "user.delete": ["userId"], "user.link.undo": ["event"],
      "user.import": ["ids"], "store.notify": ["store", "payload"],
      "setUserProperty": ["key", "value"],
    ]
    guard names.isSuperset(of: needed[method] ?? []) else { return false }
    switch method {
    case "identify": return names.contains("device") != names.contains("anonymousId")
    case "clock.advance": return names.contains("to") != names.contains("by")
    case "purchase": return !names.contains("device") || !names.contains("userId")
    case "userInfo", "grant", "revoke", "setUserProperty", "userProperties",
      "checkEntitlements":
      return names.contains("device") != names.contains("userId")
    default: return true
    }
  }
}
