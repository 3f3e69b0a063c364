import EntitledClient
import Glibc

/// Posts a pipeline's events, one at a time, on its own thread.
struct DeliveryWorker {
  private let pipeline: WebhookPipeline

  init(_ pipeline: WebhookPipeline) {
    self.pipeline = pipeline
  }

  func work() {
    defer { pipeline.noteEnd() }
    var connection = DaemonConnection(SocketSearch(given: pipeline.options.socket))
    guard
      let httpClient = HTTPClient(
        timeoutMilliseconds: pipeline.options.timeoutMilliseconds,
        authorities: pipeline.options.authorities
      )
    else { return pipeline.markForReplacement() }
    while true {
      switch pipeline.nextJob() {
      case .deliver(let entry, let destination):
        deliver(entry, to: destination, httpClient, &connection)
      case .acknowledge(let cursor, let destination):
        acknowledge(cursor, of: destination, &connection)
      case .wait(let milliseconds): pipeline.wait(milliseconds: milliseconds)
      case .end: return
      }
    }
  }

  private func deliver(
    _ entry: DeliveryQueue.Entry,
    to destination: Destination,
    _ httpClient: borrowing HTTPClient,
    _ connection: inout DaemonConnection
  ) {
    var event: FeedEvent?
    var context: PostContext?
    do throws(ClientError) {
      // Read again for each attempt: data deleted in the meantime must not be posted, and a
      // program that has lost its claim must not post.
      event = try pipeline.claims.event(at: entry.cursor, in: destination.project)
      if let first = event, destination.format.needsContext(of: first) {
        // Over this worker's connection: a large customer takes long, and all projects share the
        // connection with the claims.
        context = try connection.context(of: first, for: destination)
        // Only then do both hold: the claim, and that nothing was deleted.
        event = try pipeline.claims.event(at: entry.cursor, in: destination.project)
        guard event == first else { return pipeline.noteReleased(entry) }
      }
    } catch {
      pipeline.noteReleased(entry)
      return pause(after: error)
    }
    guard let event, event.json["id"]?.text == entry.id else {
      pipeline.noteReleased(entry)
      return pipeline.markForReplacement()
    }
    guard pipeline.isWanted(entry) else { return pipeline.noteReleased(entry) }
    let posts = destination.format.posts(of: event, in: context)
    if posts.isEmpty { return pipeline.notePassed(entry) }
    // The server has accepted the first ones in an earlier attempt.
    for (index, post) in posts.enumerated().dropFirst(entry.postsAccepted) {
      let delivery = Delivery(post, to: destination, timestamp: Int64(time(nil)))
      if case .failed(let failure) = httpClient.send(delivery) {
        return pipeline.noteFailed(entry, failure, postsAccepted: index)
      }
    }
    pipeline.noteDelivered(entry)
  }

  private func acknowledge(
    _ cursor: Int64,
    of destination: Destination,
    _ connection: inout DaemonConnection
  ) {
    do throws(ClientError) {
      pipeline.noteAcknowledged(try connection.acknowledge(String(cursor), of: destination))
    } catch {
      pipeline.noteAcknowledged(nil)
      pause(after: error)
    }
  }

  /// Pauses after a passing error; any other error ends the pipeline.
  private func pause(after error: ClientError) {
    guard error.isPassing else { return pipeline.markForReplacement() }
    _ = poll(nil, 0, 200)
  }
}
