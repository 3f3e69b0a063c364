import Foundation

// The operating system's figures for a daemon.
extension DaemonProcess {
  /// The peak resident memory in bytes.
  package var peakBytes: Int { bytes("VmHWM") }

  /// The resident memory in bytes.
  package var residentBytes: Int { bytes("VmRSS") }

  private func bytes(_ name: String) -> Int {
    let text = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return (line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0) * 1024
  }

  /// The number of open descriptors.
  package var descriptorCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd"))?.count ?? -1
  }

  /// Waits until at most `count` descriptors are open; false after a generous timeout.
  package func waitUntilDescriptors(areAtMost count: Int) -> Bool {
    for _ in 0..<20_000 {
      if descriptorCount <= count { return true }
      usleep(1000)
    }
    return false
  }

  /// Whether the daemon was built with a sanitizer.
  ///
  /// A sanitizer needs extra memory, keeps freed memory, and must be loaded before every library.
  package static let isSanitized: Bool = {
    let program = URL(filePath: DaemonProcess.program("entitled"))
    guard let bytes = try? Data(contentsOf: program, options: .mappedIfSafe) else { return true }
    return ["__asan_init", "__tsan_init"].contains { bytes.range(of: Data($0.utf8)) != nil }
  }()
}
