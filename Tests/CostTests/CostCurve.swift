/// The cost of a story's step in instructions, at each measured size.
struct CostCurve {
  let step: CostStep
  private(set) var sizes: [Int] = []
  private(set) var costs: [Int] = []

  /// The maximum growth factor when the size doubles.
  ///
  /// A linear law has 2, a law with a logarithm a little more, and a quadratic law 4.
  private static let growthMax = 2.5
  /// The same for steps whose events list users.
  private static let listedGrowthMax = 6.0
  /// A factor between two sizes that no linear law reaches.
  ///
  /// Larger sizes are not measured then, because they would take too long.
  private static let factorMax = 3.5
  /// The maximum cost of a request, and the maximum that each of the N elements adds.
  ///
  /// A debug build takes about a million instructions to move a purchase. This limit only stops
  /// measurements that would take minutes.
  private static let (fixedMax, eachMax) = (40_000_000, 4_000_000)
  /// The maximum growth of a constant cost over all sizes.
  private static let constantMax = 1.3
  /// Tolerance of a count, for example because a table grew.
  private static let noise = 80_000

  init(step: CostStep) {
    self.step = step
  }

  mutating func append(_ cost: Int, at size: Int) {
    sizes.append(size)
    costs.append(cost)
  }

  /// Returns the smaller count at each size that both have.
  func least(of other: Self) -> Self {
    var curve = Self(step: step)
    for (size, (first, second)) in zip(sizes, zip(costs, other.costs)) {
      curve.append(min(first, second), at: size)
    }
    return curve
  }

  /// Whether the counts follow the law.
  var holds: Bool {
    switch step.law {
    case .constant: Double(costs.max() ?? 0) <= Self.constantMax * Double(least + Self.noise)
    case .linear: !isHopeless && factor <= Self.growthMax
    // Events list users: N users of a store account share N purchases, and a deletion reads the
    // lists of all of these. The measured factor was 5.0.
    case .listed: factor <= Self.listedGrowthMax
    case nil: true
    }
  }

  /// Whether the law fails so clearly that larger sizes need not be measured.
  var isHopeless: Bool {
    guard let size = sizes.last, let last = costs.last else { return false }
    if step.law != .listed, last > Self.fixedMax + size * Self.eachMax { return true }
    guard costs.count > 1, step.law != .listed else { return false }
    return Double(last) > Self.factorMax * Double(costs[costs.count - 2] + Self.noise)
  }

  private var least: Int { costs.first ?? 0 }

  /// The factor of the last doubling.
  private var factor: Double {
    guard costs.count > 3 else { return 0 }
    return Double(costs[costs.count - 1]) / Double(costs[costs.count - 2] + Self.noise)
  }

  /// The ratio of the last two increases of the cost.
  ///
  /// The differences exclude the fixed cost of a request, which therefore cannot hide a growth. The
  /// first size does not count: Swift sorts up to 64 elements by insertion, which looks quadratic.
  /// Nil if there are too few sizes, or if the increase is within the tolerance.
  var growth: Double? {
    guard costs.count > 3 else { return nil }
    let (first, second, third) =
      (costs[costs.count - 3], costs[costs.count - 2], costs[costs.count - 1])
    guard third - second > Self.noise else { return nil }
    return Double(third - second) / Double(max(second - first, Self.noise / 2))
  }
}

extension CostCurve: CustomStringConvertible {
  /// A table row: the step, its law, thousands of instructions by size, and the growth.
  var description: String {
    let thousands = costs.map { "\($0 / 1000)" }.joined(separator: " ")
    let growth = growth.map { "\(Double(Int($0 * 100)) / 100)" } ?? (isHopeless ? "stopped" : "-")
    return "\(step.name) | \(step.law.map { "\($0)" } ?? "-") | \(thousands) | \(growth)"
  }
}
