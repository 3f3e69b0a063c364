/// The imports that a target of `Sources` may have, and the words that it must not use.
struct ModuleRules: Sendable, CustomStringConvertible {
  var name: String
  /// Targets of this package, including those of C libraries.
  var targets: Set<String> = []
  /// Modules of the toolchain.
  var modules: Set<String> = []
  /// Further modules that only the named files may import.
  var modulesOfFiles: [String: Set<String>] = [:]
  /// Parts of identifiers, in lowercase: `sql` matches `sqlText` and `SQLiteStore`.
  var unknownWords: [String] = []
  /// Whole identifiers; nested types are allowed, such as the result `Draft.Receipt`.
  var unknownNames: Set<String> = []

  var description: String { name }

  /// All modules from the bottom up: a module depends only on earlier ones.
  static let all = [
    ModuleRules(name: "CArguments"),
    ModuleRules(name: "CCrypto"),
    ModuleRules(name: "CCurl"),
    ModuleRules(name: "CLinux"),
    ModuleRules(name: "CPostgreSQL"),
    ModuleRules(name: "CSQLite"),
    ModuleRules(
      name: "Platform",
      targets: ["CLinux"],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["customer", "entitlement", "json", "purchase", "sql"]
    ),
    ModuleRules(
      name: "IdentityCore",
      unknownWords: ["descriptor", "json", "socket", "sql"],
      unknownNames: [
        "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "Task", "actor",
        "async", "await", "randomElement", "shuffle", "shuffled",
      ]
    ),
    ModuleRules(
      name: "LineProtocol",
      targets: ["IdentityCore"],
      // memchr finds line ends ten times as fast as a loop.
      modulesOfFiles: ["Glibc": ["LineSplitter.swift"]],
      unknownWords: ["descriptor", "epoll", "sql"],
      unknownNames: ["Candidate", "Draft", "World"]
    ),
    ModuleRules(
      name: "Storage",
      targets: ["IdentityCore", "Platform"],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["json", "socket", "sql"],
      unknownNames: ["Draft"]
    ),
    ModuleRules(
      name: "StoreVerification",
      targets: ["CCrypto", "CLinux", "IdentityCore", "LineProtocol", "Platform"],
      modules: ["Glibc"],
      unknownWords: ["sql"],
      unknownNames: ["Draft"]
    ),
    ModuleRules(
      name: "StoreNotifications",
      targets: ["IdentityCore", "LineProtocol", "StoreVerification"],
      unknownWords: ["descriptor", "socket", "sql"]
    ),
    ModuleRules(
      name: "SQLiteStorage",
      targets: ["CLinux", "CSQLite", "IdentityCore", "Platform", "Storage"],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["socket"],
      unknownNames: ["Candidate", "Draft", "Request", "World"]
    ),
    ModuleRules(
      name: "PostgreSQLStorage",
      targets: ["CPostgreSQL", "IdentityCore", "Platform", "Storage"],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["json"],
      unknownNames: ["Candidate", "Draft", "World"]
    ),
    ModuleRules(
      name: "Doctor",
      targets: ["IdentityCore", "Storage"],
      unknownWords: ["descriptor", "json", "socket", "sql"],
      unknownNames: ["Draft"]
    ),
    ModuleRules(
      name: "Service",
      targets: [
        "IdentityCore", "LineProtocol", "Platform", "Storage", "StoreNotifications",
        "StoreVerification",
      ],
      unknownWords: ["descriptor", "epoll", "socket", "sql"]
    ),
    ModuleRules(
      name: "SocketServer",
      targets: ["CLinux", "LineProtocol", "Platform"],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["customer", "entitlement", "json", "purchase", "sql", "user"],
      unknownNames: ["Method", "Request"]
    ),
    ModuleRules(
      name: "EntitledClient",
      targets: ["LineProtocol", "Platform"],
      modules: ["Glibc", "Synchronization"],
      // A thread waits for its reply on a semaphore.
      modulesOfFiles: ["Dispatch": ["Client.swift"]],
      unknownWords: ["epoll", "sql"],
      unknownNames: ["Draft", "Store", "World"]
    ),
    ModuleRules(
      name: "EntitledTesting",
      targets: ["EntitledClient", "Platform"],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["epoll", "sql"],
      unknownNames: ["Draft", "World"]
    ),
    ModuleRules(name: "Presentation", targets: ["EntitledClient"], unknownWords: ["epoll", "sql"]),
    ModuleRules(
      name: "Benchmark",
      targets: ["CLinux", "EntitledClient", "LineProtocol", "Platform", "Presentation"],
      modules: ["Glibc"],
      unknownWords: ["sql"]
    ),
    ModuleRules(
      name: "Pictures",
      targets: ["EntitledClient", "Presentation"],
      unknownWords: ["descriptor", "epoll", "socket", "sql"]
    ),
    ModuleRules(
      name: "Simulator",
      targets: ["EntitledClient", "LineProtocol", "Platform", "Presentation"],
      unknownWords: ["descriptor", "epoll", "socket", "sql"]
    ),
    ModuleRules(
      name: "MintedStore",
      targets: [
        "CCrypto", "EntitledClient", "IdentityCore", "LineProtocol", "Platform", "Presentation",
      ],
      modules: ["Glibc"],
      unknownWords: ["descriptor", "epoll", "sql"]
    ),
    ModuleRules(
      name: "entitle",
      targets: [
        "Benchmark", "CArguments", "EntitledClient", "EntitledTesting", "LineProtocol",
        "MintedStore", "Pictures", "Platform", "Presentation", "Simulator",
      ],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["sql"]
    ),
    ModuleRules(
      name: "entitledWebhook",
      targets: [
        "CArguments", "CCurl", "EntitledClient", "IdentityCore", "LineProtocol", "Platform",
      ],
      modules: ["Glibc", "Synchronization"],
      unknownWords: ["sql"],
      unknownNames: ["Draft", "World"]
    ),
    ModuleRules(
      name: "entitled",
      targets: [
        "CArguments", "Doctor", "IdentityCore", "LineProtocol", "Platform",
        "PostgreSQLStorage", "SQLiteStorage", "Service", "SocketServer", "Storage",
        "StoreVerification",
      ],
      modules: ["Glibc", "Synchronization"]
    ),
  ]

  static func named(_ name: String) -> ModuleRules? { all.first { $0.name == name } }

  func allows(_ module: String, in file: Substring) -> Bool {
    targets.contains(module) || modules.contains(module)
      || modulesOfFiles[module]?.contains(String(file)) ?? false
  }
}
