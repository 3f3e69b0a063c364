import Foundation
import Platform
import Testing

@testable import SocketServer

@Suite("The socket in the file system")
struct ListeningSocketTests {
  @Test("The socket has its mode for any umask", arguments: [0, 0o022, 0o077])
  func mode(mask: Int) async {
    await #expect(processExitsWith: .success) { [mask = mask as Int] in
      umask(mode_t(mask))
      try withDirectory { directory in
        let owner = try ListeningSocket(path: directory + "/owner", access: .owner)
        let everybody = try ListeningSocket(path: directory + "/everybody", access: .everybody)
        precondition(permissions(of: directory + "/owner") == 0o600)
        precondition(permissions(of: directory + "/everybody") == 0o666)
        _ = consume owner
        _ = consume everybody
      }
    }
  }

  @Test(
    "A missing directory is created for its owner alone, and an existing directory stays as it is"
  )
  func directory() throws {
    try withDirectory { directory in
      _ = unsafe chmod(directory, 0o755)
      do {
        let socket = try ListeningSocket(path: directory + "/a/b/s", access: .owner)
        #expect(permissions(of: directory + "/a") == 0o700)
        #expect(permissions(of: directory + "/a/b") == 0o700)
        #expect(permissions(of: directory) == 0o755)
        _ = consume socket
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory + "/a/b") == [])
    }
  }

  @Test("A path can have 107 bytes and no more", arguments: [106, 107, 108])
  func length(bytes: Int) throws {
    try withDirectory { directory in
      let path = directory + "/" + String(repeating: "s", count: bytes - directory.utf8.count - 1)
      guard bytes <= 107 else {
        let error = #expect(throws: SocketError.self) {
          _ = try ListeningSocket(path: path, access: .owner)
        }
        #expect(error == .pathTooLong(path: path, bytes: 108))
        let text = error?.description ?? ""
        for part in ["108", "107", "$XDG_RUNTIME_DIR"] { #expect(text.contains(part)) }
        return
      }
      let server = try RunningServer(path: path)
      var client = try TestClient(path)
      try client.send("hello\n")
      #expect(try client.line() == "hello")
      server.waker.drain()
      server.join()
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }

  @Test("An empty path, a NUL or a directory is rejected", arguments: ["", "a\0b"])
  func noPath(path: String) throws {
    #expect(throws: SocketError.noPath(path: path)) {
      _ = try ListeningSocket(path: path, access: .owner)
    }
  }

  @Test("A file that is not a socket is left alone")
  func notASocket() throws {
    try withDirectory { directory in
      let (file, link) = (directory + "/file", directory + "/link")
      try "precious".write(toFile: file, atomically: false, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      for path in [file, link] {
        #expect(throws: SocketError.notASocket(path: path)) {
          _ = try ListeningSocket(path: path, access: .owner)
        }
      }
      #expect(throws: SocketError.notASocket(path: directory)) {
        _ = try ListeningSocket(path: directory, access: .owner)
      }
      #expect(throws: SocketError.self) {
        _ = try ListeningSocket(path: file + "/s", access: .owner)
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "precious")
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).count == 2)
    }
  }

  @Test("A socket that a process serves is left alone")
  func served() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      let server = try RunningServer(path: path)
      #expect(throws: SocketError.inUse(path: path)) {
        _ = try ListeningSocket(path: path, access: .owner)
      }
      var client = try TestClient(path)
      try client.send("hello\n")
      #expect(try client.line() == "hello")
      server.waker.drain()
      server.join()
    }
  }

  @Test("A socket that no process serves is replaced")
  func stale() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      let stale = try Descriptor.unixSocket()
      let address = try #require(UnixAddress(path: path))
      // SAFETY: the pointer is used during the call only.
      let result = unsafe address.withPointer { unsafe bind(stale.number, $0, $1) }
      #expect(result == 0)
      #expect(throws: TestClient.Failure(code: ECONNREFUSED)) { _ = try TestClient(path) }
      let server = try RunningServer(path: path)
      var client = try TestClient(path)
      try client.send("hello\n")
      #expect(try client.line() == "hello")
      server.waker.drain()
      server.join()
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
    }
  }

  @Test("The socket is removed at the end only if it is still ours")
  func removal() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      do {
        let mine = try ListeningSocket(path: path, access: .owner)
        _ = unsafe unlink(path)
        try "somebody else's".write(toFile: path, atomically: false, encoding: .utf8)
        _ = consume mine
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "somebody else's")
      _ = unsafe unlink(path)
      do {
        let mine = try ListeningSocket(path: path, access: .owner)
        #expect(FileManager.default.fileExists(atPath: path))
        _ = consume mine
      }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("A listening socket can be adopted without its path being removed")
  func adopting() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      let original = try ListeningSocket(path: path, access: .owner)
      do {
        let number = dup(original.descriptor.number)
        let adopted = try ListeningSocket(adopting: Descriptor(owning: number))
        #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0)
        let client = try TestClient(path)
        let isAccepted = try adopted.accept() != nil
        #expect(isAccepted)
        _ = consume client
        _ = consume adopted
      }
      #expect(FileManager.default.fileExists(atPath: path))
      #expect(throws: SystemError.self) {
        _ = try ListeningSocket(adopting: Descriptor.unixSocket())
      }
      _ = consume original
    }
  }
}

/// Returns the permission bits of a file.
private func permissions(of path: String) -> mode_t {
  var status = stat()
  // SAFETY: the structure outlives the call that fills it.
  unsafe lstat(path, &status)
  return status.st_mode & 0o7777
}
