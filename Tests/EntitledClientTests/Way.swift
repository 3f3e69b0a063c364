import EntitledClient

/// The two ways to make a call, as one thing to test.
enum Way: CaseIterable, Sendable {
  case blocking, awaiting

  /// The closures of threads stand in a function that no task waits in: the compiler chooses by it.
  func make<Result>(
    _ blocking: () throws -> Result,
    _ awaiting: () async throws -> Result
  ) async throws -> Result {
    switch self {
    case .blocking: try blocking()
    case .awaiting: try await awaiting()
    }
  }

  func ping(_ client: Client, _ echo: JSON, timeout: Duration? = nil) async throws -> JSON? {
    try await make(
      { try client.serverPing(echo: echo, timeout: timeout) },
      { try await client.serverPing(echo: echo, timeout: timeout) }
    ).echo
  }

  func install(_ client: Client, key: String? = nil, dryRun: Bool? = nil) async throws -> String {
    try await make(
      { try client.install(device: "iphone", dryRun: dryRun, idempotencyKey: key) },
      { try await client.install(device: "iphone", dryRun: dryRun, idempotencyKey: key) }
    ).device
  }

  /// The cursors of the next events.
  func cursors(
    _ count: Int,
    _ events: ClientEvents
  ) async throws -> [String] {
    var iterator = events.makeAsyncIterator()
    var found: [String] = []
    while found.count < count {
      let event: Entitled.Event? =
        if self == .blocking {
          try iterator.waitForNext()
        } else {
          try await iterator.next()
        }
      found.append(event?.cursor ?? "none")
    }
    return found
  }
}

/// The error of a call; nil when there was none.
func failure<Result>(_ body: () async throws -> Result) async -> ClientError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? ClientError
  }
}
