import Foundation
import TestSupport

/// A file system on a loop device that simulates power cuts: unsynced data is lost.
///
/// It needs root and a machine with loop devices.
final class LoopFileSystem {
  let folder: String
  private let image: String
  private var isMounted = false

  /// The reason why this machine cannot have such a file system, or nil.
  static let obstacle: String? = {
    guard geteuid() == 0 else { return "only root can mount a file system" }
    do {
      let folder = try ScratchFolder()
      try LoopFileSystem(in: folder).cut()
      return nil
    } catch {
      return "\(error)"
    }
  }()

  init(in scratch: ScratchFolder) throws {
    folder = scratch.file("disk")
    image = scratch.file("image")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.run(["truncate", "-s", "64M", image])
    try Self.run(["mkfs.ext4", "-q", "-F", image])
    try mount()
  }

  deinit { unmount() }

  func unmount() {
    if isMounted { try? Self.run(["umount", "--lazy", folder]) }
    isMounted = false
  }

  /// Cuts the power: no further write reaches the disk, and pending writes are lost.
  func cut() throws {
    // EXT4_IOC_SHUTDOWN is _IOR('X', 125, __u32); NOLOGFLUSH also drops the file system's journal.
    let shutdown: UInt = 0x8004_587D
    var flags: UInt32 = 2
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    // SAFETY: the request reads one word, which outlives the call.
    guard unsafe ioctl(descriptor, shutdown, &flags) == 0 else {
      throw ChildProcessError(
        reason: "the file system cannot be cut off: \(unsafe String(cString: strerror(errno)))"
      )
    }
  }

  /// Mounts the disk again, which drops cached data; no file may be open.
  func comeBack() throws {
    try Self.run(["umount", folder])
    isMounted = false
    try mount()
  }

  private func mount() throws {
    try Self.run(["mount", "-o", "loop", image, folder])
    isMounted = true
  }

  private static func run(_ words: [String]) throws {
    let (code, said) = try SystemProgram.run(words)
    guard code == 0 else { throw ChildProcessError(reason: "\(words): \(said)") }
  }
}
