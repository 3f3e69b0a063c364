package import EntitledClient
import Platform

/// Makes devices in a daemon, and measures how fast it answers about them.
package struct Bench {
  private let question: BenchQuestion
  private let socket: String
  private let patience: Duration
  private let progress: BenchProgress

  /// What was measured.
  package struct Result {
    /// How long it took to make the devices and their purchases.
    let loading: Duration
    let tally: BenchTally
  }

  /// How much is under way while the devices are made.
  private static let loaders = 4
  private static let loadersPipeline = 64

  /// Of the time that is measured, so much comes before it, within these bounds.
  private static let warmUpShare = 10
  private static let warmUpMax = Duration.seconds(1)

  /// `patience` is how long an answer may take.
  package init(
    _ question: BenchQuestion,
    socket: String,
    patience: Duration,
    _ progress: BenchProgress
  ) {
    self.question = question
    self.socket = socket
    self.patience = patience
    self.progress = progress
  }

  /// Runs all of it.
  package func run() throws(ClientError) -> Result {
    // No two runs buy the same.
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
      meter.tell(elapsed, count: count)
    }
    meter.end()
    return Result(loading: loading, tally: tally)
  }

  /// A project with one product; what it had before is left as it is.
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

  /// Each device, then what it buys: what reads find there.
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
        meter.tell(elapsed, count: count)
      }
      meter.end()
      if let error = tally.firstError { throw .remote(error) }
    }
    return .nanoseconds(Int64(UInt64(SteadyInstant.now.nanoseconds) - begin))
  }
}
