/// A progress line on standard error, which each update overwrites.
package struct BenchProgress {
  private let write: (String) -> Void
  private let isShown: Bool

  /// Creates a progress line; `write` writes to standard error.
  package init(isShown: Bool, write: @escaping (String) -> Void) {
    self.isShown = isShown
    self.write = write
  }

  /// The progress of one phase.
  struct Meter {
    private let progress: BenchProgress
    private let name: String
    private var emittedAt: UInt64 = 0
    private var emittedCount = 0

    /// The interval between updates, in nanoseconds, long enough to read a line.
    private static let pause: UInt64 = 250_000_000

    init(_ progress: BenchProgress, _ name: String) {
      self.progress = progress
      self.name = name
    }

    /// Updates the line; `elapsed` is in nanoseconds, `count` the number of replies.
    mutating func show(_ elapsed: UInt64, count: Int) {
      guard progress.isShown, elapsed >= emittedAt + Self.pause else { return }
      let perSecond = Double(count - emittedCount) * 1e9 / Double(elapsed - emittedAt)
      emittedAt = elapsed
      emittedCount = count
      let seconds = NumberFormat.seconds(.nanoseconds(Int64(elapsed)))
      progress.write(
        "\r\(name): \(seconds), \(NumberFormat.grouped(Int(perSecond))) a second\u{1B}[K"
      )
    }

    /// Clears the line.
    func end() {
      if progress.isShown { progress.write("\r\u{1B}[K") }
    }
  }
}
