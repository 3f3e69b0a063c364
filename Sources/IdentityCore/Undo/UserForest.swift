/// Users that merge into customers: a disjoint-set forest.
///
/// It does not compress paths, so that a path still shows which merge united two users. The smaller
/// tree goes under the larger one, so that a path to the root is at most log n long.
struct UserForest {
  /// The parent of each user; a root is its own parent.
  private var parents: [Int]
  /// The merge that put each user under its parent.
  private var merges: [Int]

  init(count: Int) {
    parents = Array(0..<count)
    merges = Array(repeating: .max, count: count)
  }

  var roots: [Int] { parents.indices.filter { parents[$0] == $0 } }

  func root(of user: Int) -> Int {
    var user = user
    while parents[user] != user { user = parents[user] }
    return user
  }

  /// Puts a root under another one; each `merge` must be greater than the last.
  mutating func put(_ smaller: Int, under larger: Int, in merge: Int) {
    (parents[smaller], merges[smaller]) = (larger, merge)
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
typealias Fingerprint = UInt128

extension Fingerprint {
  static func sum(_ all: some Sequence<Fingerprint>) -> Fingerprint { all.reduce(0, &+) }
}
