import Platform

/// What a run comes to.
struct RunResult: Equatable {
  /// For standard output.
  var output: [UInt8] = []
  /// For standard error.
  var complaints: [UInt8] = []
  var code: ExitCode

  init(_ code: ExitCode, output: String = "", complaints: String = "") {
    self.code = code
    self.output = Array(output.utf8)
    self.complaints = Array(complaints.utf8)
  }
}
