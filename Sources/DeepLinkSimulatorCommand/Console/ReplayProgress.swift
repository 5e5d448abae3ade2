/// A progress line on a terminal for a replay of many files.
struct ReplayProgress {
  /// The number of files from which a progress line is shown.
  static let threshold = 50
  private static let interval = 16

  private let console: Console
  private let total: Int
  private let isShown: Bool

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
    isShown = console.diagnosticsAreTerminal && console.environment["TERM"] != "dumb" && total >= Self.threshold
  }

  /// Shows that a file is being replayed.
  ///
  /// - Parameter position: The index of the file, from 0.
  func show(_ position: Int) {
    guard isShown, position % Self.interval == 0 else { return }
    console.diagnostics("\r\u{1B}[K\(position + 1) of \(total)")
  }

  /// Removes the progress line, so that something else can be written in its place.
  func clear() {
    if isShown { console.diagnostics("\r\u{1B}[K") }
  }
}
