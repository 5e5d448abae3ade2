/// A line on a terminal that says how far a replay of many files has come.
struct ReplayProgress {
  /// From how many files on there is such a line.
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

  /// Says that a file is being replayed.
  ///
  /// - Parameter position: The file's position, from 0.
  func show(_ position: Int) {
    guard isShown, position % Self.interval == 0 else { return }
    console.diagnostics("\r\u{1B}[K\(position + 1) of \(total)")
  }

  /// Takes the line away, so that something else can be written in its place.
  func clear() {
    if isShown { console.diagnostics("\r\u{1B}[K") }
  }
}
