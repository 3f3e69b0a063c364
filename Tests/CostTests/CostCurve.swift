/// What one step of a story cost, in instructions, at each size that was tried.
struct CostCurve {
  let step: CostStep
  var costs: [Int] = []

  /// The most that the growth of a cost may grow by when the size doubles. A linear law has 2, one
  /// with a logarithm a little more, a quadratic one 4.
  private static let growthMax = 2.5
  /// What lies beyond every reasonable law: larger sizes would take too long to be tried.
  private static let growthHopeless = 5.0
  /// The most that a constant cost may grow by over all sizes.
  private static let constantMax = 1.3
  /// Instructions that a count may be off by: tables that grow, memory that is tidied up.
  private static let noise = 400_000.0

  /// Whether the law holds for all that was counted.
  var holds: Bool {
    switch step.law {
    case .constant:
      guard let first = costs.first, let most = costs.max() else { return true }
      return Double(most) <= Self.constantMax * Double(first) + Self.noise
    case .linear: return growths.allSatisfy { $0 <= Self.growthMax }
    case nil: return true
    }
  }

  /// Whether trying larger sizes is a waste of time.
  var isHopeless: Bool { (growths.last ?? 0) > Self.growthHopeless }

  /// For each two doublings, how much more the second one added to the cost than the first did:
  /// what a request costs at every size does not hide its growth.
  var growths: [Double] {
    zip(costs.dropFirst(2), zip(costs.dropFirst(), costs)).map { last, others in
      let (added, addedBefore) = (Double(last - others.0), Double(others.0 - others.1))
      guard added > Self.noise else { return 0 }
      return added / max(addedBefore, Self.noise / 2)
    }
  }
}

extension CostCurve: CustomStringConvertible {
  /// A row of a table: the step, thousands of instructions by size, and the last growth.
  var description: String {
    let thousands = costs.map { "\($0 / 1000)" }.joined(separator: " ")
    let growth = growths.map { "\(Double(Int($0 * 10)) / 10)" }.joined(separator: " ")
    return "\(step.name) | \(step.law.map { "\($0)" } ?? "-") | \(thousands) | \(growth)"
  }
}
