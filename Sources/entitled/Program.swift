import CArguments
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
  static func run(environment: () -> LaunchEnvironment) -> ExitCode {
    StraySignals.ignoreOfWrites()
    defer { LogThread.flush() }
    var arguments: [String] = []
    do {
      // SAFETY: the strings live as long as the process.
      arguments = try unsafe ProcessArguments.read(count: carguments_count()) {
        unsafe carguments_value($0)
      }
      if arguments == [VerifierProcess.option] { return VerifierProcess.run() }
      switch try Options.parse(arguments) {
      case .showHelp:
        print(Options.help)
        return .done
      case .showVersion:
        print("entitled \(Contract.version)")
        return .done
      case .serve(let options):
        return try serve(options, in: environment)
      case .carryOut(let chore):
        return try carryOut(chore, in: environment)
      }
    } catch {
      let failure = Failure(error)
      Log.failed(failure.reason.withoutSecrets(of: arguments)).write()
      return failure.code
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
  ) throws -> ExitCode {
    FreedMemory.returnLargeBlocks()
    StraySignals.ignoreOfDaemons()
    // First of all, since files opened earlier could reuse the numbers of passed descriptors.
    var passed = try PassedSocket.take()
    let options = try given.withConfiguration()
    options.logging.adopt()
    let ready = try ReadyDescriptor(options.readyDescriptor)
    var lifeline = try LifelineDescriptor(options.lifelineDescriptor)
    StandardStreams.fill()
    try LogThread.start { Log.linesDropped($0) }
    var launchEnvironment = environment()
    launchEnvironment.passedSocket = passed?.path
    let settings = try Settings(options, in: launchEnvironment)
    // Before any other thread starts: threads inherit the mask of blocked signals.
    let signals = try SignalSource()
    let waker = try Waker()
    // Every daemon locks in this order, so that two never deadlock.
    let socketLock: FileLock? =
      settings.isSocketPassed ? nil : try FileLock(guarding: settings.socket)
    let storeLock: FileLock? =
      if case .sqlite(let path) = settings.store { try lockStore(path, signals) } else { nil }
    let stored = try OpenStore(settings, database(of: settings.store), waker: waker)
    if stored.isRestored { Log.restored.write() }
    if let commits = stored.commitsRecovered { Log.recovered(commits: commits).write() }
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
    logStart(settings, isNew: stored.isNew)
    daemon.announceReady(ready)
    try server.run()
    stored.close()
    _ = consume storeLock
    _ = consume socketLock
    if let error = daemon.fatalError { throw error }
    if let loss = stored.loss { throw Failure(code: .failed, reason: loss) }
    Log.stopped.write()
    return .done
  }

  /// Locks the data file, and makes it first if there is none.
  ///
  /// It waits for a doctor, because a supervisor does not start a daemon again that was locked out.
  private static func lockStore(
    _ path: String,
    _ signals: borrowing SignalSource
  ) throws -> FileLock {
    if let reason = StorePath.refusal(of: path) { throw Failure(code: .failed, reason: reason) }
    try SQLiteStore.createFile(at: path)
    let pause = try EventDescriptor()
    var hasSaid = false
    while true {
      do throws(FileLockError) {
        return try FileLock(on: path)
      } catch {
        guard case .examined = error, !signals.hasReceivedSignal() else { throw error }
        if !hasSaid { Log.waiting("\(error)").write() }
        hasSaid = true
        _ = pause.wait(milliseconds: doctorPollMilliseconds)
      }
    }
  }

  private static let doctorPollMilliseconds: CInt = 50

  private static func logStart(_ settings: Settings, isNew: Bool) {
    Log.listening(socket: settings.socket, store: settings.storeDescription, isNew: isNew).write()
    // Who waits for the daemon to be ready finds the lines of its start in the log.
    LogThread.flush(milliseconds: 100)
  }

  private static func daemon(
    on stored: OpenStore,
    _ settings: Settings,
    waker: Waker,
    supervisor: Supervisor,
    reload: @escaping () throws(UsageError) -> Daemon.ReloadedSettings
  ) throws -> Daemon {
    let verifier = try VerifierThread(waker: waker)
    let service = try Service(
      reader: stored.reader,
      committer: stored.committer,
      worker: ThreadWorker(waker: waker),
      verifier: verifier,
      limits: settings.limits.service,
      furtherLimits: settings.limits.furtherListed,
      defaults: settings.defaults,
      now: SystemClock.now()
    )
    // The initial records of a new store are durable before the daemon serves clients.
    do {
      try stored.commitThread?.waitUntilDurable()
    } catch StorageError.full {
      throw Failure(
        code: .failed,
        reason: "the disk has no room for \(settings.storeDescription); free space, and"
          + " start again"
      )
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
  ) throws -> SocketServer<Daemon> {
    let listener = if let adopted { adopted } else { try listener(settings) }
    return try SocketServer(
      listening: listener,
      service: daemon,
      limits: settings.limits.server,
      waker: waker,
      signals: signals,
      lifeline: lifeline
    )
  }

  private static func listener(_ settings: Settings) throws -> ListeningSocket {
    try ListeningSocket(
      path: settings.socket,
      access: settings.roles.grants.isEmpty ? .owner : .everybody
    )
  }

  /// Returns the passed socket; nil if the daemon must create its own.
  private static func adopt(
    _ passed: inout PassedSocket?,
    for settings: Settings
  ) throws -> ListeningSocket? {
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
}

extension Program.Failure {
  /// The exit code and the reason to print for an error.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as Self: self = error
    case let error as UsageError: self.init(code: .usage, reason: error.description)
    case let error as StorageError:
      let isSync = if case .syncFailed = error { true } else { false }
      self.init(code: isSync ? .writeFailed : .failed, reason: Log.reason(of: error))
    case FileLockError.held, FileLockError.examined, FileLockError.heldByStranger,
      FileLockError.foreign:
      self.init(code: .locked, reason: "\(error)")
    default: self.init(code: .failed, reason: "\(error)")
    }
  }
}

extension Log {
  static func reason(of error: StorageError) -> String {
    switch error {
    case .full:
      "the disk is full, or a quota or a limit of the size of files (ulimit -f) is reached"
    case .syncFailed(let reason): "the disk did not confirm a write: \(reason)"
    case .failed(let reason), .unavailable(let reason), .inDoubt(let reason),
      .unusable(let reason):
      reason
    case .pending: "the store has not answered yet"
    }
  }
}
