/// How much the service takes on.
package struct ServiceLimits: Hashable, Sendable {
  package var batchEntriesMax = 100
  /// What the window on the store may weigh, by estimate; changed records come on top until they
  /// are durable.
  package var cacheBytesMax = 256 << 20
  package var depthMax = 64
  package var projectsMax = 10_000
  /// Turns that were decided and are not durable yet; over it, lines wait.
  package var uncommittedTurnsMax = 1024

  package init() {}

  /// Each by its name, as `server.info` shows them.
  package var listed: [(name: StaticString, value: Int)] {
    [
      ("batchEntriesMax", batchEntriesMax), ("cacheBytesMax", cacheBytesMax),
      ("depthMax", depthMax), ("projectsMax", projectsMax),
      ("uncommittedTurnsMax", uncommittedTurnsMax),
    ]
  }
}
