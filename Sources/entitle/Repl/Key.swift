/// What somebody typed, as it edits a line.
enum Key: Equatable {
  /// One scalar, or all that was pasted.
  case text(String)
  case enter
  case tab
  case backspace
  case delete
  case left
  case right
  case wordLeft
  case wordRight
  case up
  case down
  case home
  case end
  case killToEnd
  case killToStart
  case killWord
  case killNextWord
  case yank
  case clear
  case search
  /// Ctrl-G, or Escape alone.
  case abort
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D: the end on an empty line, else as `delete`.
  case endOrDelete
}
