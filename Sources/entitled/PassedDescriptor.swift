import Glibc
import Platform

/// Descriptors that the program which started the daemon has passed to it.
enum PassedDescriptor {
  /// Moves a descriptor to the first free number from `first` on, so that no child inherits it.
  ///
  /// A standard stream stays open besides.
  static func takeOver(
    _ number: Int32,
    from first: Int32 = STDERR_FILENO + 1,
    as name: String
  ) throws(UsageError) -> Descriptor {
    do throws(SystemError) {
      let copy = try Descriptor.copy(number, from: first)
      if number > STDERR_FILENO { close(number) }
      return copy
    } catch {
      throw UsageError("\(name): \(error)")
    }
  }
}
