// swift-tools-version: 6.2
import PackageDescription

// The settings of every target, tests too. Lists are sorted; a section for each target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Tests run with checks that no two accesses to a value overlap, which cost 5 % of a purchase.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

// What most tests run is optimized in a debug build, too, and keeps all its checks: the tests take a
// third of the time.
let optimized: [SwiftSetting] =
  strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// A release build of a program contains Swift's library, and so runs where no Swift is installed.
// Without the names that only a loaded library could use, an idle daemon takes 2 MB less.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic"],
    .when(configuration: .release)
  )
]

let package = Package(
  name: "entitled",
  products: [
    .executable(name: "entitle", targets: ["entitle"]),
    .executable(name: "entitled", targets: ["entitled"]),
    .executable(name: "entitled-webhook", targets: ["entitledWebhook"]),
    // Counts calls of a program that a test looks at: only a library can be loaded before it.
    .library(name: "CallCounter", type: .dynamic, targets: ["CallCounter"]),
    .library(name: "EntitledClient", targets: ["EntitledClient"]),
    .library(name: "EntitledTesting", targets: ["EntitledTesting"]),
  ],
  targets: [
    // The rules. Imports nothing.
    .target(name: "IdentityCore", swiftSettings: optimized),
    .testTarget(
      name: "IdentityCoreTests",
      dependencies: ["IdentityCore", "TestSupport"],
      swiftSettings: strict
    ),

    // Bytes <-> lines <-> JSON <-> requests and replies.
    .target(name: "LineProtocol", dependencies: ["IdentityCore"], swiftSettings: optimized),
    .testTarget(
      name: "LineProtocolTests",
      dependencies: ["IdentityCore", "LineProtocol", "TestSupport"],
      swiftSettings: strict
    ),

    // Descriptors, threads, system calls, child processes, options, exit codes: for every program.
    .target(name: "Platform", dependencies: ["CLinux"], swiftSettings: optimized),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: strict),

    // The port: what must be kept; an in-memory store; the commit thread.
    .target(name: "Storage", dependencies: ["IdentityCore", "Platform"], swiftSettings: optimized),
    .testTarget(
      name: "StorageTests",
      dependencies: ["IdentityCore", "Platform", "SQLiteStorage", "Storage", "TestSupport"],
      swiftSettings: strict
    ),

    // The adapter to SQLite.
    .target(
      name: "SQLiteStorage",
      dependencies: ["CLinux", "CSQLite", "IdentityCore", "Platform", "Storage"],
      swiftSettings: optimized
    ),

    // The adapter to PostgreSQL, for several daemons.
    .target(
      name: "PostgreSQLStorage",
      dependencies: ["CPostgreSQL", "IdentityCore", "Platform", "Storage"],
      swiftSettings: strict
    ),

    // Whether a store signed what it is said to have sent.
    .target(
      name: "StoreVerification",
      dependencies: ["CCrypto", "CLinux", "IdentityCore", "LineProtocol", "Platform"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StoreVerificationTests",
      dependencies: [
        "IdentityCore", "LineProtocol", "Platform", "StoreVerification", "TestSupport", "entitled",
      ],
      swiftSettings: strict
    ),

    // What stores send, as facts.
    .target(
      name: "StoreNotifications",
      dependencies: ["IdentityCore", "LineProtocol", "StoreVerification"],
      swiftSettings: optimized
    ),

    // Looks through a whole store for what decisions never leave behind.
    .target(name: "Doctor", dependencies: ["IdentityCore", "Storage"], swiftSettings: optimized),

    // Request + loaded state + now -> reply + changes.
    .target(
      name: "Service",
      dependencies: [
        "IdentityCore", "LineProtocol", "Platform", "Storage", "StoreNotifications",
        "StoreVerification",
      ],
      swiftSettings: optimized
    ),
    .testTarget(
      name: "ServiceTests",
      dependencies: [
        "EntitledClient", "IdentityCore", "LineProtocol", "Service", "Storage", "StoreVerification",
        "TestSupport", "entitledWebhook",
      ],
      swiftSettings: strict
    ),

    // Bytes, descriptors, limits.
    .target(
      name: "SocketServer",
      dependencies: ["CLinux", "LineProtocol", "Platform"],
      swiftSettings: optimized
    ),
    .testTarget(
      name: "SocketServerTests",
      dependencies: ["LineProtocol", "Platform", "SocketServer"],
      swiftSettings: strict
    ),

    // Typed calls over a socket.
    .target(
      name: "EntitledClient",
      dependencies: ["LineProtocol", "Platform"],
      swiftSettings: optimized
    ),

    // A daemon of its own for each test of a program that uses the client.
    .target(
      name: "EntitledTesting",
      dependencies: ["EntitledClient", "Platform"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EntitledClientTests",
      dependencies: ["EntitledClient", "EntitledTesting", "Platform", "TestSupport", "entitled"],
      swiftSettings: strict
    ),

    // What the tools share: ids, tables and text as a terminal shows them.
    .target(name: "Presentation", dependencies: ["EntitledClient"], swiftSettings: strict),

    // Measures how fast a daemon answers.
    .target(
      name: "Benchmark",
      dependencies: ["CLinux", "EntitledClient", "LineProtocol", "Platform", "Presentation"],
      swiftSettings: strict
    ),

    .testTarget(
      name: "BenchmarkTests",
      dependencies: ["Benchmark", "Platform"],
      swiftSettings: strict
    ),

    // A customer as a graph, and its events as a timeline.
    .target(
      name: "Pictures",
      dependencies: ["EntitledClient", "Presentation"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["EntitledClient", "Pictures", "Presentation"],
      swiftSettings: strict
    ),

    // Plays one history under several rule sets.
    .target(
      name: "Simulator",
      dependencies: ["EntitledClient", "LineProtocol", "Platform", "Presentation"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SimulatorTests",
      dependencies: ["EntitledClient", "Platform", "Simulator"],
      swiftSettings: strict
    ),

    // What stores would send, signed with keys of a test.
    .target(
      name: "MintedStore",
      dependencies: [
        "CCrypto", "EntitledClient", "IdentityCore", "LineProtocol", "Platform", "Presentation",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MintedStoreTests",
      dependencies: [
        "EntitledClient", "IdentityCore", "LineProtocol", "MintedStore", "Platform",
        "StoreVerification", "TestSupport", "entitled", "entitledWebhook",
      ],
      // The certificates, and programs that verify with the stores' own libraries.
      exclude: ["Authority", "Verifiers"],
      swiftSettings: strict
    ),

    // The programs.
    .executableTarget(
      name: "entitled",
      dependencies: [
        "CArguments", "Doctor", "IdentityCore", "LineProtocol", "Platform", "PostgreSQLStorage",
        "SQLiteStorage", "Service", "SocketServer", "Storage", "StoreVerification",
      ],
      swiftSettings: strict,
      linkerSettings: selfContained
    ),
    .executableTarget(
      name: "entitle",
      dependencies: [
        "Benchmark", "CArguments", "EntitledClient", "EntitledTesting", "LineProtocol",
        "MintedStore", "Pictures", "Platform", "Presentation", "Simulator",
      ],
      swiftSettings: strict,
      linkerSettings: selfContained
    ),
    .executableTarget(
      name: "entitledWebhook",
      dependencies: [
        "CArguments", "CCurl", "EntitledClient", "IdentityCore", "LineProtocol", "Platform",
      ],
      swiftSettings: strict,
      linkerSettings: selfContained
    ),
    .testTarget(
      name: "WebhookTests",
      dependencies: [
        "EntitledClient", "IdentityCore", "LineProtocol", "Platform", "TestSupport", "entitled",
        "entitledWebhook",
      ],
      exclude: ["Receiver"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EntitleTests",
      dependencies: [
        "Benchmark", "EntitledClient", "EntitledTesting", "LineProtocol", "Pictures", "Platform",
        "Presentation", "Simulator", "entitle",
      ],
      swiftSettings: strict
    ),

    // Tests of the whole, and of the house.
    .target(
      name: "TestSupport",
      dependencies: ["LineProtocol"],
      path: "Tests/TestSupport",
      swiftSettings: optimized
    ),
    .target(name: "CallCounter", path: "Tests/CallCounter"),
    .testTarget(
      name: "CostTests",
      dependencies: ["TestSupport", "entitled"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DaemonTests",
      dependencies: [
        "EntitledClient", "IdentityCore", "LineProtocol", "Pictures", "Platform",
        "PostgreSQLStorage", "Presentation", "Simulator", "Storage", "TestSupport", "entitle",
        "entitled", "entitledWebhook",
      ],
      // C that a test compiles: it is loaded into the daemon, not into the tests. The stores of
      // earlier versions are data.
      exclude: ["Interposed", "OldStores"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaultTests",
      dependencies: ["LineProtocol", "TestSupport", "entitled"],
      // C that a test compiles: it is loaded into the daemon, not into the tests.
      exclude: ["Interposed"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "IdentityCore", "LineProtocol", "Service", "Storage", "StoreNotifications",
        "StoreVerification", "TestSupport",
      ],
      exclude: ["Corpus"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ModelTests",
      dependencies: [
        "Doctor", "IdentityCore", "LineProtocol", "SQLiteStorage", "Service", "Storage",
        "TestSupport", "entitled",
      ],
      swiftSettings: optimized
    ),
    .testTarget(name: "TidyTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TrustTests",
      dependencies: ["LineProtocol", "SQLiteStorage", "TestSupport", "entitled"],
      // C that a test compiles, and loads into a daemon that it breaks on purpose.
      exclude: ["Interposed"],
      swiftSettings: strict
    ),

    // C: what Swift cannot ask for.
    .target(name: "CArguments"),

    // C: from the system.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    // Finds libcrypto when it runs (Debian: libssl3), and needs nothing to be built.
    .systemLibrary(name: "CCrypto"),
    .systemLibrary(name: "CLinux"),
    // Finds libpq when it runs (Debian: libpq5), and needs nothing to be built.
    .systemLibrary(name: "CPostgreSQL"),
    // Finds libcurl when it runs (Debian: libcurl4), and needs nothing to be built.
    .systemLibrary(name: "CCurl"),
  ]
)
