import IdentityCore

/// The projects that may have emitted ends too early, because the clock has gone back since.
struct CorrectionSchedule {
  /// Whether every project has to be looked at: the clock has gone back.
  var isWanted = false
  /// The projects that are to be looked at.
  var unchecked: [ProjectID] = []
  /// Those in which events were emitted at times that the clock has not reached.
  var ahead: [ProjectID] = []
  /// The feed that is read now.
  var scan: Scan?

  struct Scan {
    let project: ProjectID
    /// Up to there, everything was looked at.
    var cursor: Int64
    /// When the scan began; it begins again if the clock goes back further.
    let since: Moment
  }

  var hasWork: Bool { isWanted || !unchecked.isEmpty || !ahead.isEmpty || scan != nil }
}
