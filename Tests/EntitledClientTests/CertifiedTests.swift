import TestSupport
import Testing

@Suite(
  "Certification of the Swift client",
  .enabled(if: ProgramSearch.finds("swiftc") && !DaemonProcess.isSanitized)
)
struct CertifiedTests {
  @Test("The client passes `entitled --certify`")
  func certified() throws {
    let text = String(decoding: try Repository.bytes("clients/swift/certify.swift"), as: UTF8.self)
    let driver = try CompiledProgram(text)
    let done = try CompiledProgram.run(
      [DaemonProcess.program("entitled"), "--certify", "'\(driver.path)'"],
      environment: [:]
    )
    #expect(done.said.hasSuffix("\n81 passed, 0 failed, 3 skipped\n"), "\(done.said)")
  }
}
