import Testing

@Suite("The module dependencies")
struct HouseTests {
  private static let manifest = RepositoryFiles.file(Manifest.path)

  private static func files(of room: ModuleRules) -> [SourceFile] {
    RepositoryFiles.sources.filter { $0.room == room.name }
  }

  @Test("A module depends only on modules below it")
  func down() {
    var below: Set<String> = []
    for room in ModuleRules.all {
      #expect(room.targets.isSubset(of: below), "\(room) sees a room that does not stand below it")
      below.insert(room.name)
    }
  }

  @Test("Every folder of Sources is in the table of modules")
  func everyFolder() {
    #expect(Set(RepositoryFiles.sources.map(\.room)) == Set(ModuleRules.all.map(\.name)))
  }

  @Test("A module imports only what the table allows", arguments: ModuleRules.all)
  func imports(room: ModuleRules) {
    expectNone(Self.files(of: room).flatMap { Import.findings(in: $0, of: room) })
  }

  @Test("Package.swift lists exactly the dependencies that the modules import")
  func dependencies() throws {
    let manifest = Manifest(try #require(Self.manifest).text)
    #expect(manifest.targets.count > ModuleRules.all.count)
    for target in manifest.targets {
      let files = RepositoryFiles.swift.filter { $0.room == target.name }
      let imported = Set(files.flatMap(Import.all).map(\.module))
      expectNone(manifest.findings(in: target, imported: imported))
    }
  }

  @Test("A module uses no identifiers of other layers", arguments: ModuleRules.all)
  func words(room: ModuleRules) {
    expectNone(Self.files(of: room).flatMap { WordRule.identifiers(in: $0, of: room) })
  }

  @Test("Only the table of presets names the systems behind them")
  func systems() {
    expectNone(RepositoryFiles.sources.flatMap(WordRule.systems))
  }

  @Test(
    "A forbidden import is found",
    arguments: [
      ("IdentityCore", "A.swift", "import Glibc", true),
      ("LineProtocol", "A.swift", "internal import Glibc", true),
      ("LineProtocol", "LineSplitter.swift", "internal import Glibc", false),
      ("Service", "A.swift", "package import struct SocketServer.Peer", true),
      ("Service", "A.swift", "@testable import Storage", false),
      ("Service", "A.swift", "// import Foundation", false),
      ("entitle", "A.swift", "import Foundation", true),
    ]
  )
  func plantedImport(name: String, file: String, text: String, isSeen: Bool) throws {
    let room = try #require(ModuleRules.named(name))
    let file = SourceFile("Sources/\(name)/\(file)", "\n\(text)\n")
    #expect(Import.findings(in: file, of: room).map(\.line) == (isSeen ? [2] : []))
  }

  @Test("A forbidden, an unused and a missing dependency are found")
  func plantedDependency() throws {
    let manifest = Manifest(
      """
      // .target(name: …)
      .target(name: "Storage", dependencies: ["CLinux", "IdentityCore"]),
      .target(
        name: "Service", dependencies: [
          "IdentityCore", "Storage",
          "SocketServer",
        ]),
      .systemLibrary(name: "CLinux"),
      .target(name: "LineProtocol"),
      .testTarget(name: "ServiceTests", dependencies: ["IdentityCore", "LineProtocol", "entitled"]),
      .target(name: "IdentityCore"),
      .target(name: "SocketServer"),
      """
    )
    #expect(
      manifest.targets.map(\.name) == [
        "Storage", "Service", "CLinux", "LineProtocol", "ServiceTests", "IdentityCore",
        "SocketServer",
      ]
    )
    #expect(manifest.targets.map(\.line) == [2, 3, 8, 9, 10, 11, 12])
    let imported: Set = ["IdentityCore", "LineProtocol", "Glibc", "SocketServer"]
    #expect(
      manifest.findings(in: manifest.targets[1], imported: imported).map(\.problem) == [
        "Service depends on SocketServer", "Service depends on Storage and imports it nowhere",
        "Service imports LineProtocol and does not say so",
      ]
    )
    #expect(manifest.findings(in: manifest.targets[2], imported: []) == [])
    #expect(
      manifest.findings(in: manifest.targets[4], imported: imported).map(\.problem) == [
        "ServiceTests imports SocketServer and does not say so"
      ]
    )
  }

  @Test(
    "An identifier of another layer is found",
    arguments: [
      ("Service", "let sqlText = 1", true), ("Service", "let a = \"SQL\" // SQL", false),
      ("Service", "openSocket()", true), ("IdentityCore", "func a() async {}", true),
      ("IdentityCore", "let asynchronous = 1", false), ("SocketServer", "let userID = 1", true),
      ("LineProtocol", "var draft = Draft(world)", true),
      ("LineProtocol", "func write(_ receipt: Draft.Receipt)", false),
      ("Storage", "sqlite3_open()", true), ("SQLiteStorage", "sqlite3_open()", false),
    ]
  )
  func plantedWord(name: String, text: String, isSeen: Bool) throws {
    let room = try #require(ModuleRules.named(name))
    let file = SourceFile("Sources/\(name)/A.swift", "\n\(text)\n")
    #expect(WordRule.identifiers(in: file, of: room).map(\.line) == (isSeen ? [2] : []))
  }

  @Test("A system's name is found, also in comments")
  func plantedSystem() {
    let file = SourceFile("Sources/IdentityCore/Rules/Rules.swift", "\n// As RevenueCat does.\n")
    #expect(WordRule.systems(in: file).map(\.line) == [2])
  }
}
