import EntitledClient
import Glibc

/// Posts a pipeline's events, one at a time, on its own thread.
struct DeliveryWorker {
  private let route: WebhookPipeline

  init(_ route: WebhookPipeline) {
    self.route = route
  }

  func work() {
    defer { route.noteEnd() }
    var desk = DaemonConnection(SocketSearch(given: route.options.socket))
    guard
      let httpClient = HTTPClient(
        timeoutMilliseconds: route.options.timeoutMilliseconds,
        authorities: route.options.authorities
      )
    else { return route.markForReplacement() }
    while true {
      switch route.nextJob() {
      case .deliver(let entry, let destination):
        deliver(entry, to: destination, httpClient)
      case .acknowledge(let cursor, let destination):
        acknowledge(cursor, of: destination, &desk)
      case .wait(let milliseconds): route.wait(milliseconds: milliseconds)
      case .end: return
      }
    }
  }

  private func deliver(
    _ entry: DeliveryQueue.Entry,
    to destination: Destination,
    _ httpClient: borrowing HTTPClient
  ) {
    let event: FeedEvent?
    do throws(ClientError) {
      // Read again for each attempt: data deleted in the meantime must not be posted, and a
      // program that has lost its claim must not post.
      event = try route.claims.event(at: entry.cursor, in: destination.project)
    } catch {
      route.noteReleased(entry)
      return pause(after: error)
    }
    guard let event, event.json["id"]?.text == entry.id else {
      route.noteReleased(entry)
      return route.markForReplacement()
    }
    guard let post = Delivery(event, to: destination, timestamp: Int64(time(nil))) else {
      return route.notePassed(entry)
    }
    switch httpClient.send(post) {
    case .delivered: route.noteDelivered(entry)
    case .failed(let failure): route.noteFailed(entry, failure)
    }
  }

  private func acknowledge(
    _ cursor: Int64,
    of destination: Destination,
    _ desk: inout DaemonConnection
  ) {
    do throws(ClientError) {
      route.noteAcknowledged(try desk.acknowledge(String(cursor), of: destination))
    } catch {
      route.noteAcknowledged(nil)
      pause(after: error)
    }
  }

  /// Pauses after a passing error; any other error ends the pipeline.
  private func pause(after error: ClientError) {
    guard error.isPassing else { return route.markForReplacement() }
    _ = poll(nil, 0, 200)
  }
}
