import Glibc
import Platform

/// Takes over descriptors that the parent process passed.
enum PassedDescriptor {
  /// Moves a descriptor to the first free number from `first` on, so that no child inherits it.
  ///
  /// A standard stream also stays open under its own number.
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
