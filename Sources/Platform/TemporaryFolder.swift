internal import CLinux
internal import Glibc

/// A temporary folder, with a path short enough for a socket in it.
package struct TemporaryFolder: Sendable {
  package let path: String

  /// Creates a folder in `$TMPDIR` if a socket's path fits there, else in `/tmp`.
  package init() throws(UsageError) {
    let lengthMax = UnixAddress.pathBytesMax - "/entitled-XXXXXX/s".utf8.count
    let parents = [ProcessEnvironment.variable("TMPDIR"), "/tmp"].compactMap(\.self).filter {
      $0.hasPrefix("/") && $0.utf8.count <= lengthMax
    }
    for parent in parents {
      var template = Array("\(parent)/entitled-XXXXXX".utf8CString)
      // SAFETY: the array ends with NUL, and the call overwrites its last letters.
      guard unsafe mkdtemp(&template) != nil else { continue }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return
    }
    throw UsageError(
      "cannot create a folder in \(parents.joined(separator: " or "))",
      hint: "set TMPDIR to a writable folder with a short path"
    )
  }

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Whether the folder's file system is in memory.
  package var isInMemory: Bool {
    // SAFETY: the path outlives the call.
    unsafe clinux_is_in_memory(path) != 0
  }

  /// Returns the beginning of a file, or an empty string.
  package func text(of name: String) -> String {
    let bytes = try? Descriptor.open(file(name), O_RDONLY).read(upTo: 1 << 12)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Removes the folder and the files in it.
  package func remove() {
    // SAFETY: the strings outlive the calls, and each entry is copied before the next is read.
    guard let stream = unsafe opendir(path) else { return }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != "." && name != ".." { unsafe unlink(file(name)) }
    }
    unsafe closedir(stream)
    unsafe rmdir(path)
  }
}
