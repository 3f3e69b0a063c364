import EntitledClient
import Glibc
import IdentityCore
import Platform

/// `--test`: posts one test to each webhook whose format has a test, without retries.
///
/// A test needs no claim, moves no position, and goes to paused webhooks too.
struct TestPosting {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Posts the tests; the exit code says whether every server accepted one.
  func run() throws(ClientError) -> ExitCode {
    var daemon = DaemonConnection(SocketSearch(given: options.socket))
    let projects = options.projects.isEmpty ? try daemon.projects() : options.projects
    var verdicts: [Verdict] = []
    for project in projects {
      for destination in try daemon.destinations(of: project) {
        if let verdict = post(to: destination) { verdicts.append(verdict) }
      }
    }
    if verdicts.isEmpty { Log.nothingToTest.write() }
    return !verdicts.isEmpty && verdicts.allSatisfy { $0 == .delivered } ? .done : .failed
  }

  /// Posts a test; nil if the webhook's format has none.
  private func post(to destination: Destination) -> Verdict? {
    let now = SystemClock.milliseconds
    let id = "test_\(now)"
    guard let body = destination.format.test(id: id, at: Moment(milliseconds: now)) else {
      Log.noTest(destination.label).write()
      return nil
    }
    guard
      let httpClient = HTTPClient(
        timeoutMilliseconds: options.timeoutMilliseconds,
        authorities: options.authorities
      )
    else { return .failed(.init(reason: "there is not enough memory")) }
    let post = Post(id: id, body: body)
    let verdict = httpClient.send(Delivery(post, to: destination, timestamp: now / 1000))
    switch verdict {
    case .delivered: Log.tested(destination.label).write()
    case .failed(let failure): Log.testFailed(destination.label, failure.reason).write()
    }
    return verdict
  }
}
