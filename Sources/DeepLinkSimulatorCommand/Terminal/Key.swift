/// A key, or a combination of keys, that a user pressed.
enum Key: Equatable {
  case character(Character)
  case enter, tab, backspace, delete
  case left, right, up, down, home, end
  case wordLeft, wordRight
  /// A letter with Ctrl.
  case control(Character)
  /// A key without a function.
  case unknown
}
