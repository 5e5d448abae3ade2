import SDKContract

extension Diagnostic: CustomStringConvertible {
  /// The complaint as people and editors read it: file, line, column, message, the line and a caret under it.
  public var description: String {
    guard let location else { return "\(file): \(severity.rawValue): \(message)" }
    let head = "\(file):\(location.line):\(location.column): \(severity.rawValue): \(message)"
    guard let sourceLine else { return head }
    let window = Self.window(of: sourceLine, around: max(location.column - 1, 0))
    return "\(head)\n\(window.text)\n\(window.margin)^"
  }

  /// So many columns of a long line are shown.
  private static let width = 100

  /// Returns the part of a line around a column, and what brings a caret under that column.
  private static func window(of line: String, around column: Int) -> (text: String, margin: String) {
    let scalars = line.unicodeScalars
    let isLong = scalars.dropFirst(width + 20).first != nil
    let first = isLong ? max(0, column - width / 2) : 0
    let shown = Array(scalars.dropFirst(first).prefix(isLong ? width + 1 : .max))
    let isCut = isLong && shown.count > width
    var text = first > 0 ? "…" : ""
    var margin = first > 0 ? " " : ""
    for (index, scalar) in (isCut ? shown.dropLast() : shown[...]).enumerated() {
      text.unicodeScalars.append(scalar == "\t" || scalar.isShowable ? scalar : "\u{FFFD}")
      // A tab stays a tab, so that the caret is in its place however wide tabs are shown.
      if first + index < column { margin += scalar == "\t" ? "\t" : " " }
    }
    return (isCut ? text + "…" : text, margin)
  }
}
