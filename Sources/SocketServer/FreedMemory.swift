// How freed memory returns to the system.
internal import CLinux

/// Settings and calls of glibc's allocator.
package enum FreedMemory {
  /// Makes glibc return blocks of 128 KB and more to the system as soon as they are freed.
  ///
  /// glibc begins with this threshold, but raises it each time a larger block is freed, up to
  /// 32 MB, and keeps blocks below it. A burst of large answers would then stay in memory. Call it
  /// before there are threads.
  package static func returnLargeBlocks() {
    _ = clinux_map_blocks(128 << 10)
  }

  /// Returns the free pages between smaller blocks to the system: 12 ms for 47 MB of them.
  static func returnPages() {
    _ = clinux_trim_heap()
  }
}
