import EntitledClient
import Platform

// The `store` command: replays notifications of stores, one from each line.
extension Program {
  /// How many notifications are on their way at once.
  private static let inFlightMax = 32

  func replay(
    _ path: String,
    _ members: [JSON.Member],
    _ options: Options
  ) throws -> RunResult {
    var lines = try InputLines(path)
    var daemon = try connection(options)
    var replay = NotificationReplay(
      isText: isTerminal && !options.isJSON,
      showsProgress: showsProgress && !isTerminal
    )
    var sent: [NotificationReplay.Sent] = []
    var number = 0
    while let line = try lines.next() {
      number += 1
      guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      switch NotificationReplay.params(of: line, members) {
      case .failure(let error): sent.append(.init(number: number, request: .failure(error)))
      case .success(let params):
        let id = try daemon.send("store.notify", params)
        sent.append(.init(number: number, request: .success(id)))
      }
      while sent.count >= Self.inFlightMax {
        if let end = try report(sent.removeFirst(), &daemon, &replay) { return end }
      }
    }
    for sent in sent {
      if let end = try report(sent, &daemon, &replay) { return end }
    }
    if replay.showsProgress { complain("\r\u{1B}[K") }
    return RunResult(replay.errorsCount == 0 ? .done : .refused)
  }

  /// Prints the outcome of a line; returns a result if the program must end.
  private func report(
    _ sent: NotificationReplay.Sent,
    _ daemon: inout Connection,
    _ replay: inout NotificationReplay
  ) throws -> RunResult? {
    var text: String
    switch sent.request {
    case .failure(let error): text = replay.text(ofLine: sent.number, failed: error.description)
    case .success(let id):
      do throws(ClientError) {
        text = replay.text(ofLine: sent.number, result: try daemon.receive(id))
      } catch {
        guard case .remote(let remote) = error else { throw error }
        text = replay.text(ofLine: sent.number, refused: remote)
      }
    }
    if let progress = replay.progress() { complain(progress) }
    return failed(write(Array(text.utf8)))
  }
}
