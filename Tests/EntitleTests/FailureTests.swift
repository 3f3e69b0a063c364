import EntitledClient
import Platform
import Testing

@testable import entitle

@Suite("What is said when there is nothing to show")
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

  @Test("the exit code tells what kind of failure it is")
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

  @Test("the text has the hint on a line of its own, and no control characters")
  func text() throws {
    #expect(
      try remote(["kind": "k", "hint": "do\nthis"]).text
        == "entitle: no\\u001B\nhint: do\\u000Athis\n"
    )
    #expect(try remote(["kind": "k"]).text == "entitle: no\\u001B\n")
    #expect(Failure.usage(UsageError("a", hint: "b")).text == "entitle: a\nhint: b\n")
  }

  @Test("as JSON it is the daemon's own error, or looks like one")
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
