import Foundation
import TestSupport

/// A file system in a file, whose power is cut: what was not synced is gone.
///
/// Only root may have one, and only where the machine has loop devices.
final class LoopFileSystem {
  let folder: String
  private let image: String
  private var isMounted = false

  /// Nil, or why there can be none here.
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

  /// From here on nothing reaches the disk, nor has what was on its way.
  func cut() throws {
    // EXT4_IOC_SHUTDOWN is _IOR('X', 125, __u32); NOLOGFLUSH leaves the file system's journal, too.
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

  /// When nobody has a file there open any more: what memory held of it goes, and the disk speaks.
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
