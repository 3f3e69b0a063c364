import Foundation
import TestSupport
import Testing

@Suite("Stores of earlier versions")
struct OldStoreTests {
  private static let folder = "Tests/DaemonTests/OldStores"

  /// A store of each version whose stored form differs from that of the version before.
  static let names = Repository.files(in: folder, ending: ".tar.xz")

  @Test("A store that an earlier version wrote is read and upgraded", arguments: names)
  func read(name: String) throws {
    let folder = try ScratchFolder()
    try Self.unpack(name, into: folder)
    let reads = try Self.reads(in: folder)
    #expect(reads.count > 1000)
    // The doctor changes nothing, and so brings no store to this version.
    let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 1 && "\(doctor.said)".contains("start a daemon on it once"))
    let daemon = try DaemonProcess(in: folder)
    try expect(reads, from: daemon.connect())
    // The second start finds everything in the form of this version.
    #expect(daemon.stop() == 0)
    try expectSound(folder)
    try daemon.restart()
    try expect(reads, from: daemon.connect())
    try daemon.connect().result("install", #"{"project":"filler","device":"new"}"#)
    #expect(daemon.stop() == 0)
    try expectSound(folder)
  }

  @Test("Such a store has every kind of event, and rows in both files of the journal")
  func whole() throws {
    let folder = try ScratchFolder()
    try Self.unpack("0.1.0-first.tar.xz", into: folder)
    let shown = try Self.reads(in: folder).map { "\($0)" }.joined()
    let kinds = [
      "userCreated", "identified", "loggedOut", "usersAliased", "linkUndone", "purchaseRecorded",
      "purchaseRenewed", "purchaseUpdated", "purchaseExpired", "entitlementsActivated",
      "entitlementsDeactivated", "subscriptionReceived", "subscriptionTransferred",
      "oneTimePurchaseReceived", "oneTimePurchaseTransferred", "granted", "grantRevoked",
      "userDeleted", "clockAdvanced", "userImported",
    ]
    for kind in kinds { #expect(shown.contains(#""kind":"\#(kind)""#), "\(kind)") }
    for number in 1...2 {
      let journal = URL(filePath: folder.file("data.sqlite-journal\(number)"))
      #expect(try Data(contentsOf: journal).starts(with: Data("entdturn".utf8)))
    }
  }

  private static func unpack(_ name: String, into folder: ScratchFolder) throws {
    let archive = Repository.root.appending(path: "\(Self.folder)/\(name)").path
    let tar = try ChildProcess(
      "/usr/bin/tar",
      ["-xJf", archive, "-C", folder.path, "--no-same-owner"],
      descriptors: [0, 1, 2]
    )
    try #require(tar.wait() == 0)
  }

  /// The requests, each with the answer of the version that wrote the store.
  private static func reads(in folder: ScratchFolder) throws -> [JSONTree] {
    try String(contentsOfFile: folder.file("reads.jsonl"), encoding: .utf8)
      .split(separator: "\n").map { try JSONTree(Array($0.utf8)) }
  }

  private func expectSound(_ folder: ScratchFolder) throws {
    let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 0, "\(doctor.said)")
  }

  private func expect(_ reads: [JSONTree], from line: SocketLine) throws {
    for read in reads {
      let (method, params) = (read["method"] ?? .null, read["params"] ?? .null)
      let request = #"{"id":1,"method":\#(method),"params":\#(params)}"#
      let reply = try line.reply(to: request)
      for member in ["result", "error"] {
        guard let before = read[member] else { continue }
        let missing = Self.missing(before, in: reply[member] ?? .null)
        #expect(missing == nil, "\(request): \(missing ?? "")")
      }
    }
  }

  /// Says what a value lacks of an earlier one; objects may gain members, and sentences for people
  /// may change.
  private static func missing(
    _ before: JSONTree,
    in now: JSONTree,
    at path: String = ""
  ) -> String? {
    switch (before, now) {
    case (.object(let members), .object):
      for member in members where !member.name.utf8.elementsEqual("text".utf8) {
        let path = "\(path)/\(member.name)"
        guard let value = now[member.name] else { return "\(path) is gone" }
        if let missing = missing(member.value, in: value, at: path) { return missing }
      }
      return nil
    case (.array(let before), .array(let now)) where before.count == now.count:
      for (index, pair) in zip(before, now).enumerated() {
        if let missing = missing(pair.0, in: pair.1, at: "\(path)/\(index)") { return missing }
      }
      return nil
    default:
      return before == now ? nil : "\(path) was \(before), and is \(now)"
    }
  }
}
