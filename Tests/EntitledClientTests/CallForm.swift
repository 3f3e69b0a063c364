import EntitledClient
import Foundation

/// The two forms of a call, as a test argument.
enum CallForm: CaseIterable, Sendable {
  case blocking, awaiting

  /// Makes a blocking call on its own thread, because tasks must not block their shared threads.
  func make<Result: Sendable>(
    _ blocking: @escaping @Sendable () throws -> Result,
    _ awaiting: () async throws -> Result
  ) async throws -> Result {
    guard self == .blocking else { return try await awaiting() }
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: blocking)) }
    }
  }

  func ping(_ client: Client, _ echo: JSON, timeout: Duration? = nil) async throws -> JSON? {
    try await make(
      { try client.serverPing(echo: echo, timeout: timeout) },
      { try await client.serverPing(echo: echo, timeout: timeout) }
    ).echo
  }

  func install(
    _ client: Client,
    _ device: String = "iphone",
    key: String? = nil,
    dryRun: Bool? = nil
  ) async throws -> String {
    try await make(
      { try client.install(device: device, dryRun: dryRun, idempotencyKey: key) },
      { try await client.install(device: device, dryRun: dryRun, idempotencyKey: key) }
    ).device
  }

  /// Returns the cursors of the next events.
  func cursors(
    _ count: Int,
    _ events: ClientEvents
  ) async throws -> [String] {
    try await make(
      {
        var iterator = events.makeAsyncIterator()
        return try (0..<count).map { _ in try iterator.waitForNext().cursor }
      },
      {
        var iterator = events.makeAsyncIterator()
        var found: [String] = []
        while found.count < count, let event = try await iterator.next() {
          found.append(event.cursor)
        }
        return found
      }
    )
  }
}

/// Returns the error of a call; nil if it succeeds.
func failure<Result>(_ body: () async throws -> Result) async -> ClientError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? ClientError
  }
}
