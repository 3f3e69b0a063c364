package import EntitledClient
import Presentation

/// What happened, as requests that can be made again.
package struct History: Equatable {
  var steps: [Step] = []
  /// Products, entitlements and environment, as far as the history itself tells them.
  package var definition: [JSON.Member] = []
  /// Its first moment, where it has one.
  package var start: String?
  /// What of it cannot be made again, in words.
  var notes: [String] = []

  /// One request, for each rule set.
  struct Step: Equatable {
    /// Where it stands: `line 3`, `event 12`.
    let place: String
    /// The clock goes there first; nil where the history does not say.
    let moment: String?
    let method: String
    var params: [JSON.Member]
    /// What a feed tells as the cause.
    var cause: JSON?
    /// The answer that was given then: it tells which made-up ids later requests mean.
    var answer: JSON?
    /// A renewal that a store told: whoever holds the chain has it, under whatever rules.
    var isRenewal = false

    /// On one line, for people.
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

extension JSON {
  /// An object's member of that name, or nil for none, and for null.
  func given(_ name: String) -> JSON? {
    guard let value = self[name], !value.isNull else { return nil }
    return value
  }
}
