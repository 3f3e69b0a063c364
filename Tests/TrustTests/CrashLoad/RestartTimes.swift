/// Times from a daemon's start to its first reply, for information only.
struct RestartTimes: CustomStringConvertible {
  /// The kind of start.
  let what: String
  private var all: [Duration] = []

  init(_ what: String) {
    self.what = what
  }

  mutating func measure<Result>(_ restart: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let begin = clock.now
    let result = try restart()
    all.append(begin.duration(to: clock.now))
    return result
  }

  var description: String {
    let sorted = all.sorted()
    guard let last = sorted.last else { return "\(what): none" }
    func milliseconds(_ part: Double) -> String {
      let time = part < 1 ? sorted[Int(part * Double(sorted.count))] : last
      return
        "\(time.components.attoseconds / 1_000_000_000_000_000 + time.components.seconds * 1000)"
    }
    return "\(what) to first answer: median \(milliseconds(0.5)), p99 \(milliseconds(0.99)),"
      + " longest \(milliseconds(1)) ms"
  }
}
