package import IdentityCore

/// The ids that are being erased, as they stand in JSON that this program wrote.
package struct ErasedNames {
  let users: Set<UserID>
  let devices: Set<DeviceID>
  let chains: Set<ChainKey>
  /// What stands for each of them.
  let tombstone: UserID
  /// Between their quotes, escaped in the one way in which they are written here.
  private let texts: Set<[UInt8]>
  /// Which lengths they have: most strings have another one.
  private var lengths: [Bool]
  /// As they are.
  private let names: Set<[UInt8]>
  private let nameLengths: [Int]

  package init(_ erasure: Erasure) {
    users = Set(erasure.users)
    devices = Set(erasure.devices)
    chains = Set(erasure.chains)
    tombstone = erasure.tombstone
    let ids = users.map(\.bytes) + devices.map(\.bytes)
    names = Set(ids + chains.map(\.originalTransaction.bytes)).subtracting([[]])
    nameLengths = Set(names.map(\.count)).sorted()
    texts = Set(names.map(Self.text))
    lengths = [Bool](repeating: false, count: 1 + (texts.map(\.count).max() ?? 0))
    for text in texts { lengths[text.count] = true }
  }

  private static func text(_ name: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(capacity: name.count + 2)
    writer.string(name)
    return Array(writer.bytes.dropFirst().dropLast())
  }

  /// Whether one of them stands anywhere as a whole string; true also where the text is damaged so
  /// that nobody can tell.
  package func stand(in json: [UInt8]) -> Bool {
    var found = false
    let isWhole = forEachString(in: json) { text, _ in
      found = isOne(text)
      return !found
    }
    return found || !isWhole
  }

  /// Whether one of them stands anywhere as a whole string, or is part of the id of the request
  /// that caused an event; true also where the text is damaged so that nobody can tell, and where
  /// that id has to be read first: its caller wrote it, with escapes of another kind.
  func mayStand(inEvent json: [UInt8]) -> Bool {
    var found = false
    // The strings on the way to a request's id: `"cause":{"method":"…","id":"…"`.
    var step = 0
    let isWhole = forEachString(in: json) { text, isName in
      found = isOne(text) || (step == 4 && (text.hasEscape || arePart(of: text)))
      switch step {
      // Attributes may be called so, too: wherever the name stands the search begins anew.
      case _ where isName && text.equals("cause"): step = 1
      case 1: step = isName && text.equals("method") ? 2 : 0
      case 2: step = 3
      case 3: step = isName && text.equals("id") ? 4 : 0
      default: step = 0
      }
      return !found
    }
    return found || !isWhole
  }

  private func isOne(_ text: Span<UInt8>) -> Bool {
    guard text.count < lengths.count, lengths[text.count] else { return false }
    return texts.contains([UInt8](text))
  }

  /// Whether one of them stands in a text as a word: neither a letter nor a digit touches it.
  package func arePart(of text: [UInt8]) -> Bool {
    arePart(of: text.span)
  }

  private func arePart(of text: Span<UInt8>) -> Bool {
    for start in text.indices where start == 0 || !text[start - 1].isWord {
      for length in nameLengths {
        let end = start + length
        guard end <= text.count else { break }
        if end < text.count && text[end].isWord { continue }
        if names.contains([UInt8](text.extracting(start..<end))) { return true }
      }
    }
    return false
  }

  /// Goes over the strings of a JSON text, and says which are the names of members, until it is
  /// told to stop.
  ///
  /// False where the last one has no end: behind a quote too many nothing is what it seems.
  private func forEachString(
    in json: [UInt8],
    _ body: (Span<UInt8>, _ isName: Bool) -> Bool
  ) -> Bool {
    let bytes = json.span
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      let start = index + 1
      index = start
      while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.count else { return false }
      // Nothing is between a name and its colon: this program wrote it.
      let isName = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":")
      guard body(bytes.extracting(start..<index), isName) else { return true }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self >= 0x80
  }
}

extension Span<UInt8> {
  fileprivate func equals(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether it may say something else than what stands there.
  fileprivate var hasEscape: Bool {
    for index in indices where self[index] == UInt8(ascii: "\\") { return true }
    return false
  }

  fileprivate func equals(_ other: StaticString) -> Bool {
    other.matches(self, from: 0, to: count)
  }
}

extension [UInt8] {
  fileprivate init(_ span: Span<UInt8>) {
    self.init()
    reserveCapacity(span.count)
    for index in span.indices { append(span[index]) }
  }
}
