import EntitledClient

/// Reads a project's events into a pipeline, as long as its queue has room.
struct FeedReader {
  private let route: WebhookPipeline

  init(_ route: WebhookPipeline) {
    self.route = route
  }

  func read() {
    while !route.isStopping {
      guard let place = route.nextCursor() else {
        route.waitForRoom()
        continue
      }
      var feed = EventFeed(
        FeedSelection(from: .after(String(place)), project: route.destination.project),
        SocketSearch(given: route.options.socket)
      )
      feed.waitLimit = route.options.isOnce ? .zero : .seconds(30)
      do throws(ClientError) {
        guard try follow(&feed) else { return }
      } catch {
        // The log no longer has the events after this cursor.
        if case .remote(let remote) = error, !remote.isRetryable {
          return route.markForReplacement()
        }
        route.waitForRoom()
      }
    }
  }

  /// Returns false when there is nothing more to read.
  private func follow(_ feed: inout EventFeed) throws(ClientError) -> Bool {
    while !route.isStopping {
      guard route.nextCursor() != nil else {
        route.waitForRoom()
        continue
      }
      let events = try feed.nextPage()
      if let cursor = feed.cursor { route.take(events, through: cursor) }
      if events.isEmpty, feed.isConnected, route.options.isOnce {
        route.markReadToEnd()
        return false
      }
    }
    return false
  }
}
