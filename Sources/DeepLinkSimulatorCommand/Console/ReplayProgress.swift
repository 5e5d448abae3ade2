/// A progress line on a terminal for a replay of many files.
struct ReplayProgress {
  /// The number of files from which a progress line is shown.
  static let threshold = 50
  private static let interval = 16

  private let console: Console
  private let total: Int
  private let isShown: Bool
  /// The number of the interval in which the line was updated last.
  private var last = -1

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
    isShown = console.diagnosticsAreTerminal && console.movesCursor && total >= Self.threshold
  }

  /// Shows that a file is being replayed.
  ///
  /// - Parameter position: The index of the file, from 0.
  mutating func show(_ position: Int) {
    // A filter leaves out files, so the first one of an interval may not come.
    guard isShown, position / Self.interval != last else { return }
    last = position / Self.interval
    console.diagnostics("\r\u{1B}[K\(position + 1) of \(total)")
  }

  /// Removes the progress line, so that something else can be written in its place.
  func clear() {
    if isShown { console.diagnostics("\r\u{1B}[K") }
  }
}
