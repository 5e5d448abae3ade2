import DeepLinkSimulator

/// Lays out help pages in 80 columns, with terms on the left and their descriptions on the right.
struct HelpLayout {
  private static let width = 80
  /// The greatest width of a term with its description next to it; the description of a longer term is below it.
  private static let widestTerm = 27

  private let termWidth: Int

  /// Creates the layout for some terms.
  init(_ terms: [String]) {
    termWidth = terms.map(\.columnCount).filter { $0 <= Self.widestTerm }.max() ?? 0
  }

  /// Returns the lines for a term and its description.
  func row(_ term: String, _ text: String) -> [String] {
    let margin = String(repeating: " ", count: termWidth + 4)
    let lines = text.wrapped(to: Self.width - termWidth - 4)
    guard term.columnCount <= termWidth, let first = lines.first else {
      return ["  " + term] + lines.map { margin + $0 }
    }
    return ["  \(term.padded(to: termWidth))  \(first)"] + lines.dropFirst().map { margin + $0 }
  }

  /// Returns the lines of a paragraph.
  static func paragraph(_ text: String) -> [String] { text.wrapped(to: width) }
}
