/// What a thing answers when it is asked one thing after the other.
protocol SequentialModel: Hashable, Sendable {
  associatedtype Request: Sendable
  associatedtype Answer: Equatable, Sendable

  mutating func answer(_ request: Request) -> Answer

  /// Whether a request that was answered so changed nothing, whenever it was.
  static func changesNothing(_ request: Request, _ answer: Answer?) -> Bool
}
