import Foundation

/// The seed of a test's random numbers.
package enum Seed {
  private static let everyRun: UInt64 = 1

  /// Returns the same seed in every run, unless `ENTITLED_SEED` names another, and prints it.
  ///
  /// `ENTITLED_SEED=random` draws a new seed for each call. It is meant for long runs: the printed
  /// seed reproduces a failure.
  package static func chosen(in file: String = #fileID) -> UInt64 {
    let seed: UInt64
    switch ProcessInfo.processInfo.environment["ENTITLED_SEED"] {
    case nil: seed = everyRun
    case "random": seed = .random(in: .min ... .max)
    case let text?:
      guard let number = UInt64(text) else {
        preconditionFailure("ENTITLED_SEED=\(text): expected a number, or random")
      }
      seed = number
    }
    print("\(URL(filePath: file).deletingPathExtension().lastPathComponent): seed \(seed)")
    return seed
  }
}
