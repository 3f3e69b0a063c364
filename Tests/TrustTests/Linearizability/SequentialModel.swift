/// A model that defines the answers to sequential requests.
protocol SequentialModel: Hashable, Sendable {
  associatedtype Request: Sendable
  associatedtype Answer: Equatable, Sendable

  mutating func answer(_ request: Request) -> Answer

  /// Whether a request with this answer changes no state in any state.
  static func changesNothing(_ request: Request, _ answer: Answer?) -> Bool
}
