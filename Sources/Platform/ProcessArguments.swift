/// The arguments of this process, after the program's name.
package enum ProcessArguments {
  /// Returns the arguments as the system passed them to the C library; `text` has the one at each
  /// place, of which 0 is the program's name.
  ///
  /// Throws if one is not UTF-8: a repaired text could name another file or another device.
  package static func read(
    count: CInt,
    _ text: (CInt) -> UnsafePointer<CChar>?
  ) throws(UsageError) -> [String] {
    guard count > 0 else {
      throw UsageError("the arguments of this process cannot be read, not even the program's name")
    }
    var words: [String] = []
    for place in 1..<count {
      // SAFETY: the system keeps the C strings for the lifetime of the process.
      guard let text = unsafe text(place), let word = unsafe String(validatingCString: text) else {
        throw UsageError("the argument at place \(place) is not UTF-8")
      }
      words.append(word)
    }
    return words
  }
}
