import Platform

/// The output and the exit code of a run.
struct RunResult: Equatable {
  /// The bytes for standard output.
  var output: [UInt8] = []
  /// The bytes for standard error.
  var complaints: [UInt8] = []
  var code: ExitCode

  init(_ code: ExitCode, output: String = "", complaints: String = "") {
    self.code = code
    self.output = Array(output.utf8)
    self.complaints = Array(complaints.utf8)
  }
}
