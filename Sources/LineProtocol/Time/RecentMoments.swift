import IdentityCore

/// The texts of the last few moments that were written: a reply names the same ones over and over.
///
/// They stand in place, and not in an array of their own: to look there takes no reference.
struct RecentMoments {
  private var entries = [4 of Entry](repeating: .none)
  /// Which is replaced next.
  private var next = 0

  private struct Entry {
    var moment: Moment
    var text: MomentBytes

    /// The first of all texts, under the moment that it is the text of.
    static let none = Entry(Moment.textRange.lowerBound)

    init(_ moment: Moment) {
      self.moment = moment
      text = MomentBytes(moment)
    }
  }

  /// Of a moment in `Moment.textRange`.
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
