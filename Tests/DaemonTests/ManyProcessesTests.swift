import Foundation
import TestSupport
import Testing

@Suite("Many client processes")
struct ManyProcessesTests {
  @Test("Eight concurrent processes get all replies, and all of their writes persist")
  func eight() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    try line.result(
      "project.define",
      #"{"products":{"x":{"kind":"nonConsumable","entitlements":["X"]}}}"#
    )
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    let log = unsafe open(daemon.folder.file("said"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for descriptor in [null, log] { close(descriptor) } }
    let calls = 12
    let children = try (0..<8).map { number in
      // Each process is a shell that starts a client for each call, as scripts do.
      let script = """
        set -e
        for i in $(seq \(calls)); do
          "$ENTITLE" install device=phone\(number)
          "$ENTITLE" identify device=phone\(number) userId=ann
          "$ENTITLE" purchase device=phone\(number) product=x store=web transactionId=\(number).$i
          "$ENTITLE" check X device=phone\(number)
          "$ENTITLE" logout device=phone\(number)
        done
        """
      return try ChildProcess(
        "/bin/sh",
        ["-c", script],
        environment: [
          "ENTITLE": DaemonProcess.program("entitle"), "ENTITLED_SOCKET": daemon.socket,
        ],
        descriptors: [null, log, log]
      )
    }
    for child in children { #expect(child.wait() == 0) }
    let user = try line.result("userInfo", #"{"userId":"ann"}"#)["user"]
    #expect(user?["identityId"] == .string("ann"))
    let counts = try line.result("project.describe", "{}")["project"]?["counts"]
    #expect(counts?["devices"] == .number("8"))
    #expect(counts?["users"] == .number("9"))
    #expect(counts?["purchases"] == .number("\(8 * calls)"))
    let said = try String(contentsOfFile: daemon.folder.file("said"), encoding: .utf8)
    #expect(!said.contains("\"error\""), "\(said)")
  }
}
