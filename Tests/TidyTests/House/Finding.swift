import Foundation
import TestSupport
import Testing

/// A place where a rule of the house is broken, and what to do instead.
struct Finding: Equatable, CustomStringConvertible {
  /// From the repository's top.
  var path: String
  /// From 1; 0 is the file as a whole.
  var line: Int
  var problem: String
  var instead: String

  var description: String { "\(path):\(line): \(problem); instead: \(instead)" }
}

/// Fails the running test once for each finding, at the place where it was found.
func expectNone(_ findings: [Finding]) {
  for finding in findings {
    let place = SourceLocation(
      fileID: "TidyTests/\(finding.path)",
      filePath: Repository.root.appending(path: finding.path).path,
      line: max(1, finding.line),
      column: 1
    )
    Issue.record("\(finding)", sourceLocation: place)
  }
}
