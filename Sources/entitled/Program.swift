import Glibc
import IdentityCore
import LineProtocol
import SQLiteStorage
import Service
import SocketServer
import Storage

/// The daemon's life, from its options to its exit code.
enum Program {
  /// `environment` is asked for late: looking up the user may open files.
  static func run(arguments: [String], environment: () -> Surroundings) -> ExitCode {
    do throws(Failure) {
      switch try usage({ () throws(UsageError) in try Options.parse(arguments) }) {
      case .showHelp:
        print(Options.help)
        return .done
      case .showVersion:
        print("entitled \(Contract.version)")
        return .done
      case .serve(let options):
        if let run = try usage({ () throws(UsageError) in try CertificationRun(options) }) {
          return try run.run { line in say(line) }
        }
        return try serve(options, in: environment)
      }
    } catch {
      Log.failed(error.reason).write()
      return error.code
    }
  }

  /// Why it could not start, or go on.
  struct Failure: Error {
    var code: ExitCode
    var reason: String
  }

  private static func serve(
    _ given: Options,
    in environment: () -> Surroundings
  ) throws(Failure) -> ExitCode {
    let options = try usage { () throws(UsageError) in try given.withConfiguration() }
    let ready = try usage { () throws(UsageError) in
      try ReadyDescriptor(options.readyDescriptor)
    }
    var lifeline = try usage { () throws(UsageError) in
      try LifelineDescriptor(options.lifelineDescriptor)
    }
    StandardStreams.fill()
    let surroundings = environment()
    let settings = try usage { () throws(UsageError) in try Settings(options, in: surroundings) }
    // Before there is another thread: they inherit which signals are blocked.
    let signals = try system { () throws(SystemError) in try SignalSource() }
    let waker = try system { () throws(SystemError) in try Waker() }
    // In this order for every daemon, so that two never wait for one another.
    let socketLock = try lock(settings.socket)
    let storeLock: FileLock? =
      if case .sqlite(let path) = settings.store { try lock(path) } else { nil }
    if case .sqlite(let path) = settings.store, let reason = StorePath.refusal(of: path) {
      throw Failure(code: .unusable, reason: reason)
    }
    let stored = try store { () throws(StorageError) in try Stored(settings, waker: waker) }
    let service = try store { () throws(StorageError) in
      try Service(
        reader: stored.reader,
        committer: stored.commitThread,
        limits: settings.limits.service,
        furtherLimits: settings.limits.serverListed,
        defaults: settings.defaults,
        now: SystemClock.now()
      )
    }
    let daemon = Daemon(service: service, waker: waker, roles: settings.roles) {
      () throws(UsageError) in
      try settings.reloaded(given, in: surroundings)
    }
    let server = try server(
      of: daemon,
      settings,
      waker: waker,
      signals: signals,
      lifeline: lifeline.take()
    )
    Log.listening(socket: settings.socket, store: settings.storeDescription).write()
    ready.announce()
    try system { () throws(SystemError) in try server.run() }
    stored.commitThread.stop()
    _ = consume storeLock
    _ = consume socketLock
    if let error = daemon.fatalError {
      throw Failure(code: .storage, reason: Log.reason(of: error))
    }
    Log.stopped.write()
    return .done
  }

  private static func server(
    of daemon: Daemon,
    _ settings: Settings,
    waker: Waker,
    signals: consuming SignalSource,
    lifeline: consuming Descriptor?
  ) throws(Failure) -> SocketServer<Daemon> {
    let listener: ListeningSocket
    do throws(SocketError) {
      listener = try ListeningSocket(
        path: settings.socket,
        access: settings.roles.grants.isEmpty ? .owner : .everybody
      )
    } catch {
      throw Failure(code: .unusable, reason: "\(error)")
    }
    do throws(SystemError) {
      return try SocketServer(
        listening: listener,
        service: daemon,
        limits: settings.limits.server,
        waker: waker,
        signals: signals,
        lifeline: lifeline
      )
    } catch {
      throw Failure(code: .unusable, reason: "\(error)")
    }
  }

  /// Somebody may read along while the next line is on its way.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  static func lock(_ path: String) throws(Failure) -> FileLock {
    do throws(FileLockError) {
      return try FileLock(guarding: path)
    } catch {
      if case .held = error { throw Failure(code: .locked, reason: "\(error)") }
      throw Failure(code: .unusable, reason: "\(error)")
    }
  }

  private static func usage<Result: ~Copyable>(
    _ body: () throws(UsageError) -> Result
  ) throws(Failure) -> Result {
    do throws(UsageError) {
      return try body()
    } catch {
      throw Failure(code: .usage, reason: error.description)
    }
  }

  private static func system<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw Failure(code: .unusable, reason: "\(error)")
    }
  }

  private static func store<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(Failure) -> Result {
    do throws(StorageError) {
      return try body()
    } catch {
      throw Failure(code: .unusable, reason: Log.reason(of: error))
    }
  }
}

extension Log {
  static func reason(of error: StorageError) -> String {
    switch error {
    case .full: "there is no room on the disk"
    case .syncFailed(let reason): "the disk did not confirm a write: \(reason)"
    case .failed(let reason), .unusable(let reason): reason
    }
  }
}
