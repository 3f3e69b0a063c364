import EntitledClient

/// Reads a project's events into a pipeline, as long as its queue has room.
struct FeedReader {
  private let pipeline: WebhookPipeline

  init(_ pipeline: WebhookPipeline) {
    self.pipeline = pipeline
  }

  func read() {
    while !pipeline.isStopping {
      guard let place = pipeline.nextCursor() else {
        pipeline.waitForRoom()
        continue
      }
      var feed = EventFeed(
        FeedSelection(from: .after(String(place)), project: pipeline.destination.project),
        SocketSearch(given: pipeline.options.socket),
        waitMilliseconds: pipeline.options.isOnce ? 0 : 30_000
      )
      do throws(ClientError) {
        return try follow(&feed)
      } catch {
        // The log no longer has the events after this cursor.
        if case .remote(let remote) = error, !remote.isRetryable {
          return pipeline.markForReplacement()
        }
        pipeline.waitForRoom()
      }
    }
  }

  /// Reads until the pipeline stops, or with `--once` until there is nothing more to read.
  private func follow(_ feed: inout EventFeed) throws(ClientError) {
    while !pipeline.isStopping {
      guard pipeline.nextCursor() != nil else {
        pipeline.waitForRoom()
        continue
      }
      let events = try feed.nextPage()
      if let cursor = feed.cursor { pipeline.enqueue(events, through: cursor) }
      if events.isEmpty, feed.isAnswered, pipeline.options.isOnce {
        return pipeline.markReadToEnd()
      }
    }
  }
}
