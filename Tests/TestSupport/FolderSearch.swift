import Foundation

/// Searches the files of a folder for bytes, as a reader of the disk could.
package enum FolderSearch {
  /// Returns the number of occurrences of each word in each file, without the zeros.
  package static func traces(of words: [String], in folder: String) throws -> [String: Int] {
    var found: [String: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      // Skips sockets, and files that were deleted in the meantime.
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      for word in words {
        let count = count(of: Array(word.utf8), in: Array(data))
        if count > 0 { found["\(word) in \(name)"] = count }
      }
    }
    return found
  }

  /// Returns the names of the files that contain some bytes.
  package static func files(with bytes: [UInt8], in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
        return false
      }
      return count(of: bytes, in: Array(data)) > 0
    }
  }

  /// Returns the number of occurrences of a word.
  package static func count(of word: [UInt8], in bytes: [UInt8]) -> Int {
    guard let first = word.first else { return 0 }
    var count = 0
    // SAFETY: both buffers outlive the calls, and nothing is read past their ends.
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe word.withUnsafeBytes { word in
        guard let start = bytes.baseAddress, let wanted = word.baseAddress else { return }
        var place = 0
        while place + word.count <= bytes.count,
          let hit = unsafe memchr(start + place, Int32(first), bytes.count - place)
        {
          place = unsafe UnsafeRawPointer(hit) - start
          guard place + word.count <= bytes.count else { return }
          if unsafe memcmp(hit, wanted, word.count) == 0 { count += 1 }
          place += 1
        }
      }
    }
    return count
  }
}
