import IdentityCore

/// A cache of the last few formatted timestamps, since a reply repeats the same ones.
///
/// The entries are stored inline, so that a lookup costs no reference counting.
struct RecentMoments {
  private var entries = [4 of Entry](repeating: .none)
  /// The index of the entry that is replaced next.
  private var next = 0

  private struct Entry {
    var moment: Moment
    var text: MomentBytes

    /// The entry for the first moment that has a text; it is valid, too.
    static let none = Entry(Moment.textRange.lowerBound)

    init(_ moment: Moment) {
      self.moment = moment
      text = MomentBytes(moment)
    }
  }

  /// Returns the text of a moment, which must lie in `Moment.textRange`.
  mutating func text(of moment: Moment) -> MomentBytes {
    for place in entries.indices
    where entries[place].moment.milliseconds == moment.milliseconds {
      return entries[place].text
    }
    let entry = Entry(moment)
    entries[next] = entry
    next = (next + 1) % entries.count
    return entry.text
  }
}
