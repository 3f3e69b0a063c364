// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `ProjectDescribeResult`.
  mutating func members(ofProjectDescribeResult value: ProjectView) {
    object("project") { $0.members(ofProject: value) }
  }
}

extension DescribeProject {
  /// Writes the result.
  package static func write(_ result: ProjectView, to writer: inout JSONWriter) {
    writer.members(ofProjectDescribeResult: result)
  }
}
