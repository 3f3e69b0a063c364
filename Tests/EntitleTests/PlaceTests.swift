import Foundation
import Testing

@testable import EntitledClient

@Suite("A daemon that cannot be reached")
struct PlaceTests {
  private func reason(at path: String) -> Attempt.Reason? {
    switch failure({ try Connection(path: path) }) {
    case .noConnection(let tried)?, .permission(let tried)?: tried.first?.reason
    default: nil
    }
  }

  @Test("The error contains the reason for a path")
  func reasons() throws {
    try withDirectory { directory in
      let stale = "\(directory)/stale"
      try FakeDaemon(path: stale, nil).stop()
      let file = "\(directory)/file"
      try Data().write(to: URL(filePath: file))
      #expect(reason(at: "\(directory)/none") == .refused(code: ENOENT))
      #expect(reason(at: stale) == .refused(code: ECONNREFUSED))
      #expect(reason(at: file) == .refused(code: ECONNREFUSED))
      #expect(reason(at: "\(file)/below") == .refused(code: ENOTDIR))
      #expect(reason(at: "") == .notAPath)
      #expect(reason(at: "a\0b") == .notAPath)
    }
  }

  @Test("A path has at most 107 bytes")
  func pathLength() throws {
    try withDirectory { directory in
      for count in 106...109 {
        let path = directory + "/" + String(repeating: "x", count: count - directory.utf8.count - 1)
        #expect(path.utf8.count == count)
        let expected: Attempt.Reason =
          count <= 107 ? .refused(code: ENOENT) : .tooLong(bytes: count)
        #expect(reason(at: path) == expected)
      }
      let path = directory + "/" + String(repeating: "y", count: 106 - directory.utf8.count)
      let daemon = try FakeDaemon(path: path, answering("{}"))
      defer { daemon.stop() }
      var connection = try Connection(path: path)
      #expect(try connection.call("x") == [:])
    }
  }

  @Test("The first path at which a daemon answers is used")
  func first() throws {
    try withDirectory { directory in
      let places = ["a", "b", "c"].map { "\(directory)/\($0)" }
      for place in places {
        try FileManager.default.createDirectory(
          atPath: place,
          withIntermediateDirectories: false
        )
      }
      let daemon = try FakeDaemon(path: "\(places[1])/entitled.sock", answering("{}"))
      defer { daemon.stop() }
      let environment = ["RUNTIME_DIRECTORY": places[0], "XDG_RUNTIME_DIR": places[1]]
      let search = SocketSearch(
        given: nil,
        environment: { environment[$0] },
        userHome: nil
      )
      #expect(search.paths.count == 3)
      #expect(try Connection(search).path == "\(places[1])/entitled.sock")
    }
  }

  @Test("The message and the hint depend on the reasons")
  func messages() {
    let absent = Attempt(path: "/a", reason: .refused(code: ENOENT))
    let long = Attempt(path: "/b", reason: .tooLong(bytes: 130))
    #expect(
      ClientError.noConnection([absent]).message == "cannot connect to the daemon: /a: no such file"
    )
    #expect(
      ClientError.noConnection([absent, long]).message == """
        cannot connect to the daemon:
          /a: no such file
          /b: the path has 130 bytes, and a socket's has at most 107
        """
    )
    #expect(ClientError.noConnection([absent]).hint?.contains("start the daemon") == true)
    #expect(ClientError.noConnection([long]).hint?.contains("choose a shorter path") == true)
    #expect(ClientError.permission([absent]).hint?.contains("--allow-uid") == true)
    #expect(
      "\(Attempt(path: "/c", reason: .refused(code: ELOOP)))".contains("(errno \(ELOOP))")
    )
  }
}
