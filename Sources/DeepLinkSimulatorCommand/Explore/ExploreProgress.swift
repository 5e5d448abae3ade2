import DeepLinkSimulator
import Synchronization

/// A line on a terminal that says how far an exploration has come, and how fast it is.
final class ExploreProgress: Sendable {
  private static let interval = Duration.milliseconds(200)

  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let last: Mutex<ContinuousClock.Instant>

  init(_ console: Console) {
    self.console = console
    isShown = console.diagnosticsAreTerminal && console.environment["TERM"] != "dumb"
    last = Mutex(start)
  }

  /// Says how far it is, unless that was said a moment ago.
  func show(_ progress: Explorer.Progress, _ name: String) {
    guard let seconds = secondsIfDue() else { return }
    write(Self.line(progress, seconds: seconds), name)
  }

  /// Says how many parts are done, unless something was said a moment ago.
  ///
  /// - Parameters:
  ///   - parts: How many are done.
  ///   - total: How many there are.
  ///   - present: How far the present one has come; nil if it has just been done.
  ///   - name: The name of the scenario.
  func show(parts: Int, of total: Int, _ present: Explorer.Progress?, _ name: String) {
    guard let seconds = secondsIfDue() else { return }
    write(Self.line(parts: parts, of: total, present, seconds: seconds), name)
  }

  /// Says how many variants are done, unless something was said a moment ago.
  func show(variants: Int, of total: Int, _ name: String) {
    guard let seconds = secondsIfDue() else { return }
    write(Self.line(variants: variants, of: total, seconds: seconds), name)
  }

  /// Writes a line that fits the terminal: one that wraps is not taken away again.
  private func write(_ text: String, _ name: String) {
    let width = max(1, console.diagnosticsWidth() - 1)
    let room = max(8, width - text.columnCount - 2)
    console.diagnostics("\r\u{1B}[K" + "\(name.printable.cut(to: room)): \(text)".cut(to: width))
  }

  /// The seconds since the start; nil if nothing is to be said now.
  private func secondsIfDue() -> Double? {
    guard isShown else { return nil }
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last >= Self.interval else { return false }
      last = now
      return true
    }
    return isDue ? max((now - start) / .seconds(1), 0.001) : nil
  }

  /// The line for a search: how much was done, how fast, and how long it will take at most.
  static func line(_ progress: Explorer.Progress, seconds: Double) -> String {
    let rate = max(1, Double(progress.events) / seconds)
    if let orders = progress.orders {
      let left = seconds * Double(orders.wanted - orders.run) / Double(max(1, orders.run))
      return
        "\(orders.run.grouped) of \(orders.wanted.grouped) orders, \(Int(rate).grouped) events a second, about \(time(left)) left"
    }
    var line =
      "\(progress.events.grouped) events, \(progress.states.grouped) states, \(Int(rate).grouped) events a second"
    if progress.limit < .max {
      line += ", at most \(time(Double(max(0, progress.limit - progress.events)) / rate)) left"
    }
    return line
  }

  /// The line for a search in parts: as the parts left may be larger or smaller, the time is an estimate.
  static func line(parts: Int, of total: Int, _ present: Explorer.Progress? = nil, seconds: Double) -> String {
    if parts == 0, let present {
      return "0 of \(total.grouped) parts, \(present.events.grouped) events, \(present.states.grouped) states"
    }
    let left = seconds * Double(total - parts) / Double(max(1, parts))
    return "\(parts.grouped) of \(total.grouped) parts, about \(time(left)) left"
  }

  /// The line for the variants of a matrix, of which each takes its own time.
  static func line(variants: Int, of total: Int, seconds: Double) -> String {
    let left = seconds * Double(total - variants) / Double(max(1, variants))
    return "\(variants.grouped) of \(total.grouped) variants, about \(time(left)) left"
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    return whole < 120 ? "\(whole)s" : whole < 7200 ? "\((whole + 59) / 60)m" : "\((whole + 3599) / 3600)h"
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.diagnostics("\r\u{1B}[K") }
  }
}
