package import EntitledClient
import Presentation

/// A history as requests that can be replayed.
package struct History: Equatable {
  var steps: [Step] = []
  /// Products, entitlements and environment, as far as the history shows them.
  package var definition: [JSON.Member] = []
  /// The first timestamp, if the history has any.
  package var start: String?
  /// Descriptions of the parts that cannot be replayed.
  var notes: [String] = []

  /// A request, replayed under each rule set.
  struct Step: Equatable {
    /// The place in the input: `line 3`, `event 12`.
    let place: String
    /// The time to which the clock advances first; nil if the history has none.
    let moment: String?
    let method: String
    var params: [JSON.Member]
    /// The event's `cause`, if the step comes from a feed.
    var cause: JSON?
    /// The original reply, which maps generated ids to those of the replay.
    var answer: JSON?
    /// Whether it is a renewal reported by a store, which goes to the chain's current holder.
    var isRenewal = false

    /// The request on one line.
    var text: String {
      let shown = params.filter { Self.telling.contains($0.name) }.map { member in
        let value = member.value.text.map { Printable.escaped($0) } ?? "\(member.value)"
        return "\(member.name)=\(Elision.middle(value, columns: 24))"
      }
      return ([method] + shown).joined(separator: " ")
    }

    private static let telling = [
      "device", "userId", "anonymousId", "product", "entitlement", "originalTransactionId", "to",
      "by",
    ]
  }
}
