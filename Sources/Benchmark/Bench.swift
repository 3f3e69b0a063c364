package import EntitledClient
import Platform

/// Creates devices in a daemon, and measures how fast it replies to requests about them.
package struct Bench {
  private let question: BenchOptions
  private let socket: String
  private let patience: Duration
  private let progress: BenchProgress

  /// The result of a run.
  package struct Result {
    /// The time it took to create the devices and their purchases.
    let loading: Duration
    let tally: BenchTally
  }

  /// The number of connections while devices are created.
  private static let loaders = 4
  private static let loadersPipeline = 64

  /// The warm-up takes this fraction of the measured time, up to `warmUpMax`.
  private static let warmUpShare = 10
  private static let warmUpMax = Duration.seconds(1)

  /// Creates a benchmark; `patience` is the timeout of a reply.
  package init(
    _ question: BenchOptions,
    socket: String,
    patience: Duration,
    _ progress: BenchProgress
  ) {
    self.question = question
    self.socket = socket
    self.patience = patience
    self.progress = progress
  }

  /// Creates the devices if needed, then measures.
  package func run() throws(ClientError) -> Result {
    // Makes the transaction ids of this run unique.
    let run = UInt64.random(in: 1...9_999_999_999)
    var loading = Duration.zero
    if !question.isLoaded {
      try define()
      loading = try self.load(run)
    }
    var load = try BenchLoad(
      to: socket,
      connections: question.connections,
      writers: question.writers,
      pipeline: question.pipeline,
      patience: patience
    )
    let warmUp = min(question.duration / Self.warmUpShare, Self.warmUpMax)
    let window = BenchWindow(warmUp: warmUp, length: question.duration, rate: question.rate)
    let source = RequestSource(
      .mix(writes: question.writes),
      devices: question.devices,
      run: run
    )
    var meter = BenchProgress.Meter(progress, "measuring")
    let tally = try load.run(source, window) { elapsed, count in
      meter.show(elapsed, count: count)
    }
    meter.end()
    return Result(loading: loading, tally: tally)
  }

  /// Defines a project with one product; keeps its other definitions.
  private func define() throws(ClientError) {
    var daemon = try Connection(path: socket, timeouts: Timeouts(each: patience))
    let products: JSON = .object([
      .init(RequestSource.product, ["kind": "subscription", "entitlements": ["premium"]])
    ])
    _ = try daemon.call(
      "project.define",
      ["project": .string(RequestSource.project), "products": products]
    )
  }

  /// Creates the devices, then a purchase for each.
  private func load(_ run: UInt64) throws(ClientError) -> Duration {
    let begin = UInt64(SteadyInstant.now.nanoseconds)
    for (part, name) in [(RequestSource.Part.installs, "devices"), (.firstPurchases, "purchases")] {
      var load = try BenchLoad(
        to: socket,
        connections: Self.loaders,
        writers: 0,
        pipeline: Self.loadersPipeline,
        patience: patience
      )
      var meter = BenchProgress.Meter(progress, "\(question.devices) \(name)")
      let source = RequestSource(part, devices: question.devices, run: run)
      let tally = try load.run(source, BenchWindow()) { elapsed, count in
        meter.show(elapsed, count: count)
      }
      meter.end()
      if let error = tally.firstError { throw .remote(error) }
    }
    return .nanoseconds(Int64(UInt64(SteadyInstant.now.nanoseconds) - begin))
  }
}
