/// What one step of a story cost, in instructions, at each size that was tried.
struct CostCurve {
  let step: CostStep
  private(set) var sizes: [Int] = []
  private(set) var costs: [Int] = []

  /// The most by which a cost may grow when the size doubles.
  ///
  /// A linear law has 2, one with a logarithm a little more, a quadratic one 4.
  private static let growthMax = 2.5
  /// The same where events list what grows.
  private static let listedGrowthMax = 6.0
  /// The factor between two sizes that no linear law has.
  ///
  /// With such a law the larger sizes would take too long.
  private static let factorMax = 3.5
  /// What a request may cost at most, and what each of those may add of which there are N.
  ///
  /// A build for debugging takes 1 to 5 million instructions to move one purchase. This bound only
  /// ends what would take minutes.
  private static let (fixedMax, eachMax) = (200_000_000, 20_000_000)
  /// The most by which a constant cost may grow over all sizes.
  private static let constantMax = 1.3
  /// Instructions that a count may be off by, for example because a table grew.
  private static let noise = 400_000

  init(step: CostStep) {
    self.step = step
  }

  mutating func append(_ cost: Int, at size: Int) {
    sizes.append(size)
    costs.append(cost)
  }

  /// The lesser count at each size that both have.
  func least(of other: Self) -> Self {
    var curve = Self(step: step)
    for (size, (first, second)) in zip(sizes, zip(costs, other.costs)) {
      curve.append(min(first, second), at: size)
    }
    return curve
  }

  /// Whether the law holds for all that was counted.
  var holds: Bool {
    switch step.law {
    case .constant: Double(costs.max() ?? 0) <= Self.constantMax * Double(least + Self.noise)
    case .linear: !isHopeless && factor <= Self.growthMax
    // Events list users: of N users on one store account N share N purchases, and a deletion reads
    // the lists of all of these. A factor of 5.0 was counted.
    case .listed: factor <= Self.listedGrowthMax
    case nil: true
    }
  }

  /// Whether the law fails so clearly that larger sizes need not be tried.
  var isHopeless: Bool {
    guard let size = sizes.last, let last = costs.last else { return false }
    if step.law != .listed, last > Self.fixedMax + size * Self.eachMax { return true }
    guard costs.count > 1, step.law != .listed else { return false }
    return Double(last) > Self.factorMax * Double(costs[costs.count - 2] + Self.noise)
  }

  private var least: Int { costs.first ?? 0 }

  /// How much the cost grew with the last doubling.
  private var factor: Double {
    guard costs.count > 3 else { return 0 }
    return Double(costs[costs.count - 1]) / Double(costs[costs.count - 2] + Self.noise)
  }

  /// How much more the last doubling added to the cost than the one before.
  ///
  /// What a request costs at every size is in none of the differences, and so it does not hide a
  /// growth. The first size does not count: Swift sorts up to 64 elements by insertion, which looks
  /// quadratic. Nil before there are enough sizes, and where next to nothing was added.
  var growth: Double? {
    guard costs.count > 3 else { return nil }
    let (first, second, third) =
      (costs[costs.count - 3], costs[costs.count - 2], costs[costs.count - 1])
    guard third - second > Self.noise else { return nil }
    return Double(third - second) / Double(max(second - first, Self.noise / 2))
  }
}

extension CostCurve: CustomStringConvertible {
  /// A row of a table: the step, its law, thousands of instructions by size, and the growth.
  var description: String {
    let thousands = costs.map { "\($0 / 1000)" }.joined(separator: " ")
    let growth = growth.map { "\(Double(Int($0 * 100)) / 100)" } ?? (isHopeless ? "stopped" : "-")
    return "\(step.name) | \(step.law.map { "\($0)" } ?? "-") | \(thousands) | \(growth)"
  }
}
