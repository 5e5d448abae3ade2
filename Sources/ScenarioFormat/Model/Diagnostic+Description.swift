import SDKContract

extension Diagnostic: CustomStringConvertible {
  /// The complaint as people and editors read it: file, line, column, message, and the line with a caret under it.
  public var description: String {
    let file = shownFile
    guard let location else { return "\(file): \(severity.rawValue): \(message)" }
    let head = "\(file):\(location.line):\(location.column): \(severity.rawValue): \(message)"
    guard let sourceLine else { return head }
    let window = Self.window(of: sourceLine, around: max(location.column - 1, 0))
    return "\(head)\n\(window.text)\n\(window.margin)^"
  }

  /// The name of the file on one line, without what a terminal would obey; bytes that are not text stay as they are.
  private var shownFile: String {
    guard file.unicodeScalars.contains(where: { !$0.isShowable }) else { return file }
    var text = ""
    for scalar in file.unicodeScalars {
      text.unicodeScalars.append(scalar.isShowable || scalar.representedByte != nil ? scalar : "\u{FFFD}")
    }
    return text
  }

  /// The number of columns shown of a long line.
  private static let width = 100

  /// Returns the part of a line around a column, and the margin that puts a caret under that column.
  private static func window(of line: String, around column: Int) -> (text: String, margin: String) {
    let scalars = line.unicodeScalars
    let isLong = scalars.dropFirst(width + 20).first != nil
    let first = isLong ? max(0, column - width / 2) : 0
    let shown = Array(scalars.dropFirst(first).prefix(isLong ? width + 1 : .max))
    let isCut = isLong && shown.count > width
    var text = first > 0 ? "…" : ""
    var before = text
    for (index, scalar) in (isCut ? shown.dropLast() : shown[...]).enumerated() {
      let scalar = scalar == "\t" || scalar.isShowable ? scalar : "\u{FFFD}"
      text.unicodeScalars.append(scalar)
      if first + index < column { before.unicodeScalars.append(scalar) }
    }
    // A tab stays a tab, so that the caret is in the right place for any tab width.
    let margin = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: String($0).columnCount) }
    return (isCut ? text + "…" : text, margin.joined())
  }
}
