/// What came on one connection, beginning with a line, beside what came on others.
package struct ReceivedChunk {
  package let connection: ConnectionID
  /// Where it stands in the bytes of all of them.
  package let place: Range<Int>
  /// How many replies may be owed to it.
  package let linesMax: Int
  /// How many bytes of replies may be owed to it before no more lines are taken.
  package let bytesMax: Int
  /// The length of a line, without its LF, up to which it is taken.
  package let lineBytesMax: Int
  /// How many of its bytes the service took, in whole lines from the first on.
  package var taken = 0
  let sender: Connection

  init(from sender: Connection, at place: Range<Int>, linesMax: Int, bytesMax: Int) {
    self.linesMax = linesMax
    self.bytesMax = bytesMax
    connection = sender.id
    lineBytesMax = sender.lineBytesMax
    self.place = place
    self.sender = sender
  }
}
