import DeepLinkSimulator

/// Writes a matrix as JSON Lines: a line for each cell.
enum MatrixRecord {
  static func lines(_ table: MatrixTable, file: String, program: String, arguments: [String]) -> [String] {
    table.rows.flatMap { row in zip(table.styles, row.cells).map { line($0, row, $1, file: file, program, arguments) } }
  }

  private static func line(
    _ style: AppStyle, _ row: MatrixTable.Row, _ cell: MatrixCell, file: String, _ program: String,
    _ arguments: [String]
  ) -> String {
    var entries = [
      PayloadEntry("file", .string(file)), PayloadEntry("kind", .string("cell")),
      PayloadEntry("link", .string(row.link.rawValue)), PayloadEntry("state", .string(row.state.rawValue)),
      PayloadEntry("style", .string(style.rawValue)), PayloadEntry("variant", .string(cell.variant.description)),
      PayloadEntry("version", .integer(JSONLines.version)),
    ]
    switch cell.result {
    case .impossible(let reason):
      entries += [PayloadEntry("reason", .string(reason)), PayloadEntry("result", .string("impossible"))]
    case .ran(let ran):
      let command = [program, "replay", "--variant", cell.variant.description] + arguments + [file.scenarioArgument]
      entries += [
        PayloadEntry("appEvents", .array(ran.appEvents.map(PayloadValue.string))),
        PayloadEntry("checkedExpectations", .integer(ran.checked)),
        PayloadEntry("droppedExpectations", .integer(ran.dropped)),
        PayloadEntry("isComplete", ran.isComplete.map(PayloadValue.bool) ?? .null),
        PayloadEntry("maximumDifferences", ran.maximumDifferences.map(PayloadValue.integer) ?? .null),
        PayloadEntry("orders", ran.orders.payloadValue),
        PayloadEntry("outcomes", .array(ran.outcomes.map(PayloadValue.string))),
        PayloadEntry("replay", .string(command.joined(separator: " "))),
        PayloadEntry("result", .string(ran.isUnchecked ? "unchecked" : ran.passed ? "pass" : "fail")),
        PayloadEntry("screen", ran.finalState.screen.map(PayloadValue.string) ?? .null),
        PayloadEntry("storedLink", ran.finalState.storedLink.map(PayloadValue.string) ?? .null),
      ]
    }
    return PayloadValue.object(entries.sorted { $0.key < $1.key }).json
  }
}
