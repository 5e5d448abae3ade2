import DeepLinkSimulator

/// Lays out help pages, which have 80 columns on every terminal: terms at the left, what they mean at the right.
struct HelpLayout {
  private static let width = 80
  /// The widest that terms get beside what they mean; what a longer one means stands below it.
  private static let widestTerm = 27

  private let termWidth: Int

  /// Creates the layout for some terms.
  init(_ terms: [String]) {
    termWidth = terms.map(\.columnCount).filter { $0 <= Self.widestTerm }.max() ?? 0
  }

  /// The lines of a term.
  func row(_ term: String, _ text: String) -> [String] {
    let margin = String(repeating: " ", count: termWidth + 4)
    let lines = text.wrapped(to: Self.width - termWidth - 4)
    guard term.columnCount <= termWidth, let first = lines.first else {
      return ["  " + term] + lines.map { margin + $0 }
    }
    return ["  \(term.padded(to: termWidth))  \(first)"] + lines.dropFirst().map { margin + $0 }
  }

  /// The lines of a text on its own.
  static func paragraph(_ text: String) -> [String] { text.wrapped(to: width) }
}
