import DeepLinkSimulator
import DeepLinkSimulatorReports

/// Adds matrices to a document for reports: each cell with a run that shows its result.
struct MatrixReport {
  let scenario: Scenario
  let file: String
  let program: String
  /// The arguments that a replay of a variant needs.
  let arguments: [String]
  /// The additional arguments that a replay of one of several orders needs.
  let orderArguments: [String]

  /// Adds the tables, and the runs of their cells.
  func add(_ tables: [MatrixTable], to document: inout ReportDocument) {
    for table in tables {
      let rows = table.rows.map { row in
        ReportDocument.Matrix.Row(
          name: "\(row.link.rawValue), \(row.state.rawValue.replacing("-", with: " "))",
          cells: row.cells.map { cell($0, in: &document) })
      }
      let versions = table.versions.map(\.description).filter { !$0.isEmpty }
      document.matrices.append(
        ReportDocument.Matrix(
          file: file, name: scenario.name, versions: versions.isEmpty ? nil : versions.joined(separator: "; "),
          columns: table.styles.map(\.rawValue), rows: rows))
    }
  }

  private func cell(_ cell: MatrixCell, in document: inout ReportDocument) -> ReportDocument.Matrix.Cell {
    let variant = cell.variant.description
    let commands = OrderCommands(program: program, file: file, arguments: arguments, variant: cell.variant)
    switch cell.result {
    case .impossible(let reason):
      return ReportDocument.Matrix.Cell(variant: variant, result: .impossible(reason), replay: commands.explore)
    case .ran(let ran):
      var replay = commands.replay(nil)
      var order: String?
      if let example = ran.shown?.order, let option = commands.option(example) {
        order = option
        replay = OrderCommands(
          program: program, file: file, arguments: orderArguments + arguments, variant: cell.variant
        ).replay(option)
      }
      if let shown = ran.shown {
        let report = ScenarioReport(file: file, name: scenario.name, ending: .ran(shown.result, shown.verdict))
        var run = ReportDocument.Run(report, description: scenario.description, order: order, replay: replay)
        run.role = variant
        document.runs.append(run)
      }
      var reported = ReportDocument.Matrix.Cell(
        variant: variant,
        result: .ran(passed: ran.passed, outcomes: ran.outcomes, run: document.runs.count - 1), replay: replay)
      reported.isUnchecked = ran.isUnchecked
      if ran.dropped > 0 {
        reported.coverage =
          "\(ran.dropped.counted(of: ran.checked + ran.dropped, "expectation")) not checked: about events that the variant does not have"
      }
      return reported
    }
  }
}
