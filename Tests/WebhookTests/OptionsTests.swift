import Platform
import Testing

@testable import entitledWebhook

@Suite("The options of entitled-webhook")
struct OptionsTests {
  private func options(_ words: String...) throws -> Options? {
    if case .follow(let options) = try Options.parse(words) { options } else { nil }
  }

  @Test("All options may be omitted")
  func none() throws {
    #expect(try options() == Options())
  }

  @Test("A value may follow as the next word or after an equals sign")
  func forms() throws {
    var expected = Options()
    expected.socket = "/s"
    expected.projects = ["a", "b=c"]
    expected.isOnce = true
    expected.timeoutMilliseconds = 1500
    expected.backoff.longest = 20
    expected.authorities = "ca.pem"
    #expect(
      try options(
        "--socket=/s",
        "--project",
        "a",
        "--project=b=c",
        "--project=a",
        "--once",
        "--timeout",
        "1.5",
        "--pause-max=0.02",
        "--ca",
        "ca.pem"
      ) == expected
    )
  }

  @Test("--help and --version override other options")
  func special() throws {
    #expect(try Options.parse(["--once", "-h"]) == .showHelp)
    #expect(try Options.parse(["--version"]) == .showVersion)
  }

  @Test(
    "An invalid option gives an error with a hint",
    arguments: [
      (["--onse"], "unknown option --onse", "did you mean \"--once\"?"),
      (["start"], "unexpected \"start\"", "entitled-webhook --help lists the options"),
      (["--once=1"], "--once takes no value", "write --once alone, without a value"),
      (
        ["--project"], "--project needs a value",
        "write a value that begins with a dash as --project=VALUE"
      ),
      (["--project="], "--project needs a value", nil),
      (
        ["--timeout", "0"], "--timeout 0: expected seconds, from 0.001 to 86400",
        "for example --timeout 15"
      ),
      (
        ["--pause-max", "nan"], "--pause-max nan: expected seconds, from 0.001 to 86400",
        "for example --pause-max 15"
      ),
    ] as [([String], String, String?)]
  )
  func refused(words: [String], message: String, hint: String?) {
    let error = #expect(throws: UsageError.self) { try Options.parse(words) }
    #expect(error == UsageError(message, hint: hint))
  }
}
