import IdentityCore

/// The texts of the last few moments that were written: a reply names the same ones over and over.
struct RecentMoments {
  private var entries: [Entry] = []
  /// Which is replaced next.
  private var next = 0

  private static let countMax = 4

  private struct Entry {
    var moment: Moment
    var text: MomentBytes
  }

  /// Of a moment in `Moment.textRange`.
  mutating func text(of moment: Moment) -> MomentBytes {
    for place in entries.indices where entries[place].moment == moment {
      return entries[place].text
    }
    let entry = Entry(moment: moment, text: MomentBytes(moment))
    if entries.count < Self.countMax {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.countMax
    }
    return entry.text
  }
}
