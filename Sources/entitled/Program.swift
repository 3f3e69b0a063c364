import Glibc
import IdentityCore
import LineProtocol
import Platform
import SQLiteStorage
import Service
import SocketServer
import Storage
import StoreVerification

/// The life of the daemon, from its options to its exit code.
enum Program {
  /// Runs the program; `environment` is called late, because a user lookup may open files.
  static func run(arguments: [String], environment: () -> LaunchEnvironment) -> ExitCode {
    if arguments == [VerifierProcess.option] { return VerifierProcess.run() }
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
          return try run.run { line in printNow(line) }
        }
        return try serve(options, in: environment)
      case .carryOut(let chore):
        return try carryOut(chore, in: environment)
      }
    } catch {
      Log.failed(error.reason).write()
      return error.code
    }
  }

  /// The reason why the program cannot start or continue.
  struct Failure: Error {
    var code: ExitCode
    var reason: String
  }

  private static func serve(
    _ given: Options,
    in environment: () -> LaunchEnvironment
  ) throws(Failure) -> ExitCode {
    FreedMemory.returnLargeBlocks()
    // First of all, since files opened earlier could reuse the numbers of passed descriptors.
    var passed = try usage { () throws(UsageError) in try PassedSocket.take() }
    let options = try usage { () throws(UsageError) in try given.withConfiguration() }
    options.logging.adopt()
    let ready = try usage { () throws(UsageError) in
      try ReadyDescriptor(options.readyDescriptor)
    }
    var lifeline = try usage { () throws(UsageError) in
      try LifelineDescriptor(options.lifelineDescriptor)
    }
    StandardStreams.fill()
    var launchEnvironment = environment()
    launchEnvironment.passedSocket = passed?.path
    let settings = try usage { () throws(UsageError) in try Settings(options, in: launchEnvironment)
    }
    // Before any other thread starts: threads inherit the mask of blocked signals.
    let signals = try system { () throws(SystemError) in try SignalSource() }
    let waker = try system { () throws(SystemError) in try Waker() }
    // Every daemon locks in this order, so that two never deadlock.
    let socketLock: FileLock? = settings.isSocketPassed ? nil : try lock(settings.socket)
    let storeLock: FileLock? =
      if case .sqlite(let path) = settings.store { try lock(path) } else { nil }
    if case .sqlite(let path) = settings.store, let reason = StorePath.refusal(of: path) {
      throw Failure(code: .failed, reason: reason)
    }
    let stored = try open(settings, waker: waker)
    if stored.isRestored { Log.restored.write() }
    let supervisor = Supervisor(launchEnvironment)
    let daemon = try daemon(on: stored, settings, waker: waker, supervisor: supervisor) {
      [launchEnvironment] () throws(UsageError) in
      try settings.reloaded(given, in: launchEnvironment)
    }
    let adopted = try adopt(&passed, for: settings)
    let server = try server(
      of: daemon,
      settings,
      adopting: adopted,
      waker: waker,
      signals: signals,
      lifeline: lifeline.take()
    )
    Log.listening(socket: settings.socket, store: settings.storeDescription).write()
    daemon.announceReady(ready)
    try system { () throws(SystemError) in try server.run() }
    stored.close()
    _ = consume storeLock
    _ = consume socketLock
    if let error = daemon.fatalError { throw Failure(error) }
    Log.stopped.write()
    return .done
  }

  private static func open(_ settings: Settings, waker: Waker) throws(Failure) -> OpenStore {
    let database = try database(of: settings.store)
    return try store { () throws(StorageError) in try OpenStore(settings, database, waker: waker) }
  }

  private static func daemon(
    on stored: OpenStore,
    _ settings: Settings,
    waker: Waker,
    supervisor: Supervisor,
    reload: @escaping () throws(UsageError) -> Daemon.ReloadedSettings
  ) throws(Failure) -> Daemon {
    let verifier = try system { () throws(SystemError) in try VerifierThread(waker: waker) }
    let service = try store { () throws(StorageError) in
      try Service(
        reader: stored.reader,
        committer: stored.committer,
        worker: ThreadWorker(waker: waker),
        verifier: verifier,
        limits: settings.limits.service,
        furtherLimits: settings.limits.furtherListed,
        defaults: settings.defaults,
        now: SystemClock.now()
      )
    }
    // The initial records of a new store are durable before the daemon serves clients.
    do throws(StorageError) {
      try stored.commitThread?.waitUntilDurable()
    } catch .full {
      throw Failure(
        code: .failed,
        reason: "the disk has no room for \(settings.storeDescription); free space, and"
          + " start again"
      )
    } catch {
      throw Failure(error)
    }
    settings.logging.adopt(in: service)
    service.storeKind = settings.storeKind
    return Daemon(
      service: service,
      commitThread: stored.commitThread,
      waker: waker,
      supervisor: supervisor,
      roles: settings.roles,
      reload: reload
    )
  }

  private static func server(
    of daemon: Daemon,
    _ settings: Settings,
    adopting adopted: consuming ListeningSocket?,
    waker: Waker,
    signals: consuming SignalSource,
    lifeline: consuming Descriptor?
  ) throws(Failure) -> SocketServer<Daemon> {
    let listener = if let adopted { adopted } else { try listener(settings) }
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
      throw Failure(code: .failed, reason: "\(error)")
    }
  }

  /// Prints a line at once, for programs that read the output as it appears.
  private static func printNow(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func listener(_ settings: Settings) throws(Failure) -> ListeningSocket {
    do throws(SocketError) {
      return try ListeningSocket(
        path: settings.socket,
        access: settings.roles.grants.isEmpty ? .owner : .everybody
      )
    } catch {
      throw Failure(code: .failed, reason: "\(error)")
    }
  }

  /// Returns the passed socket; nil if the daemon must create its own.
  private static func adopt(
    _ passed: inout PassedSocket?,
    for settings: Settings
  ) throws(Failure) -> ListeningSocket? {
    guard settings.isSocketPassed else {
      passed = nil
      return nil
    }
    do throws(SystemError) {
      return try passed?.listener()
    } catch {
      throw Failure(code: .failed, reason: "the socket passed: \(error)")
    }
  }

  static func lock(_ path: String) throws(Failure) -> FileLock {
    try lock { () throws(FileLockError) in try FileLock(guarding: path) }
  }

  static func lock<Lock: ~Copyable>(
    _ body: () throws(FileLockError) -> Lock
  ) throws(Failure) -> Lock {
    do throws(FileLockError) {
      return try body()
    } catch {
      if case .held = error { throw Failure(code: .locked, reason: "\(error)") }
      throw Failure(code: .failed, reason: "\(error)")
    }
  }

  static func usage<Result: ~Copyable>(
    _ body: () throws(UsageError) -> Result
  ) throws(Failure) -> Result {
    do throws(UsageError) {
      return try body()
    } catch {
      throw Failure(code: .usage, reason: error.description)
    }
  }

  static func system<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw Failure(code: .failed, reason: "\(error)")
    }
  }

  static func store<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(Failure) -> Result {
    do throws(StorageError) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }
}

extension Program.Failure {
  fileprivate init(_ error: StorageError) {
    reason = Log.reason(of: error)
    if case .syncFailed = error { code = .writeFailed } else { code = .failed }
  }
}

extension Log {
  static func reason(of error: StorageError) -> String {
    switch error {
    case .full: "the disk is full"
    case .syncFailed(let reason): "the disk did not confirm a write: \(reason)"
    case .failed(let reason), .unavailable(let reason), .inDoubt(let reason),
      .unusable(let reason):
      reason
    case .pending: "the store has not answered yet"
    }
  }
}
