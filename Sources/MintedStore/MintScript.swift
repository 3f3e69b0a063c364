internal import EntitledClient
package import Platform

/// A script of a test store: one step a line.
package struct MintScript {
  let steps: [MintStep]

  /// Reads a script; empty lines and lines that begin with `#` are comments.
  package init(_ bytes: [UInt8]) throws(UsageError) {
    var steps: [MintStep] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let first = line.first(where: { $0 > UInt8(ascii: " ") }), first != UInt8(ascii: "#")
      else { continue }
      let json: JSON
      do throws(JSON.ParsingError) {
        json = try JSON(parsing: Array(line))
      } catch {
        throw UsageError(
          "line \(index + 1) of the script: byte \(error.offset): \(error.reason)",
          hint: Self.hint
        )
      }
      guard json.members != nil else {
        throw UsageError("line \(index + 1) of the script is not a JSON object", hint: Self.hint)
      }
      steps.append(try MintStep(json, line: index + 1))
    }
    guard !steps.isEmpty else { throw UsageError("the script has no step", hint: Self.hint) }
    self.steps = steps
  }

  private static let hint =
    #"a script has one step on each line, for example {"do":"buy","product":"monthly"}"#
}
