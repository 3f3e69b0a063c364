// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Work that no request waits for, as of now.
  public struct BackgroundStats: Hashable, Sendable {
    /// Ends of periods and grants that have passed and whose events the daemon has not emitted
    /// yet: at most 1000.
    public let expiriesDue: Int
    /// Milliseconds since the oldest of these ends.
    public let expiriesLateMs: Int
    /// Deletions that the daemon has not finished.
    public let erasures: Int
    /// Finished deletions that free bytes of the files still have something of.
    public let erasuresUncleared: Int
    /// When the files are overwritten for the oldest of them, at the latest.
    public let clearedBy: Entitled.Moment?
    /// Whether the deletions wait for the next start, because a step failed several times.
    public let erasuresHalted: Bool
    /// Projects with a changed catalogue whose events the daemon has not yet emitted for every
    /// customer.
    public let catalogueChanges: Int
    /// How often the clock was set by more than a minute since the daemon's start: the system's,
    /// or that of a shared database.
    public let clockSteps: Int
  }
}

extension Entitled.BackgroundStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.expiriesDue = try members.required("expiriesDue")
    self.expiriesLateMs = try members.required("expiriesLateMs")
    self.erasures = try members.required("erasures")
    self.erasuresUncleared = try members.required("erasuresUncleared")
    self.clearedBy = try members.required("clearedBy")
    self.erasuresHalted = try members.required("erasuresHalted")
    self.catalogueChanges = try members.required("catalogueChanges")
    self.clockSteps = try members.required("clockSteps")
  }
}
