import EntitledClient
import Foundation
import Testing

@testable import entitle

@Suite("A daemon of the program's own")
struct ThrowAwayDaemonTests {
  @Test("is found beside the program, else on the path, and missed with what to do")
  func find() throws {
    try withDirectory { directory in
      let files = FileManager.default
      for (name, mode) in [("a", 0o755), ("b", 0o755), ("c", 0o644)] {
        try files.createDirectory(
          atPath: "\(directory)/\(name)/none/entitled",
          withIntermediateDirectories: true
        )
        let isMade = files.createFile(
          atPath: "\(directory)/\(name)/entitled",
          contents: nil,
          attributes: [.posixPermissions: mode]
        )
        #expect(isMade)
      }
      let both = try DaemonProgram.find(beside: "\(directory)/a/entitle", path: "\(directory)/b")
      #expect(both == "\(directory)/a/entitled")
      // Neither what cannot be run, nor a folder, nor a relative place.
      let path = "b:\(directory)/c:\(directory)/a/none:\(directory)/b"
      let found = try DaemonProgram.find(beside: "\(directory)/c/entitle", path: path)
      #expect(found == "\(directory)/b/entitled")
      let error = try #require(throws: StartError.self) {
        try DaemonProgram.find(beside: "\(directory)/c/entitle", path: nil)
      }
      #expect(error.message.contains("neither in \(directory)/c nor on the PATH"))
      #expect(error.hint?.contains("$PATH") == true)
    }
  }
}
