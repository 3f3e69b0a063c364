/// Where `KnownText` has what: made once for a packer.
@safe final class KnownPlaces {
  // SAFETY: they are taken and given back here alone.
  /// `KnownText`, with some zeros behind it.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Where five bytes stand last in it, and one more; nothing is 0.
  private let places: UnsafeMutablePointer<UInt16>
  /// The same of twelve, where a word begins: those that go on longest begin alike.
  private let longPlaces: UnsafeMutablePointer<UInt16>
  let count = KnownText.bytes.count

  private static let bits: UInt64 = 12
  private static let longBits: UInt64 = 11

  init() {
    unsafe bytes = .zeros(count + WordBytes.margin)
    unsafe places = .zeros(1 << Self.bits)
    unsafe longPlaces = .zeros(1 << Self.longBits)
    for (place, byte) in KnownText.bytes.enumerated() { unsafe bytes[place] = byte }
    var wasInWord = false
    for place in 0..<count {
      let here = unsafe bytes + place
      let isInWord = unsafe WordBytes.isInWord(here.pointee)
      unsafe places[here.slotOfFive(Self.bits)] = UInt16(place + 1)
      if !isInWord || !wasInWord {
        unsafe longPlaces[here.slotOfTwelve(Self.longBits)] = UInt16(place + 1)
      }
      wasInWord = isInWord
    }
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe places.deallocate()
    unsafe longPlaces.deallocate()
  }

  /// What of it a text goes on with, up to a limit; `WordBytes.margin` bytes more are there.
  @unsafe @inline(__always)
  func find(_ text: UnsafeMutablePointer<UInt8>, limit: Int) -> (place: Int, count: Int) {
    // SAFETY: a table has as many places as its slots have numbers, and each stands within the
    // text.
    let long = unsafe Int(longPlaces[text.slotOfTwelve(Self.longBits)]) &- 1
    var best = (place: 0, count: 0)
    if long >= 0 {
      best = (long, unsafe (bytes + long).shared(text, min(limit, count &- long)))
      if best.count >= 12 { return best }
    }
    let short = unsafe Int(places[text.slotOfFive(Self.bits)]) &- 1
    if short >= 0 {
      let shared = unsafe (bytes + short).shared(text, min(limit, count &- short))
      if shared > best.count { best = (short, shared) }
    }
    return best
  }
}
