/// Packs the texts of events as `PackedText` says, each on its own.
///
/// It is done by the thread that commits, for every event. So it goes through a text once, and
/// looks for what was there before only where a word begins, and behind what it found.
@safe final class TextPacker {
  private let known = KnownPlaces()
  // SAFETY: they are taken and given back here alone, and used within one call.
  /// Where five bytes of the text stand last in the window, and one more; nothing is 0.
  private let places: UnsafeMutablePointer<UInt16>
  /// For every byte one of the sorts below, or several.
  private let sorts: UnsafeMutablePointer<UInt8>
  /// The customer's id and the text behind it, with some zeros behind that.
  private var window: UnsafeMutablePointer<UInt8>
  private var packed: UnsafeMutablePointer<UInt8>
  /// The longest window that there is room for.
  private var capacity = 0

  private static let bits: UInt64 = 10
  private static let inWord: UInt8 = 1
  private static let notItself: UInt8 = 2
  /// The room for a longer one is given back.
  private static let keptCapacity = 1 << 16

  init() {
    unsafe places = .zeros(1 << Self.bits)
    unsafe sorts = .zeros(256)
    unsafe window = .zeros(Self.windowRoom(for: 0))
    unsafe packed = .zeros(Self.packedRoom(for: 0))
    for byte in 0...UInt8.max {
      unsafe sorts[Int(byte)] =
        (WordBytes.isInWord(byte) ? Self.inWord : 0)
        | (PackedText.isItself(byte) ? 0 : Self.notItself)
    }
  }

  deinit {
    unsafe places.deallocate()
    unsafe sorts.deallocate()
    unsafe window.deallocate()
    unsafe packed.deallocate()
  }

  /// A text as it goes into the row of an event of this customer.
  func pack(_ text: [UInt8], of customer: [UInt8]) -> [UInt8] {
    // No length is greater; SQLite has no room for it either.
    guard text.count < 1 << 31 else { return text }
    let windowCount = customer.count + text.count
    if windowCount > capacity { makeRoom(max(windowCount, 2048)) }
    defer { if capacity > Self.keptCapacity { makeRoom(0) } }
    fill(customer, text)
    let count = packWindow(from: customer.count, to: windowCount)
    if count >= text.count, PackedText.isPlain(text) { return text }
    // SAFETY: so many bytes were written.
    return unsafe Array(UnsafeBufferPointer(start: packed, count: count))
  }

  private func makeRoom(_ count: Int) {
    capacity = count
    unsafe window.deallocate()
    unsafe packed.deallocate()
    unsafe window = .zeros(Self.windowRoom(for: count))
    unsafe packed = .zeros(Self.packedRoom(for: count))
  }

  private static func windowRoom(for count: Int) -> Int { count + WordBytes.margin }

  /// A byte for every 32 that stand as they are, and some for the beginning.
  ///
  /// What comes again is shorter by two at least, which is more than it costs to begin anew behind
  /// it.
  private static func packedRoom(for count: Int) -> Int {
    count + count / PackedText.asItIsMax + 16 + WordBytes.margin
  }

  /// Brings a customer's id and a text into the window.
  private func fill(_ customer: [UInt8], _ text: [UInt8]) {
    fill(0, customer)
    fill(customer.count, text)
    let end = customer.count + text.count
    // SAFETY: there is room for the margin behind them.
    unsafe (window + end).update(repeating: 0, count: WordBytes.margin)
  }

  private func fill(_ start: Int, _ part: [UInt8]) {
    // SAFETY: there is room for all of it.
    unsafe part.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe (window + start).update(from: base, count: buffer.count)
    }
  }

  /// Packs the window from a place on; how many bytes that makes.
  private func packWindow(from start: Int, to end: Int) -> Int {
    // SAFETY: places stand before the end of the window, and there is room for all that is written.
    unsafe places.update(repeating: 0, count: 1 << Self.bits)
    let (window, sorts) = unsafe (window, sorts)
    var pen = unsafe PackedPen(packed)
    pen.begin(end - start)
    var (place, asItIs) = (start, start)
    var sortsAsItIs: UInt8 = 0
    while place < end {
      let found = find(at: place, behind: start, to: end)
      if found.count >= PackedText.againMin {
        unsafe pen.asItIs(
          window + asItIs,
          place &- asItIs,
          isPlain: sortsAsItIs & Self.notItself == 0
        )
        pen.again(found.count, from: found.place)
        place &+= found.count
        (asItIs, sortsAsItIs) = (place, 0)
        continue
      }
      var sort = unsafe sorts[Int(window[place])]
      place &+= 1
      sortsAsItIs |= sort
      // In the midst of a word nothing is looked for.
      while sort & Self.inWord != 0, place < end {
        sort = unsafe sorts[Int(window[place])]
        guard sort & Self.inWord != 0 else { break }
        sortsAsItIs |= sort
        place &+= 1
      }
    }
    unsafe pen.asItIs(window + asItIs, place &- asItIs, isPlain: sortsAsItIs & Self.notItself == 0)
    return unsafe pen.position - packed
  }

  /// The longest stretch that goes on from a place and stood somewhere before; notes the place.
  @inline(__always)
  private func find(
    at place: Int,
    behind start: Int,
    to end: Int
  ) -> (place: Int, count: Int) {
    let limit = min(end &- place, PackedText.againMax)
    guard limit >= PackedText.againMin else { return (0, 0) }
    // SAFETY: as in `packWindow`; the margin is behind the end.
    let here = unsafe window + place
    var best = unsafe known.find(here, limit: limit)
    // The id and the text are two things, though they stand one behind the other.
    let ofCustomer = unsafe here.shared(window, min(limit, start))
    if ofCustomer > best.count { best = (known.count, ofCustomer) }
    let slot = unsafe here.slotOfFive(Self.bits)
    let earlier = unsafe Int(places[slot]) &- 1
    if earlier >= 0 {
      let count = unsafe here.shared(window + earlier, limit)
      if count > best.count { best = (known.count &+ earlier, count) }
    }
    if known.count &+ place <= PackedText.placeMax {
      unsafe places[slot] = UInt16(truncatingIfNeeded: place &+ 1)
    }
    return best
  }
}

/// Writes packed bytes where there is room for them.
@safe private struct PackedPen {
  // SAFETY: within the room that `TextPacker.fill` makes.
  private(set) var position: UnsafeMutablePointer<UInt8>

  @unsafe init(_ position: UnsafeMutablePointer<UInt8>) {
    unsafe self.position = position
  }

  mutating func begin(_ count: Int) {
    put(PackedText.version)
    var rest = count
    while rest >= 0x80 {
      put(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    put(UInt8(rest))
  }

  mutating func again(_ count: Int, from place: Int) {
    put(0x80 | UInt8(truncatingIfNeeded: count &- PackedText.againMin))
    put(UInt8(truncatingIfNeeded: place &>> 8))
    put(UInt8(truncatingIfNeeded: place))
  }

  /// So many bytes, of which all may stand for themselves.
  @unsafe @inline(__always)
  mutating func asItIs(
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    isPlain: Bool
  ) {
    if isPlain, count <= WordBytes.margin {
      // SAFETY: so many are there and behind them, and there is room for them.
      unsafe position.copySixteen(bytes)
      unsafe position += count
      return
    }
    var done = 0
    while done < count {
      let length = isPlain ? count : min(count - done, PackedText.asItIsMax)
      if !isPlain { put(UInt8(length - 1)) }
      // SAFETY: so many are there.
      unsafe position.update(from: bytes + done, count: length)
      unsafe position += length
      done += length
    }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    unsafe position.pointee = byte
    unsafe position += 1
  }
}
