import IdentityCore
import LineProtocol

// What nobody's line asks for: done in small pieces between the lines, as part of their turn.
extension Service {
  /// The sorts of it.
  enum BackgroundTask: CaseIterable {
    /// A manual clock on its way.
    case clock
    /// An erasure that can go on.
    case erasure
    /// What a large decision needs of the loop, and those who wait for it.
    case large
    /// What ends by the system's clock.
    case due
    /// A definition that customers are told of.
    case sweep
  }

  /// Whether a piece could be done now.
  package var hasWork: Bool { BackgroundTask.allCases.contains { has($0) } }

  /// Does one piece; false where none can be done in this turn.
  ///
  /// Of several sorts each comes in its turn. Whoever asks meanwhile waits for a piece, and so it
  /// is small: it must have no price that is the same for one record as for many.
  package func workOn() -> Bool {
    !isTurnFull && budget.hasTimeForBackground && takePiece()
  }

  /// As `workOn`, whatever the turn has done.
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
    // Whether the store was well is asked last: mostly no action is needed.
    case .due: firstDue.map { $0.moment <= now } ?? false && mayWork
    case .sweep: sweeps.isReady(settled: settled) && large == nil && mayWork
    }
  }

  /// Whether the store was well of late.
  private var mayWork: Bool { fatalError == nil && !isResting }
}
