import Foundation
import Glibc
import TestSupport
import Testing

@Suite(
  "The verifier of a running daemon",
  .enabled(if: PublicSuites.areThere, Comment(rawValue: PublicSuites.absence))
)
struct VerifierProcessTests {
  private struct Setting {
    let daemon: DaemonProcess
    let line: SocketLine
    let request: String

    init() throws {
      daemon = try DaemonProcess(["--store", "memory:"])
      line = try SocketLine(daemon.socket)
      let root = Data(try PublicSuites.read("appstore/certs/testCA.der")).base64EncodedString()
      try line.result(
        "project.define",
        #"{"environment":"any","stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"#
          + #""environments":["Sandbox"],"roots":["\#(root)"]}}}"#
      )
      let text = try PublicSuites.read("appstore/mock_signed_data/testNotification")
      let body =
        #"{"signedPayload":"\#(String(decoding: text.filter { $0 > 32 }, as: UTF8.self))"}"#
      request =
        #"{"id":1,"method":"store.notify","params":{"store":"appStore","dryRun":true,"payload":"#
        + "\(JSONTree.string(body))}}"
    }

    /// The process ids of the daemon's children, of which there is one at most.
    func children() throws -> [pid_t] {
      let path = "/proc/\(daemon.pid)/task"
      let tasks = try FileManager.default.contentsOfDirectory(atPath: path)
      return try tasks.flatMap { task in
        try String(contentsOfFile: "\(path)/\(task)/children", encoding: .utf8)
          .split(separator: " ").compactMap { pid_t($0) }
      }
    }

    func child() throws -> pid_t { try #require(try children().first) }
  }

  @Test("The child has no descriptor but its socket, and starts only when it is needed")
  func confined() throws {
    let setting = try Setting()
    #expect(try setting.children().isEmpty)
    #expect(try setting.line.call(setting.request)["result"]?["why"] == "test")
    let child = try setting.child()
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child)/fd")
    #expect(descriptors == ["0"])
    let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
    #expect(status.contains("Seccomp:\t2"))
    #expect(try setting.line.call(setting.request)["result"]?["why"] == "test")
    #expect(try setting.child() == child)
  }

  @Test(
    "The child lets others interrupt it at once",
    .enabled(
      if: try scheduling("se.slice", of: "self") != nil
        && ProcessInfo.processInfo.isOperatingSystemAtLeast(
          OperatingSystemVersion(majorVersion: 6, minorVersion: 12, patchVersion: 0)
        ),
      "needs Linux 6.12 or newer, which shows the scheduler's slices"
    )
  )
  func isInterrupted() throws {
    let setting = try Setting()
    _ = try setting.line.call(setting.request)
    let (daemon, child) = (String(setting.daemon.pid), try String(setting.child()))
    #expect(try Self.scheduling("se.slice", of: daemon) != 10_000_000)
    #expect(try Self.scheduling("se.slice", of: child) == 10_000_000)
    // 120 is the nice value 0, and 139 is 19.
    let priority = try #require(try Self.scheduling("prio", of: daemon))
    #expect(try Self.scheduling("prio", of: child) == min(139, priority + 5))
  }

  /// A number of the kernel's about a process; nil if the kernel does not tell it.
  private static func scheduling(_ name: String, of process: String) throws -> Int? {
    let path = "/proc/\(process)/sched"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("\(name) ") }
      .flatMap { $0.split(separator: " ").last.flatMap { Int($0) } }
  }

  @Test("A child that hangs is ended after two seconds, and others do not wait")
  func hanging() throws {
    let setting = try Setting()
    _ = try setting.line.call(setting.request)
    let child = try setting.child()
    kill(child, SIGSTOP)
    try setting.line.send(request: setting.request)
    try setting.line.send(request: #"{"id":2,"method":"server.ping"}"#)
    let other = try SocketLine(setting.daemon.socket)
    let clock = ContinuousClock()
    let begun = clock.now
    for _ in 0..<20 { try other.result("server.ping", "{}") }
    #expect(clock.now - begun < .seconds(2))
    let failed = try setting.line.nextReply()
    #expect(failed["error"]?["data"]?["kind"] == "verifierFailed")
    #expect(failed["error"]?["data"]?["httpStatus"] == .number("503"))
    #expect(try setting.line.nextReply()["id"] == .number("2"))
    #expect(try setting.line.call(setting.request)["result"]?["why"] == "test")
    #expect(try setting.child() != child)
  }

  @Test("A child that dies is started again")
  func dying() throws {
    let setting = try Setting()
    _ = try setting.line.call(setting.request)
    kill(try setting.child(), SIGKILL)
    let error = try setting.line.refusal(of: setting.request)
    #expect(error["code"] == .number("1503"))
    #expect(try setting.line.call(setting.request)["result"]?["why"] == "test")
  }
}
