// Errors of system calls.
internal import CLinux
internal import Glibc

/// A failed system call with a cause outside this program.
///
/// Bugs of this program (`EBADF`, `EFAULT`) trap instead.
package struct SystemError: Error, Hashable, Sendable {
  /// The `errno` of the failed call.
  package let code: CInt
  /// The name of the C function.
  package let call: String

  package init(code: CInt, call: String) {
    self.code = code
    self.call = call
  }
}

extension SystemError: CustomStringConvertible {
  /// The call's name, the system's message, and the code.
  package var description: String {
    let text = "\(call): \(Self.text(of: code)) (errno \(code))"
    return [EMFILE, ENFILE].contains(code) ? "\(text); \(Self.moreDescriptors)" : text
  }

  /// What to do when no further file can be opened.
  package static let moreDescriptors =
    "raise the limit of open files (ulimit -n, or LimitNOFILE= of its unit)"

  /// Returns the system's message for an `errno`, such as "Permission denied".
  package static func text(of code: CInt) -> String {
    var text = [CChar](repeating: 0, count: 256)
    // SAFETY: the buffer is exclusive during the call, which receives its size.
    let result = unsafe text.withUnsafeMutableBufferPointer {
      unsafe clinux_error_text(code, $0.baseAddress, $0.count)
    }
    guard result == 0 else { return "unknown error" }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
