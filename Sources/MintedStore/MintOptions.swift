internal import LineProtocol
package import Platform
internal import Presentation

/// The options of `entitle mint`.
package struct MintOptions: Equatable {
  package var store = MintStore.appStore
  /// A file, or `-` for standard input.
  package var script: String
  package var seed: UInt64 = 1
  package var isShuffled = false
  package var isRepeated = false
  /// Whether the project receives the notifications.
  package var isSent = false
  package var secret: String?
  /// The project that gives the settings and receives the notifications.
  package var project: String?

  /// Reads the values of the options by name.
  package init(script: String, values: [String: String]) throws(UsageError) {
    self.script = script
    secret = values["--secret"]
    if let text = values["--seed"] {
      guard let seed = UInt64(text) else {
        throw UsageError(
          "--seed: expected a whole number, found \(Printable.escaped(text))",
          hint: "for example --seed 7"
        )
      }
      self.seed = seed
    }
    if let text = values["--store"] {
      guard let store = MintStore(rawValue: text) else {
        throw UsageError(
          "--store: there is no test store \(Printable.escaped(text))",
          hint: NearestNames.hint(
            for: text,
            among: MintStore.allCases.map(\.rawValue),
            otherwise: "write appStore, playStore or stripe"
          )
        )
      }
      self.store = store
    }
  }
}
