import EntitledClient
import LineProtocol
package import Platform

/// The options of a benchmark.
package struct BenchOptions: Equatable {
  /// Connections that send a mix of reads and purchases.
  var connections = 50
  /// Number of requests under way per connection.
  var pipeline = 1
  /// Percentage of purchases.
  var writes = 0
  /// Further connections that send only purchases.
  var writers = 0
  /// Length of the measurement.
  var duration = Duration.seconds(5)
  /// Number of devices from which each request picks at random.
  var devices = 10_000
  /// Requests due per second, independent of replies.
  ///
  /// If nil, each connection sends its next request after a reply.
  var rate: Int?

  /// Whether an earlier run has created the devices.
  package var isLoaded = false

  /// An option that takes a number.
  package struct Entry {
    /// The name, with its dashes.
    package let name: String
    /// A short description for the help.
    package let about: String
    let range: ClosedRange<Int>
    fileprivate let set: @Sendable (inout BenchOptions, Int) -> Void
  }

  /// Maximum number of requests under way, which bounds the memory.
  static let underWayMax = 1_000_000

  /// The option for the length of the measurement, which is parsed separately.
  package static let secondsOption = "--seconds"
  /// The option that skips the creation of devices.
  package static let loadedOption = "--loaded"

  /// All entries, in the order of the help.
  package static let entries = [
    Entry(name: "--connections", about: "Number of connections; default 50.", range: 1...10_000) {
      $0.connections = $1
    },
    Entry(name: "--pipeline", about: "Requests under way on each; default 1.", range: 1...1000) {
      $0.pipeline = $1
    },
    Entry(name: "--writes", about: "Percentage of purchases; default 0.", range: 0...100) {
      $0.writes = $1
    },
    Entry(
      name: "--writers",
      about: "Further connections that only buy; default 0.",
      range: 0...10_000
    ) {
      $0.writers = $1
    },
    Entry(name: "--devices", about: "Number of devices; default 10000.", range: 1...10_000_000) {
      $0.devices = $1
    },
    Entry(name: "--rate", about: "Requests due per second.", range: 1...10_000_000) {
      $0.rate = $1
    },
  ]

  /// Creates the default load.
  package init() {}

  /// Parses options by name; `duration` is the value of `--seconds`.
  package init(_ given: [String: String], duration: Duration?) throws(UsageError) {
    if let duration { self.duration = duration }
    for entry in Self.entries {
      guard let text = given[entry.name] else { continue }
      guard let number = Int(text), entry.range.contains(number) else {
        throw UsageError(
          "\(entry.name): expected a number, found \(String(quoting: text))",
          hint: "give a number from \(entry.range.lowerBound) to \(entry.range.upperBound)"
        )
      }
      entry.set(&self, number)
    }
    let underWay = (connections + writers) * pipeline
    guard underWay <= Self.underWayMax else {
      throw UsageError(
        "\(underWay) requests would be under way at once, at most \(Self.underWayMax) are allowed",
        hint: "give fewer --connections or a shorter --pipeline"
      )
    }
  }
}
