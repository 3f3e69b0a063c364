// What the kernel refused, and which call it was.
internal import CLinux

/// A system call that failed with something the world can do to us.
///
/// Our own bugs (`EBADF`, `EFAULT`) never become one: they trap where they happen.
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
  /// The call's name, the system's text for the code, and the code.
  package var description: String {
    "\(call): \(Self.text(of: code)) (errno \(code))"
  }

  /// The system's own sentence for an `errno`, such as "Permission denied".
  package static func text(of code: CInt) -> String {
    var text = [CChar](repeating: 0, count: 256)
    // SAFETY: the buffer is ours for the length of the call, and its count goes along with it.
    let result = unsafe text.withUnsafeMutableBufferPointer {
      unsafe clinux_error_text(code, $0.baseAddress, $0.count)
    }
    guard result == 0 else { return "unknown error" }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
