import Synchronization

/// Whether the write-ahead log is to begin anew, which it cannot while somebody is in the midst of
/// reading an older state of it.
///
/// Who reads for a whole turn of the loop would be found at it nearly always where writes never
/// pause: for as long as it is awaited a reader lets go after each look-up.
final class LogRenewal: Sendable {
  private let flag = Atomic(false)

  var isAwaited: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
}
