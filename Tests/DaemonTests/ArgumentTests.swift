import Foundation
import TestSupport
import Testing

@Suite("The programs' arguments")
struct ArgumentTests {
  private static let programs = ["entitle", "entitled", "entitled-webhook"]

  /// Loads a library that changes the environment before main.
  private func agent(in folder: ScratchFolder) throws -> [String: String] {
    let library = folder.file("agent.so")
    try PreloadedLibrary.compile("Tests/DaemonTests/Interposed/agent.c", to: library)
    return ["LD_PRELOAD": library]
  }

  @Test("They arrive after a library has changed the environment", arguments: programs)
  func preloaded(program: String) throws {
    let folder = try ScratchFolder()
    let run = ProgramRun(program, ["--version"], environment: try agent(in: folder))
    let (code, said) = try run.outcome()
    #expect(code == 0 && said.hasPrefix("\(program) "), "\(said)")
  }

  @Test("A daemon with such a library serves the socket and the store that it was given")
  func served() throws {
    let folder = try ScratchFolder()
    let daemon = try DaemonProcess(in: folder, environment: try agent(in: folder))
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    #expect(FileManager.default.fileExists(atPath: folder.file("data.sqlite")))
    #expect(daemon.stop() == 0)
  }

  /// Runs a program without /proc, if this user may mount something else there.
  private static let withoutProc: [String]? = {
    let wrapper = [
      "/usr/bin/env", "unshare", "-rm", "sh", "-c", #"mount -t tmpfs none /proc && exec "$@""#,
      "sh",
    ]
    let child = try? ChildProcess(
      wrapper[0],
      Array(wrapper.dropFirst()) + ["test", "!", "-e", "/proc/self"],
      descriptors: [0, 1, 1]
    )
    return child?.wait() == 0 ? wrapper : nil
  }()

  @Test(
    "They arrive without /proc",
    .enabled(if: withoutProc != nil, "needs unshare --mount: run it as root"),
    arguments: programs
  )
  func noProc(program: String) throws {
    let wrapper = try #require(Self.withoutProc)
    let (code, said) = try ProgramRun(program, ["--version"], under: wrapper).outcome()
    #expect(code == 0 && said.hasPrefix("\(program) "), "\(said)")
  }

  @Test(
    "A daemon serves its socket and its store without /proc",
    .enabled(if: withoutProc != nil, "needs unshare --mount: run it as root")
  )
  func servedWithoutProc() throws {
    let daemon = try DaemonProcess(under: try #require(Self.withoutProc))
    let line = try daemon.connect()
    try line.result("install", #"{"device":"phone"}"#)
    #expect(FileManager.default.fileExists(atPath: daemon.folder.file("data.sqlite")))
    // The program that verifies what a store signed is this program again.
    let apps = #"{"apps":[{"bundleId":"com.example","appAppleId":1234}]}"#
    try line.result("project.define", #"{"stores":{"appStore":\#(apps)}}"#)
    let refusal = try line.refusal(
      of: #"{"id":1,"method":"store.notify","params":{"store":"appStore","payload":"a.b.c"}}"#
    )
    #expect(refusal["data"]?["kind"]?.text == "unverified", "\(refusal)")
    #expect(daemon.stop() == 0)
  }

  @Test("An argument that is not UTF-8 is refused, because repaired it could name another file")
  func notText() throws {
    for program in Self.programs {
      let wrapper = ["/bin/sh", "-c", #"exec "$1" "--socket=$(printf '\377')""#, "sh"]
      let (code, said) = try ProgramRun(program, [], under: wrapper).outcome()
      #expect(code == 2 && said.contains("the argument at place 1 is not UTF-8"), "\(said)")
    }
  }
}
