import DeepLinkSimulator
import Synchronization

/// A progress line on a terminal for an exploration, with its speed.
final class ExploreProgress: Sendable {
  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let last: Mutex<ContinuousClock.Instant>

  init(_ console: Console) {
    self.console = console
    isShown = console.diagnosticsAreTerminal && console.movesCursor
    last = Mutex(start)
  }

  /// Shows the progress, unless the line was updated a moment ago.
  func show(_ progress: Explorer.Progress, _ name: String) {
    guard let seconds = secondsIfDue() else { return }
    write(Self.line(progress, seconds: seconds), name)
  }

  /// Shows how many parts are done, unless the line was updated a moment ago.
  ///
  /// - Parameters:
  ///   - parts: The number of parts that are done.
  ///   - total: The number of parts.
  ///   - present: The progress of the current part; nil if it has just been completed.
  ///   - name: The name of the scenario.
  func show(parts: Int, of total: Int, _ present: Explorer.Progress?, _ name: String) {
    guard let seconds = secondsIfDue() else { return }
    write(Self.line(parts: parts, of: total, present, seconds: seconds), name)
  }

  /// Shows how many variants are done, unless the line was updated a moment ago.
  func show(variants: Int, of total: Int, _ name: String) {
    guard let seconds = secondsIfDue() else { return }
    write(Self.line(variants: variants, of: total, seconds: seconds), name)
  }

  /// Writes a line that fits the terminal, because one that wraps could not be removed.
  private func write(_ text: String, _ name: String) {
    let width = max(1, console.diagnosticsWidth() - 1)
    let room = max(8, width - text.columnCount - 2)
    console.diagnostics("\r\u{1B}[K" + "\(name.printable.cut(to: room)): \(text)".cut(to: width))
  }

  /// Returns the seconds since the start; nil if no update is due.
  private func secondsIfDue() -> Double? {
    guard isShown else { return nil }
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last >= console.progressInterval else { return false }
      last = now
      return true
    }
    return isDue ? max((now - start) / .seconds(1), 0.001) : nil
  }

  /// Returns the line for a search: the work done, the speed, and the longest time that it may still take.
  static func line(_ progress: Explorer.Progress, seconds: Double) -> String {
    let rate = max(1, Double(progress.events) / seconds)
    if let orders = progress.orders {
      let left = seconds * Double(orders.wanted - orders.run) / Double(max(1, orders.run))
      return
        "\(orders.run.counted(of: orders.wanted, "order")), \(Int(rate).groupedEvents) a second, about \(time(left)) left"
    }
    var line =
      "\(progress.events.groupedEvents), \(progress.states.counted("state")), \(Int(rate).groupedEvents) a second"
    if progress.limit < .max {
      line += ", at most \(time(Double(max(0, progress.limit - progress.events)) / rate)) left"
    }
    return line
  }

  /// Returns the line for a search in parts, in which the remaining time is an estimate because parts differ in size.
  static func line(parts: Int, of total: Int, _ present: Explorer.Progress? = nil, seconds: Double) -> String {
    if parts == 0, let present {
      return "\(0.counted(of: total, "part")), \(present.events.groupedEvents), \(present.states.counted("state"))"
    }
    let left = seconds * Double(total - parts) / Double(max(1, parts))
    return "\(parts.counted(of: total, "part")), about \(time(left)) left"
  }

  /// Returns the line for the variants of a matrix, which take different amounts of time.
  static func line(variants: Int, of total: Int, seconds: Double) -> String {
    let left = seconds * Double(total - variants) / Double(max(1, variants))
    return "\(variants.counted(of: total, "variant")), about \(time(left)) left"
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    return whole < 120 ? "\(whole)s" : whole < 7200 ? "\((whole + 59) / 60)m" : "\((whole + 3599) / 3600)h"
  }

  /// Removes the line.
  func clear() {
    if isShown { console.diagnostics("\r\u{1B}[K") }
  }
}
