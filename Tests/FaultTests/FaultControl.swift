import Foundation
import TestSupport

/// What fails in a program that a test has started, and what it has called: a page that both see.
@safe final class FaultControl {
  private let words: UnsafeMutablePointer<Int64>
  private let library: FaultLibrary
  private let file: ScratchFolder
  private let folder: ScratchFolder

  /// The places of `struct control` in `Interposed/faults.c`.
  private enum Word: Int, CaseIterable {
    case kinds, position, code, torn, lasting, count, hits, room, activity
  }

  /// For programs whose files are in that folder.
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

  /// What a program is started with so that it is bound to this.
  var environment: [String: String] {
    [
      "ENTITLED_FAULTS_CONTROL": file.file("control"),
      "ENTITLED_FAULTS_FOLDER": "/" + URL(filePath: folder.path).lastPathComponent,
      // What a sanitizer has there comes along.
      "LD_PRELOAD": [library.path, ProcessInfo.processInfo.environment["LD_PRELOAD"]]
        .compactMap(\.self).joined(separator: ":"),
    ]
  }

  /// Lets the calls of a kind be counted from now on, and one of them fail.
  func arm(_ kind: FaultKind, at position: Int = 0, _ manner: FaultManner = .error(EIO)) {
    disarm()
    set(.position, Int64(position))
    set(.code, manner.code)
    set(.torn, manner.isTorn ? 1 : 0)
    set(.lasting, manner.isLasting ? 1 : 0)
    set(.count, 0)
    set(.hits, 0)
    set(.kinds, kind.rawValue)
  }

  /// Nothing fails any more; what was counted stays.
  func disarm() { set(.kinds, 0) }

  /// Waits until the program has done what it does when nobody asks for anything.
  func waitForRest() {
    var before: Int64 = -1
    while before != get(.activity) {
      before = get(.activity)
      usleep(8000)
    }
  }

  /// How many bytes may still be added to files; nil: any number.
  var room: Int? {
    get { get(.room) < 0 ? nil : Int(get(.room)) }
    set { set(.room, Int64(newValue ?? -1)) }
  }

  /// The calls of the kind since it was armed.
  var count: Int { Int(get(.count)) }
  /// How many of them failed.
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

/// A sort of system call on files.
enum FaultKind: Int64, CaseIterable {
  case write = 1
  case sync = 2
  case open = 4
  case rename = 8
  case truncate = 16
  case unlink = 32
}

/// How a call fails.
enum FaultManner: Hashable {
  case error(Int32)
  /// This one and all after it.
  case forGood(Int32)
  /// A write that fails when half of its bytes were written.
  case torn(Int32)
  /// A write that writes half of its bytes, which is no error.
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
