import Glibc
import IdentityCore
import Platform
import StoreVerification
import TestSupport
import Testing

@Suite("The verifier's child process")
struct VerifierChildTests {
  private static let request = VerificationRequest(
    chain: SigningChain(
      leaf: AppStoreTrust.appleRoot,
      intermediate: AppStoreTrust.appleRoot,
      roots: [AppStoreTrust.appleRoot],
      isStrict: true
    ),
    milliseconds: 1_761_962_975_000,
    signature: Array(repeating: 1, count: 64),
    signed: Array("signed".utf8)
  )

  private static func child() -> VerifierChild {
    VerifierChild(program: DaemonProcess.program("entitled"))
  }

  @Test func `answers one request after another with the same process`() throws {
    var child = Self.child()
    #expect(try child.verdict(on: Self.request) == .chain)
    let pid = child.pid
    #expect(try child.verdict(on: Self.request) == .chain)
    #expect(child.pid == pid && pid != nil)
  }

  @Test func `starts again after it was killed`() throws {
    var child = Self.child()
    _ = try child.verdict(on: Self.request)
    let pid = try #require(child.pid)
    kill(pid, SIGKILL)
    #expect(throws: VerifierFault.failed) { try child.verdict(on: Self.request) }
    #expect(try child.verdict(on: Self.request) == .chain)
    #expect(child.pid != pid)
  }

  @Test func `ends a child that does not answer`() throws {
    var child = VerifierChild(program: "/bin/sh", words: ["-c", "printf '\\0' >&0; exec sleep 60"])
    #expect(throws: VerifierFault.failed) { try child.verdict(on: Self.request) }
    #expect(child.pid == nil)
  }

  @Test func `refuses to start a program that keeps ending`() throws {
    var child = VerifierChild(program: "/bin/false")
    for _ in 0..<12 {
      #expect(throws: VerifierFault.failed) { try child.verdict(on: Self.request) }
    }
  }

  @Test(arguments: [("\\001", VerifierFault.missing), ("\\002", .unconfined)])
  func `says also while it does not start a program why it fails`(
    greeting: String,
    fault: VerifierFault
  ) throws {
    var child = VerifierChild(program: "/bin/sh", words: ["-c", "printf '\(greeting)' >&0"])
    for _ in 0..<12 {
      #expect(throws: fault) { try child.verdict(on: Self.request) }
    }
  }
}
