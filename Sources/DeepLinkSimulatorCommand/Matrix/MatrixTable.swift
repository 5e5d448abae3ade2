import DeepLinkSimulator

/// One table of a matrix, for one set of versions: rows for kinds of link and app states, columns for app styles.
struct MatrixTable {
  /// The versions of this table; several if their tables are the same.
  var versions: [ScenarioVariant]
  let styles: [AppStyle]
  /// The cells, row by row.
  let rows: [Row]

  struct Row {
    let link: LinkForm
    let state: StartState
    let cells: [MatrixCell]

    /// Why the variant is impossible, if the reason is the same for all styles.
    var commonReason: String? {
      let reasons = cells.map { cell in if case .impossible(let reason) = cell.result { reason } else { nil as String? }
      }
      guard let first = reasons.first, let reason = first, reasons.allSatisfy({ $0 == reason }) else { return nil }
      return reason
    }
  }

  /// Runs the variants of one set of versions.
  ///
  /// - Parameter isDone: Called after each variant.
  init(_ version: ScenarioVariant, _ axes: MatrixAxes, _ runner: MatrixRunner, isDone: () -> Void) {
    versions = [version]
    styles = axes.styles
    var rows: [Row] = []
    for link in axes.links {
      for state in axes.states(for: runner.compiler) {
        let cells = axes.styles.map { style in
          var variant = version
          variant.link = link
          variant.state = state
          variant.style = style
          defer { isDone() }
          return runner.cell(variant)
        }
        rows.append(Row(link: link, state: state, cells: cells))
      }
    }
    self.rows = rows
  }

  var cells: [MatrixCell] { rows.flatMap(\.cells) }

  /// Whether two tables look the same.
  func looksLike(_ other: MatrixTable) -> Bool {
    zip(cells, other.cells).allSatisfy { left, right in
      switch (left.result, right.result) {
      case (.impossible(let first), .impossible(let second)): first == second
      case (.ran(let first), .ran(let second)):
        first.outcomes == second.outcomes && first.passed == second.passed && first.checked == second.checked
          && first.isComplete == second.isComplete
      default: false
      }
    }
  }
}
