import IdentityCore
import LineProtocol

// From many questions to replies.
extension ReadyAnswers {
  /// A question on its way through `reply(to:)`.
  struct Lookup {
    /// Whose it is.
    var index: Int
    var question: PlainQuestion
    /// Behind the LF of its line.
    var end: Int
    var hash: UInt64
    /// What stands first where its answer is looked for; then the first place with its hash.
    var start: UInt64 = 0
    var candidate: UInt32?
    /// What `ReadyEntry.fetch` has said.
    var fetched: UInt32 = 0
  }

  /// Writes the replies to the questions with which each piece begins, as far as their answers are
  /// here, and has each piece's told, which says whether there may be more of it.
  ///
  /// Step by step for several at a time, whosever they are: memory is slow, but brings what many
  /// wait for in the time that it takes to bring it for one.
  mutating func reply(
    to questions: inout [Questions],
    of bytes: Span<UInt8>,
    at clock: Service.Clock,
    _ tell: (inout [UInt8], inout Questions) -> Void
  ) {
    var lookups: [Lookup] = []
    swap(&lookups, &spareLookups)
    var output: [UInt8] = []
    swap(&output, &spareOutput)
    let moment = clock.text.span
    var pieces = questions.mutableSpan
    var (current, next) = (0, 0)
    while next < pieces.count {
      look(&lookups, for: &pieces, from: &next, of: bytes)
      // Counted by hand: without the optimiser `for` takes a piece of memory for each step.
      var index = 0
      while index < lookups.count {
        let lookup = lookups[index]
        index += 1
        if lookup.index != current || output.count > Self.spareOutputMax {
          tell(&output, &pieces[current])
          current = lookup.index
        }
        guard pieces[current].isOpen else { continue }
        let bytesBefore = output.count
        let isAnswered = reply(
          to: lookup.question,
          in: bytes,
          from: lookup.candidate,
          lookup.hash,
          at: clock.now,
          moment,
          into: &output
        )
        if isAnswered {
          pieces[current].noteAnswer(through: lookup.end, bytes: output.count - bytesBefore)
        } else {
          pieces[current].close()
        }
      }
    }
    if !pieces.isEmpty { tell(&output, &pieces[current]) }
    swap(&lookups, &spareLookups)
    if output.capacity <= Self.spareOutputMax { swap(&output, &spareOutput) }
  }

  private static var spareOutputMax: Int { 1 << 18 }

  private static var lookupsMax: Int { 16 }

  /// Looks for the answers to the next questions.
  private func look(
    _ lookups: inout [Lookup],
    for pieces: inout MutableSpan<Questions>,
    from next: inout Int,
    of bytes: Span<UInt8>
  ) {
    lookups.removeAll(keepingCapacity: true)
    while lookups.count < Self.lookupsMax, next < pieces.count {
      guard let shape = pieces[next].openShape else {
        next += 1
        continue
      }
      while lookups.count < Self.lookupsMax {
        guard let (question, end) = pieces[next].next(in: bytes, as: shape) else {
          next += 1
          break
        }
        let hash = hash(of: question, in: bytes)
        lookups.append(Lookup(index: next, question: question, end: end, hash: hash))
      }
    }
    var found = lookups.mutableSpan
    var index = 0
    while index < found.count {
      found[index].start = table.start(found[index].hash)
      index += 1
    }
    index = 0
    while index < found.count {
      if let place = table.candidate(found[index].hash) {
        found[index].candidate = place
        found[index].fetched = ReadyEntry.fetch(place, of: blocks)
      }
      index += 1
    }
  }
}
