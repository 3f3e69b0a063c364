/// A line for a person who waits, written over and over.
package struct BenchProgress {
  private let write: (String) -> Void
  private let isShown: Bool

  /// `write` takes the line to standard error.
  package init(isShown: Bool, write: @escaping (String) -> Void) {
    self.isShown = isShown
    self.write = write
  }

  /// One stretch of work.
  struct Meter {
    private let progress: BenchProgress
    private let name: String
    private var emittedAt: UInt64 = 0
    private var emittedCount = 0

    /// So that it can be read.
    private static let pause: UInt64 = 250_000_000

    init(_ progress: BenchProgress, _ name: String) {
      self.progress = progress
      self.name = name
    }

    /// `elapsed` are nanoseconds, `count` the answers so far.
    mutating func tell(_ elapsed: UInt64, count: Int) {
      guard progress.isShown, elapsed >= emittedAt + Self.pause else { return }
      let perSecond = Double(count - emittedCount) * 1e9 / Double(elapsed - emittedAt)
      emittedAt = elapsed
      emittedCount = count
      let seconds = Figures.seconds(.nanoseconds(Int64(elapsed)))
      progress.write("\r\(name): \(seconds), \(Figures.grouped(Int(perSecond))) a second\u{1B}[K")
    }

    /// Leaves the line empty.
    func end() {
      if progress.isShown { progress.write("\r\u{1B}[K") }
    }
  }
}
