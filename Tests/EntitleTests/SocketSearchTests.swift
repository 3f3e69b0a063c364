import Platform
import Testing

@testable import EntitledClient

@Suite("The search for the socket")
struct SocketSearchTests {
  private func paths(
    given: String? = nil,
    home: String? = nil,
    _ environment: [String: String] = [:]
  ) -> [String] {
    SocketSearch(given: given, environment: { environment[$0] }, userHome: home).paths
  }

  private let full = [
    "ENTITLED_SOCKET": "/e/s", "RUNTIME_DIRECTORY": "/run/unit", "XDG_RUNTIME_DIR": "/run/user/7",
    "HOME": "/home/ada",
  ]

  @Test("A given path is the only path")
  func named() {
    #expect(paths(given: "/g", full) == ["/g"])
    #expect(paths(given: "unix:/g", full) == ["/g"])
    #expect(paths(given: "relative/s", full) == ["relative/s"])
    #expect(paths(full) == ["/e/s"])
    #expect(paths(["ENTITLED_SOCKET": "unix:/e/s"]) == ["/e/s"])
  }

  @Test("The default paths have a fixed order")
  func order() {
    var environment = full
    environment["ENTITLED_SOCKET"] = nil
    #expect(
      paths(home: "/other", environment) == [
        "/run/unit/entitled.sock", "/run/user/7/entitled.sock", "/run/entitled/entitled.sock",
        "/home/ada/.local/state/entitled/entitled.sock",
      ]
    )
  }

  @Test("Empty variables and relative directories are ignored")
  func nothingSaid() {
    let system = ["/run/entitled/entitled.sock"]
    #expect(paths() == system)
    #expect(
      paths([
        "ENTITLED_SOCKET": "", "RUNTIME_DIRECTORY": "", "XDG_RUNTIME_DIR": "here", "HOME": "",
      ]) == system
    )
    #expect(
      paths(home: "/h") == system + ["/h/.local/state/entitled/entitled.sock"]
    )
  }

  @Test("The first of a unit's directories is used")
  func several() {
    #expect(paths(["RUNTIME_DIRECTORY": "/run/a:/run/b"]).first == "/run/a/entitled.sock")
  }

  @Test("No path is tried twice")
  func once() {
    #expect(
      paths(["RUNTIME_DIRECTORY": "/run/entitled", "XDG_RUNTIME_DIR": "/run/entitled"])
        == ["/run/entitled/entitled.sock"]
    )
  }

  @Test("The process's environment contains a home directory")
  func process() {
    #expect(SocketSearch().paths.isEmpty == false)
    #expect(ProcessEnvironment.userHome?.hasPrefix("/") == true)
    #expect(ProcessEnvironment.variable("ENTITLED_NO_SUCH_VARIABLE") == nil)
  }
}
