import EntitledClient
import Platform
import Testing

@testable import entitle

@Suite("The output for a failure")
struct FailureTests {
  private func remote(_ json: JSON) throws -> Failure {
    let kind = json["kind"]?.text ?? ""
    let reply = #"{"id":1,"error":{"code":1,"message":"no\u001b","data":\#(json)}}"#
    let run = try withDaemon({ peer in
      _ = peer.line()
      peer.send(reply + "\n")
    }) { daemon in
      var connection = try Connection(path: daemon.path)
      return failure { try connection.call(kind) }
    }
    return .client(try #require(run))
  }

  @Test("The exit code depends on the kind of failure")
  func codes() throws {
    let cases: [(ClientError, ExitCode)] = [
      (.noConnection([]), .noConnection), (.closed(reason: "x"), .noConnection),
      (.permission([]), .permission), (.timeout(.connecting, after: .zero), .timeout),
      (.timeout(.sending, after: .zero), .timeout), (.timeout(.receiving, after: .zero), .timeout),
      (.protocolViolation(reason: "x"), .refused),
    ]
    for (error, code) in cases { #expect(error.exitCode == code) }
    #expect(Failure.usage(UsageError("x")).code == .usage)
    #expect(try remote(["kind": "unknownDevice"]).code == .refused)
    #expect(try remote(["kind": "permissionDenied"]).code == .permission)
    #expect([ExitCode.done, .no].map(\.rawValue) == [0, 1])
  }

  @Test("The text has the hint on its own line, and no control characters")
  func text() throws {
    #expect(
      try remote(["kind": "k", "hint": "do\nthis"]).text
        == "entitle: no\\u001B\nhint: do\\u000Athis\n"
    )
    #expect(try remote(["kind": "k"]).text == "entitle: no\\u001B\n")
    #expect(Failure.usage(UsageError("a", hint: "b")).text == "entitle: a\nhint: b\n")
  }

  @Test("The JSON is the daemon's error, or has the same form")
  func json() throws {
    #expect(
      try remote(["kind": "k", "more": [1]]).json.description
        == #"{"code":1,"message":"no\u001b","data":{"kind":"k","more":[1]}}"#
    )
    #expect(
      Failure.usage(UsageError("a", hint: "b")).json.description
        == #"{"message":"a","data":{"kind":"usage","hint":"b"}}"#
    )
    let kinds: [(ClientError, String)] = [
      (.noConnection([]), "noConnection"), (.permission([]), "permissionDenied"),
      (.timeout(.sending, after: .zero), "timeout"), (.closed(reason: ""), "connectionClosed"),
      (.protocolViolation(reason: ""), "protocolViolation"),
    ]
    for (error, kind) in kinds {
      let data = Failure.client(error).json["data"]
      #expect(data?["kind"]?.text == kind)
      #expect(data?["hint"]?.text?.isEmpty == false)
    }
  }
}
