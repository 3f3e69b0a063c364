import Foundation
import TestSupport

/// Controls the faults of a program under test, and counts its calls, in shared memory.
@safe final class FaultControl {
  private let words: UnsafeMutablePointer<Int64>
  private let library: FaultLibrary
  private let file: ScratchFolder
  private let folder: ScratchFolder

  /// The fields of `struct control` in `Interposed/faults.c`.
  private enum Word: Int, CaseIterable {
    case kinds, position, code, torn, lasting, count, hits, room, activity
  }

  /// Controls programs with files in a folder.
  init(folder: ScratchFolder) throws {
    self.folder = folder
    library = try FaultLibrary.shared.get()
    file = try ScratchFolder()
    let size = Word.allCases.count * MemoryLayout<Int64>.size
    let descriptor = unsafe open(file.file("control"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let page: UnsafeMutableRawPointer? =
      unsafe ftruncate(descriptor, size) == 0
      ? mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0) : nil
    guard let page = unsafe page, unsafe page != MAP_FAILED else {
      throw ChildProcessError(reason: "no page to share: errno \(errno)")
    }
    unsafe words = page.bindMemory(to: Int64.self, capacity: Word.allCases.count)
    room = nil
  }

  deinit {
    // SAFETY: the page is this object's own.
    unsafe munmap(words, Word.allCases.count * MemoryLayout<Int64>.size)
  }

  /// The environment that binds a program to this control.
  var environment: [String: String] {
    [
      "ENTITLED_FAULTS_CONTROL": file.file("control"),
      "ENTITLED_FAULTS_FOLDER": "/" + URL(filePath: folder.path).lastPathComponent,
      // Keeps the libraries of a sanitizer.
      "LD_PRELOAD": [library.path, ProcessInfo.processInfo.environment["LD_PRELOAD"]]
        .compactMap(\.self).joined(separator: ":"),
    ]
  }

  /// Counts the calls of a kind from now on, and makes a call fail.
  func arm(_ kind: FaultKind, at position: Int = 0, _ mode: FaultMode = .error(EIO)) {
    disarm()
    set(.position, Int64(position))
    set(.code, mode.code)
    set(.torn, mode.isTorn ? 1 : 0)
    set(.lasting, mode.isLasting ? 1 : 0)
    set(.count, 0)
    set(.hits, 0)
    set(.kinds, kind.rawValue)
  }

  /// Stops all faults; the counts stay.
  func disarm() { set(.kinds, 0) }

  /// Waits until the program has finished its background work.
  func waitForRest() {
    var before: Int64 = -1
    while before != get(.activity) {
      before = get(.activity)
      usleep(8000)
    }
  }

  /// Number of bytes that may be added to files; nil for no limit.
  var room: Int? {
    get { get(.room) < 0 ? nil : Int(get(.room)) }
    set { set(.room, Int64(newValue ?? -1)) }
  }

  /// Number of calls of the kind since `arm`.
  var count: Int { Int(get(.count)) }
  /// Number of those calls that failed.
  var hits: Int { Int(get(.hits)) }

  private func get(_ word: Word) -> Int64 {
    // SAFETY: the page has a word for each.
    unsafe words[word.rawValue]
  }

  private func set(_ word: Word, _ value: Int64) {
    // SAFETY: as above; the program reads whole words.
    unsafe words[word.rawValue] = value
  }
}

/// A kind of system call on files.
enum FaultKind: Int64, CaseIterable {
  case write = 1
  case sync = 2
  case open = 4
  case rename = 8
  case truncate = 16
  case unlink = 32
}

/// The way in which a call fails.
enum FaultMode: Hashable {
  case error(Int32)
  /// This call and all later calls fail.
  case forGood(Int32)
  /// A write fails after half of its bytes.
  case torn(Int32)
  /// A write writes half of its bytes, which is not an error.
  case short

  var code: Int64 {
    switch self {
    case .error(let code), .forGood(let code), .torn(let code): Int64(code)
    case .short: 0
    }
  }

  var isTorn: Bool { if case .torn = self { true } else { false } }

  var isLasting: Bool { if case .forGood = self { true } else { false } }
}
