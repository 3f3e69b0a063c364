import IdentityCore
import LineProtocol

// Background work, done in small pieces between the lines, as part of their turn.
extension Service {
  /// The types of background work.
  enum BackgroundTask: CaseIterable {
    /// A manual clock that advances.
    case clock
    /// An erasure that can continue.
    case erasure
    /// The loop's part in a large decision, and the requests that wait for it.
    case large
    /// Due changes by the system's clock.
    case due
    /// A definition that is emitted for each customer.
    case sweep
  }

  /// Whether a piece can be done now.
  package var hasWork: Bool { BackgroundTask.allCases.contains { has($0) } }

  /// Does one piece; returns false if none can be done in this turn.
  ///
  /// The tasks take turns. Requests wait while a piece runs, so it must be small, and must not have
  /// a large fixed cost.
  package func workOn() -> Bool {
    !isTurnFull && budget.hasTimeForBackground && takePiece()
  }

  /// As `workOn`, regardless of the turn's budget.
  func takePiece() -> Bool {
    guard let place = works.firstIndex(where: { has($0) }) else { return false }
    let work = works.remove(at: place)
    works.append(work)
    let begun = budget.beginBackground()
    defer { budget.endBackground(begun) }
    switch work {
    case .clock: moveClock()
    case .erasure: moveErasure()
    case .large: moveLargeWork()
    case .due: emitDue()
    case .sweep: moveSweep()
    }
    return true
  }

  private func has(_ work: BackgroundTask) -> Bool {
    switch work {
    case .clock: advancing.contains(where: canMoveClock)
    case .erasure: canErase && !isResting
    case .large: hasLargeWork
    // The state of the store is checked last: usually nothing is due.
    case .due: firstDue.map { $0.moment <= now } ?? false && mayWork
    case .sweep: sweeps.isReady(settled: settled) && large == nil && mayWork
    }
  }

  /// Whether the store has not failed recently.
  private var mayWork: Bool { fatalError == nil && !isResting }
}
