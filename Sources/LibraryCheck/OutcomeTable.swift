import Foundation

/// The table of outcomes: a line for each scenario of the library.
struct OutcomeTable {
  let rows: [String]

  /// Writes the table to a snapshot.
  func write(to path: String) -> CheckReport {
    let text = Data((rows.joined(separator: "\n") + "\n").utf8)
    var report = CheckReport()
    if FileManager.default.createFile(atPath: path, contents: text) {
      report.say("\(rows.count) rows written to \(path)")
    } else {
      report.complain("\(path) cannot be written")
    }
    return report
  }

  /// Compares the table with a snapshot, and reports removed and new lines.
  func compare(with path: String) -> CheckReport {
    var report = CheckReport()
    guard let data = FileManager.default.contents(atPath: path) else {
      report.complain("\(path) cannot be read; make it with --write")
      return report
    }
    let kept = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    for change in rows.difference(from: kept) {
      switch change {
      case .remove(_, let row, _): report.say("- \(row)")
      case .insert(_, let row, _): report.say("+ \(row)")
      }
    }
    if rows == kept {
      report.say("\(rows.count) rows as in \(path)")
    } else {
      report.complain("\(path) differs; accept what is right with --write")
    }
    return report
  }
}
