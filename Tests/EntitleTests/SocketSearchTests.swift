import Platform
import Testing

@testable import EntitledClient

@Suite("Where the daemon is looked for")
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

  @Test("a path that was named is the only one")
  func named() {
    #expect(paths(given: "/g", full) == ["/g"])
    #expect(paths(given: "unix:/g", full) == ["/g"])
    #expect(paths(given: "relative/s", full) == ["relative/s"])
    #expect(paths(full) == ["/e/s"])
    #expect(paths(["ENTITLED_SOCKET": "unix:/e/s"]) == ["/e/s"])
  }

  @Test("otherwise the usual places come in their order")
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

  @Test("an empty variable says nothing, nor does a relative directory")
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

  @Test("of several directories of a unit the first is its own")
  func several() {
    #expect(paths(["RUNTIME_DIRECTORY": "/run/a:/run/b"]).first == "/run/a/entitled.sock")
  }

  @Test("no place is tried twice")
  func once() {
    #expect(
      paths(["RUNTIME_DIRECTORY": "/run/entitled", "XDG_RUNTIME_DIR": "/run/entitled"])
        == ["/run/entitled/entitled.sock"]
    )
  }

  @Test("the process's own environment knows a home")
  func process() {
    #expect(SocketSearch().paths.isEmpty == false)
    #expect(ProcessEnvironment.userHome?.hasPrefix("/") == true)
    #expect(ProcessEnvironment.variable("ENTITLED_NO_SUCH_VARIABLE") == nil)
  }
}
