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
  ) throws(Failure) -> RunResult {
    var lines = try opened(path)
    var daemon = try connected(options)
    var replay = NotificationReplay(
      isText: isTerminal && !options.isJSON,
      showsProgress: showsProgress && !isTerminal
    )
    var sent: [NotificationReplay.Sent] = []
    var number = 0
    while let line = try next(&lines) {
      number += 1
      guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      switch NotificationReplay.params(of: line, members) {
      case .failure(let error): sent.append(.init(number: number, request: .failure(error)))
      case .success(let params):
        do throws(ClientError) {
          let id = try daemon.send("store.notify", params)
          sent.append(.init(number: number, request: .success(id)))
        } catch {
          throw .client(error)
        }
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

  private func opened(_ path: String) throws(Failure) -> InputLines {
    do throws(UsageError) {
      return try InputLines(path)
    } catch {
      throw .usage(error)
    }
  }

  func connected(_ options: Options) throws(Failure) -> Connection {
    do throws(ClientError) {
      return try connection(options)
    } catch {
      throw .client(error)
    }
  }

  private func next(_ lines: inout InputLines) throws(Failure) -> [UInt8]? {
    do throws(UsageError) {
      return try lines.next()
    } catch {
      throw .usage(error)
    }
  }

  /// Prints the outcome of a line; returns a result if the program must end.
  private func report(
    _ sent: NotificationReplay.Sent,
    _ daemon: inout Connection,
    _ replay: inout NotificationReplay
  ) throws(Failure) -> RunResult? {
    var text: String
    switch sent.request {
    case .failure(let error): text = replay.text(ofLine: sent.number, failed: error.description)
    case .success(let id):
      do throws(ClientError) {
        text = replay.text(ofLine: sent.number, result: try daemon.receive(id))
      } catch {
        guard case .remote(let remote) = error else { throw .client(error) }
        text = replay.text(ofLine: sent.number, refused: remote)
      }
    }
    if let progress = replay.progress() { complain(progress) }
    switch write(Array(text.utf8)) {
    case .done: return nil
    case let writing: return ended(writing)
    }
  }
}
