/// How much the service takes on.
package struct ServiceLimits: Hashable, Sendable {
  package var batchEntriesMax = 100
  /// What the window on the store may weigh, by estimate; changed records come on top until they
  /// are durable.
  package var cacheBytesMax = 256 << 20
  package var depthMax = 64
  /// What may be held for one connection until it is durable; over it, its lines wait.
  package var owedBytesMax = 4 << 20
  package var projectsMax = 10_000
  /// Changes of one project's terms of which not every customer was told.
  package var untoldDefinitionsMax = 32
  /// Turns that were decided and are not durable yet; over it, lines wait.
  package var uncommittedTurnsMax = 1024

  package init() {}

  /// Each by its name, as `server.info` shows them.
  package var listed: [(name: StaticString, value: Int)] {
    [
      ("batchEntriesMax", batchEntriesMax), ("cacheBytesMax", cacheBytesMax),
      ("depthMax", depthMax), ("owedBytesMax", owedBytesMax), ("projectsMax", projectsMax),
      ("uncommittedTurnsMax", uncommittedTurnsMax), ("untoldDefinitionsMax", untoldDefinitionsMax),
    ]
  }
}
