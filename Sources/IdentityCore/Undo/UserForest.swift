/// Users that merge into customers: a disjoint-set forest.
///
/// It unites by size and does not compress paths. A path to the root is therefore at most log n
/// long, and still shows which merge united two users.
struct UserForest {
  /// The parent of each user; a root is its own parent.
  private var parents: [Int]
  /// The merge that put each user under its parent.
  private var merges: [Int]
  private var sizes: [Int]

  init(count: Int) {
    parents = Array(0..<count)
    merges = Array(repeating: .max, count: count)
    sizes = Array(repeating: 1, count: count)
  }

  var roots: [Int] { parents.indices.filter { parents[$0] == $0 } }

  func root(of user: Int) -> Int {
    var user = user
    while parents[user] != user { user = parents[user] }
    return user
  }

  /// Merges two trees; the root of the larger one stays a root.
  ///
  /// Each `merge` must be greater than the last.
  mutating func unite(_ one: Int, _ other: Int, in merge: Int) -> (kept: Int, absorbed: Int) {
    let (kept, absorbed) = sizes[one] >= sizes[other] ? (one, other) : (other, one)
    parents[absorbed] = kept
    merges[absorbed] = merge
    sizes[kept] += sizes[absorbed]
    return (kept, absorbed)
  }

  /// Returns the merge that united two users, and the first user's root before it.
  ///
  /// Nil if they are the same user or were never united.
  func merge(of one: Int, _ other: Int) -> (merge: Int, root: Int)? {
    var (one, other) = (one, other)
    while one != other {
      let (first, second) = (merges[one], merges[other])
      if first == second { return nil }
      if first < second {
        if parents[one] == other { return (first, one) }
        one = parents[one]
      } else {
        if parents[other] == one { return (second, one) }
        other = parents[other]
      }
    }
    return nil
  }
}

/// A sum of random numbers, one for each member of a set.
///
/// Two different sets have the same sum with a probability of 2^-128. It compares unions of many
/// groups without listing their users.
struct Fingerprint: Equatable {
  private var low: UInt64
  private var high: UInt64

  /// The fingerprint of the empty set.
  init() { (low, high) = (0, 0) }

  init(using random: inout some RandomNumberGenerator) {
    (low, high) = (random.next(), random.next())
  }

  static func += (left: inout Self, right: Self) {
    left.low &+= right.low
    left.high &+= right.high
  }

  static func sum(_ all: some Sequence<Fingerprint>) -> Fingerprint {
    all.reduce(into: Fingerprint()) { $0 += $1 }
  }
}
