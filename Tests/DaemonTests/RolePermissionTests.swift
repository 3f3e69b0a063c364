import Foundation
import TestSupport
import Testing

/// Calls the daemon as another user, which requires root.
@Suite(
  "Other users",
  .enabled(if: Nobody.canConnect, "needs setpriv, socat and root: run it as root")
)
struct RolePermissionTests {
  /// All methods, with the role that the contract requires.
  private let methods: [(method: String, role: String)]

  init() throws {
    methods = try Repository.files(in: "Protocol/methods", ending: ".json").map { file in
      let contract = try JSONTree(Repository.bytes("Protocol/methods/\(file)"))
      return try (#require(contract["name"]?.text), #require(contract["role"]?.text))
    }
  }

  @Test("A user without a role may call no method, even on a socket that is open to all")
  func openedByMistake() throws {
    let daemon = try DaemonProcess()
    for (path, mode) in [(daemon.folder.path, 0o755), (daemon.socket, 0o666)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let answers = try Nobody.ask(daemon.socket, methods.map(\.method))
    #expect(answers.count == methods.count && answers.count > 25)
    for (asked, answer) in zip(methods, answers) {
      #expect(answer["error"]?["data"]?["kind"] == .string("permissionDenied"), "\(asked.method)")
      #expect(answer["error"]?["data"]?["uid"] == .number("65534"), "\(asked.method)")
      #expect(answer["error"]?["data"]?["needs"]?.text == asked.role, "\(asked.method)")
    }
    let counts = try daemon.connect().result("project.describe", "{}")["project"]?["counts"]
    #expect(counts?["events"] == .number("0"))
  }

  @Test("A user may call only what their role allows", arguments: ["read", "write", "admin"])
  func roles(role: String) throws {
    let daemon = try DaemonProcess(["--allow-uid", "65534:\(role)"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: daemon.folder.path
    )
    let order = ["read", "write", "admin"]
    let rank = try #require(order.firstIndex(of: role))
    let answers = try Nobody.ask(daemon.socket, methods.map(\.method))
    #expect(answers.count == methods.count)
    for (asked, answer) in zip(methods, answers) {
      let needed = try #require(order.firstIndex(of: asked.role))
      let kind = answer["error"]?["data"]?["kind"]?.text
      let expected = needed > rank ? "permissionDenied" : "invalidParams"
      #expect(kind == expected, "\(asked.method): \(answer)")
    }
  }

  @Test(
    "Users and groups may be named",
    arguments: [["--allow-uid", "nobody:write"], ["--allow-gid", "nogroup:write"]]
  )
  func names(option: [String]) throws {
    let daemon = try DaemonProcess(option)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: daemon.folder.path
    )
    let kinds = try Nobody.ask(daemon.socket, ["install", "clock.advance"]).map {
      $0["error"]?["data"]?["kind"]?.text
    }
    #expect(kinds == ["invalidParams", "permissionDenied"])
  }
}

/// An unprivileged user.
enum Nobody {
  static let canConnect =
    getuid() == 0
    && ["/usr/bin/setpriv", "/usr/bin/socat"].allSatisfy(
      FileManager.default.isExecutableFile(atPath:)
    )

  /// Calls each method with invalid params; returns the replies.
  static func ask(_ socket: String, _ methods: [String]) throws -> [JSONTree] {
    let folder = try ScratchFolder()
    let calls = methods.map { "{\"id\":1,\"method\":\"\($0)\",\"params\":{\"a\":1}}\n" }
    try calls.joined().write(toFile: folder.file("in"), atomically: true, encoding: .utf8)
    let input = unsafe open(folder.file("in"), O_RDONLY | O_CLOEXEC)
    let output = unsafe open(folder.file("out"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for descriptor in [input, output] { close(descriptor) } }
    let child = try ChildProcess(
      "/usr/bin/setpriv",
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/socat", "-t20", "-",
        "UNIX-CONNECT:\(socket)",
      ],
      descriptors: [input, output, 2]
    )
    #expect(child.wait() == 0)
    let lines = try Data(contentsOf: URL(filePath: folder.file("out"))).split(separator: 0x0A)
    return try lines.map { try JSONTree(Array($0)) }
  }
}
