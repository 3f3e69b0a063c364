import EntitledClient
import LineProtocol
package import Platform

/// What load a daemon is to be put under.
package struct BenchQuestion: Equatable {
  /// Connections that ask, and buy as often as `writes` says.
  var connections = 50
  /// How many requests each connection keeps under way.
  var pipeline = 1
  /// Of a hundred requests, so many are purchases.
  var writes = 0
  /// Connections besides, that do nothing but buy.
  var writers = 0
  /// How long it is measured.
  var duration = Duration.seconds(5)
  /// Out of how many devices each request picks one.
  var devices = 10_000
  /// Requests a second that are due, whether those before were answered or not; nil: each
  /// connection sends the next one when it has its answer.
  var rate: Int?

  /// Whether the devices are there, as a run before has left them.
  package var isLoaded = false

  /// What may be said of it, each followed by a number.
  package struct Entry {
    /// With its dashes.
    package let name: String
    /// A few words for people.
    package let about: String
    let range: ClosedRange<Int>
    fileprivate let set: @Sendable (inout BenchQuestion, Int) -> Void
  }

  /// More than that many requests under way would need more memory than they tell.
  static let underWayMax = 1_000_000

  /// Options that are read apart from the entries.
  package static let secondsOption = "--seconds"
  /// Says that the devices are there.
  package static let loadedOption = "--loaded"

  /// In the order in which they are listed.
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

  /// The usual load.
  package init() {}

  /// As the options say, by their names; `duration` is that of `--seconds`.
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
