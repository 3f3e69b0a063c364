// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// Work that no request waits for, as of now.
package struct BackgroundStats {
  /// Ends of periods and grants that have passed and whose events the daemon has not emitted yet:
  /// at most 1000.
  package var expiriesDue: Int
  /// Milliseconds since the oldest of these ends.
  package var expiriesLateMs: Int
  /// Deletions that the daemon has not finished.
  package var erasures: Int
  /// Finished deletions that free bytes of the files still have something of.
  package var erasuresUncleared: Int
  /// When the files are overwritten for the oldest of them, at the latest.
  package var clearedBy: Moment?
  /// Whether the deletions wait for the next start, because a step failed several times.
  package var erasuresHalted: Bool
  /// Projects with a changed catalogue whose events the daemon has not yet emitted for every
  /// customer.
  package var catalogueChanges: Int
  /// How often the clock was set by more than a minute since the daemon's start: the system's, or
  /// that of a shared database.
  package var clockSteps: Int

  package init(
    expiriesDue: Int = 0,
    expiriesLateMs: Int = 0,
    erasures: Int = 0,
    erasuresUncleared: Int = 0,
    clearedBy: Moment? = nil,
    erasuresHalted: Bool = false,
    catalogueChanges: Int = 0,
    clockSteps: Int = 0
  ) {
    self.expiriesDue = expiriesDue
    self.expiriesLateMs = expiriesLateMs
    self.erasures = erasures
    self.erasuresUncleared = erasuresUncleared
    self.clearedBy = clearedBy
    self.erasuresHalted = erasuresHalted
    self.catalogueChanges = catalogueChanges
    self.clockSteps = clockSteps
  }
}

extension JSONWriter {
  /// Writes the members of `BackgroundStats`.
  mutating func members(ofBackgroundStats value: BackgroundStats) {
    member("expiriesDue", value.expiriesDue)
    member("expiriesLateMs", value.expiriesLateMs)
    member("erasures", value.erasures)
    member("erasuresUncleared", value.erasuresUncleared)
    member("clearedBy", value.clearedBy)
    member("erasuresHalted", value.erasuresHalted)
    member("catalogueChanges", value.catalogueChanges)
    member("clockSteps", value.clockSteps)
  }
}
