import Glibc

/// The file that runs as this process.
enum ThisProgram {
  static var path: String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the array outlives the call, and its count goes along with it.
    let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return "/usr/bin/entitled" }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
