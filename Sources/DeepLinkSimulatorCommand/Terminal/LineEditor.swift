import DeepLinkSimulator

/// A line that is being typed, with its history: a pure value, independent of any terminal.
struct LineEditor {
  /// The result of a key.
  enum KeyResult: Equatable {
    case editing
    case line(String)
    /// There are several completions.
    case offers([String])
    case cancelled
    /// The screen must be drawn again.
    case redrawn
    case suspended
    case ended
  }

  private(set) var characters: [Character] = []
  private(set) var cursor = 0
  private(set) var history: [String]
  /// The index of the history line that is shown; the number of lines for the one being typed.
  private var shown: Int
  private var typed: [Character] = []

  /// - Parameter history: The lines of earlier sessions.
  init(history: [String] = []) {
    self.history = history
    shown = history.count
  }

  /// The line as text.
  var text: String { String(characters) }

  /// Applies a key to the line.
  ///
  /// - Parameter complete: Returns the candidates for the last word of a text.
  mutating func press(_ key: Key, complete: (String) -> [String]) -> KeyResult {
    switch key {
    case .character(let character):
      insert([character])
    case .enter: return accept()
    case .tab: return completeWord(complete)
    case .backspace, .control("h"):
      if cursor > 0 { replace(cursor - 1..<cursor, with: "") }
    case .delete: deleteForward()
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .wordLeft: cursor = startOfWord
    case .wordRight: cursor = endOfWord
    case .up, .control("p"): show(shown - 1)
    case .down, .control("n"): show(shown + 1)
    case .control("k"): replace(cursor..<characters.count, with: "")
    case .control("u"): replace(0..<cursor, with: "")
    case .control("w"): replace(startOfWord..<cursor, with: "")
    case .control("c"):
      clear()
      return .cancelled
    case .control("d"):
      if characters.isEmpty { return .ended }
      deleteForward()
    case .control("l"): return .redrawn
    case .control("z"): return .suspended
    case .control, .unknown: break
    }
    return .editing
  }

  /// Returns the part of the line around the cursor that fits, and the column of the cursor in it.
  func window(columns: Int) -> (text: String, cursor: Int) {
    var start = cursor
    var width = 0
    while start > 0 {
      let next = String(characters[start - 1]).columnCount
      guard width + next < columns else { break }
      width += next
      start -= 1
    }
    var end = cursor
    var total = width
    while end < characters.count {
      let next = String(characters[end]).columnCount
      guard total + next <= columns else { break }
      total += next
      end += 1
    }
    return (String(characters[start..<end]), width)
  }

  // MARK: Editing

  private mutating func insert(_ new: [Character]) { replace(cursor..<cursor, with: String(new)) }

  private mutating func deleteForward() {
    if cursor < characters.count { replace(cursor..<cursor + 1, with: "") }
  }

  /// Replaces a part of the line, and puts the cursor behind what is new.
  ///
  /// A terminal sends one scalar after the other, and what belongs together, such as a letter and its accent or the two
  /// halves of a flag, is known only in the whole text. The cursor is never inside of it.
  private mutating func replace(_ range: Range<Int>, with new: String) {
    let before = String(characters[..<range.lowerBound]) + new
    let end = before.unicodeScalars.count
    characters = Array(before + String(characters[range.upperBound...]))
    var scalars = 0
    cursor =
      characters.firstIndex { character in
        defer { scalars += character.unicodeScalars.count }
        return scalars >= end
      } ?? characters.count
  }

  private mutating func clear() {
    characters = []
    cursor = 0
    shown = history.count
  }

  private mutating func accept() -> KeyResult {
    let line = text
    if !line.isEmpty, history.last != line { history.append(line) }
    clear()
    return .line(line)
  }

  private mutating func show(_ index: Int) {
    guard 0...history.count ~= index, index != shown else { return }
    if shown == history.count { typed = characters }
    shown = index
    characters = index == history.count ? typed : Array(history[index])
    cursor = characters.count
  }

  private var startOfWord: Int {
    var index = cursor
    while index > 0, characters[index - 1] == " " { index -= 1 }
    while index > 0, characters[index - 1] != " " { index -= 1 }
    return index
  }

  private var endOfWord: Int {
    var index = cursor
    while index < characters.count, characters[index] == " " { index += 1 }
    while index < characters.count, characters[index] != " " { index += 1 }
    return index
  }

  private mutating func completeWord(_ complete: (String) -> [String]) -> KeyResult {
    let before = String(characters[..<cursor])
    let candidates = complete(before)
    guard let first = candidates.first else { return .offers([]) }
    var common = first
    for candidate in candidates.dropFirst() { common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0)) }
    let word = QuotedWords(before).last
    if common.count > word.count { insert(Array(common.dropFirst(word.count))) }
    if candidates.count == 1 {
      if first.last != "/", first.last != "=" { insert([" "]) }
      return .editing
    }
    return common.count > word.count ? .editing : .offers(candidates)
  }
}
