/// Bytes received on a connection, starting with a line, in a buffer of several connections.
package struct ReceivedChunk {
  package let connection: ConnectionID
  /// Range in the shared buffer.
  package let range: Range<Int>
  /// Number of replies that may be pending for the connection.
  package let linesMax: Int
  /// Number of bytes of pending replies at which no more lines are taken.
  package let bytesMax: Int
  /// Maximum length of a line, without its LF.
  package let lineBytesMax: Int
  /// Number of bytes that the service took, in whole lines from the start.
  package var takenCount = 0
  let sender: Connection

  init(from sender: Connection, at range: Range<Int>, linesMax: Int, bytesMax: Int) {
    self.linesMax = linesMax
    self.bytesMax = bytesMax
    connection = sender.id
    lineBytesMax = sender.lineBytesMax
    self.range = range
    self.sender = sender
  }
}
