import Foundation
import TestSupport
import Testing

/// A place that breaks a rule, and what to do instead.
struct Finding: Equatable, CustomStringConvertible {
  /// Relative to the repository's top-level folder.
  var path: String
  /// From 1; 0 stands for the whole file.
  var line: Int
  var problem: String
  var instead: String

  var description: String { "\(path):\(line): \(problem); instead: \(instead)" }
}

/// Fails the running test once for each finding, at its place.
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
