import IdentityCore
import Storage

/// The background tasks, in the order of their turns, and what some of them have to do next.
final class BackgroundSchedule {
  /// What ends by the clock, project by project.
  var dues = DueSchedule()
  /// Definitions that have not reached every customer.
  var rollouts = RolloutSchedule()
  /// The projects of a shared store in which something has ended.
  var overdue: [StoreTasks.ProjectAddress] = []
  /// The moment through which their ends are emitted.
  ///
  /// It is the same in all attempts, because the store is asked for the ends until a moment.
  var overdueThrough = Moment(milliseconds: .min)
  /// The projects whose events have to be compared with a clock that went back.
  var corrections = CorrectionSchedule()
  /// Whether this daemon has the right to look for background work in a shared store.
  var isTaskHolder = false
  /// How often in a row a shared store has listed a definition, or an erasure, that is under way.
  var rolloutsSeen: [ProjectNumber: Int] = [:]
  var erasuresSeen = 0
  /// The tasks that wait for a shared store.
  var waits: [BackgroundTask: StoreWait] = [:]
  /// The task that ran last comes last.
  private var tasks = BackgroundTask.allCases
  /// Background tasks pause until then.
  private var restsUntil: Moment?

  private static let restMilliseconds: Int64 = 1000

  /// Work that no line asks for: it runs in small pieces between the lines, as part of their turn.
  enum BackgroundTask: CaseIterable {
    /// A manual clock that moves.
    case clock
    /// An erasure that can go on.
    case erasure
    /// What a large decision needs of the loop, and the requests that wait for it.
    case large
    /// Requests whose notifications are verified.
    case verification
    /// What ends by the system's clock.
    case due
    /// A definition that has not reached every customer.
    case rollout
    /// What was emitted before its time.
    case correction
  }

  /// Whether any task has work, and waits for nothing.
  func hasTask(where hasWork: (BackgroundTask) -> Bool) -> Bool {
    let waits = waits
    return tasks.contains { (waits.isEmpty || waits[$0] == nil) && hasWork($0) }
  }

  /// Returns the task whose turn it is, and moves it to the end; nil if no task has work.
  func nextTask(where hasWork: (BackgroundTask) -> Bool) -> BackgroundTask? {
    let waits = waits
    let next = tasks.firstIndex { (waits.isEmpty || waits[$0] == nil) && hasWork($0) }
    guard let place = next else { return nil }
    let task = tasks.remove(at: place)
    tasks.append(task)
    return task
  }

  /// Pauses background tasks after a failure of the store.
  ///
  /// What was taken from a list may not have been applied, so the lists are read again.
  func rest(from now: Moment) {
    dues.forgetLists()
    restsUntil = Moment(milliseconds: now.milliseconds + Self.restMilliseconds)
  }

  /// When the pause ends; nil without one.
  ///
  /// A clock that is set back ends it, too.
  func pauseEnd(at now: Moment) -> Moment? {
    guard let restsUntil else { return nil }
    let left = restsUntil.milliseconds - now.milliseconds
    return 0 < left && left <= Self.restMilliseconds ? restsUntil : nil
  }
}
