import IdentityCore
import LineProtocol
import Platform
import PostgreSQLStorage
import Service
import Storage

// Stores on PostgreSQL.
extension Program {
  /// Returns where the database of a shared store is; nil for another store.
  static func database(of store: DefaultPaths.Store) throws -> ConnectionString? {
    guard case .postgres(let text) = store else { return nil }
    do throws(ConnectionString.Refusal) {
      return try ConnectionString(text)
    } catch {
      switch error {
      case .noLibrary:
        throw Failure(
          code: .unavailable,
          reason: "libpq is missing: install it, for example Debian's package libpq5"
        )
      case .notValid:
        throw Failure(
          code: .usage,
          reason: "--store postgres: libpq cannot read the connection string; for example"
            + " postgres:host=db1 dbname=shop"
        )
      case .secret(let keyword):
        throw Failure(
          code: .usage,
          reason: "--store postgres: the connection string has a \(keyword), which other users of"
            + " this machine can read in arguments and configuration files; \(remedy(keyword))"
        )
      }
    }
  }

  /// What to do instead of writing a secret into a connection string.
  private static func remedy(_ keyword: String) -> String {
    switch keyword {
    case "password": "put it into a file: passfile=PATH"
    case "sslpassword": "use a key that needs none: sslkey=PATH"
    default: "libpq cannot take it in another way, so use another kind of login"
    }
  }

  /// Creates the tables of a store and its project `default`, or prints the statements for that.
  static func createStore(
    _ options: Options,
    prints: Bool,
    in launchEnvironment: LaunchEnvironment
  ) throws -> ExitCode {
    let store = try DefaultPaths.store(option: options.store, in: launchEnvironment)
    guard case .postgres = store else {
      throw Failure(
        code: .usage,
        reason: "store create: only a store on PostgreSQL is created before its first use; give"
          + " --store postgres:CONNINFO"
      )
    }
    let turns = try firstTurns(options)
    if prints {
      print(Schema.creation(containing: turns), terminator: "")
      return .done
    }
    guard let database = try database(of: store) else { return .failed }
    let outcome = try StoreCreation.run(database, containing: turns)
    let isIgnored = options.preset != nil || options.isClockManual != nil
    switch outcome {
    case .created: print("created the store")
    case .existed where isIgnored:
      print(
        "the database has a store already; nothing was changed, so --rules and --clock have no"
          + " effect: change a project with project.define"
      )
    case .existed: print("the database has a store already; nothing was changed")
    }
    return .done
  }

  /// Has daemons go on from an older server.
  static func acceptTimeline(
    _ options: Options,
    in launchEnvironment: LaunchEnvironment
  ) throws -> ExitCode {
    let store = try DefaultPaths.store(option: options.store, in: launchEnvironment)
    guard let database = try database(of: store) else {
      throw Failure(
        code: .usage,
        reason: "store accept-timeline: only a store on PostgreSQL has timelines; give --store"
          + " postgres:CONNINFO"
      )
    }
    let folder = DefaultPaths.stateFolder(in: launchEnvironment)
    let accepted = try OlderServer(accepting: database, folder: folder)
    print(
      "the daemons go on from \(accepted.place), on timeline \(accepted.timeline); what was"
        + " confirmed on timeline \(accepted.lost.timeline) is lost"
        + " (\(accepted.lost.source)), and each feed goes on at a new number"
    )
    return .done
  }

  /// Returns the turns that make the project `default`.
  private static func firstTurns(_ options: Options) throws(StorageError) -> [Turn] {
    let memory = MemoryStore()
    let recorder = try TurnRecorder(memory)
    _ = try Service(
      reader: memory.openReader(),
      committer: recorder,
      defaults: ProjectDefaults(
        preset: options.preset ?? .standard,
        isClockManual: options.isClockManual ?? false
      ),
      now: SystemClock.now()
    )
    return recorder.turns
  }
}

/// Keeps the turns that it makes durable in memory.
private final class TurnRecorder: Committer {
  private let committer: InlineCommitter
  private(set) var turns: [Turn] = []

  init(_ store: MemoryStore) throws(StorageError) {
    committer = try InlineCommitter(store)
  }

  func submit(_ turn: Turn) {
    turns.append(turn)
    committer.submit(turn)
  }

  func progress() -> CommitProgress { committer.progress() }

  func resume() { committer.resume() }
}
