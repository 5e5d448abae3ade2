import DeepLinkSimulator

/// Prints a matrix in readable form, in 80 columns.
struct MatrixText {
  private static let tableWidth = 80
  private static let linkWidth = 10
  private static let stateWidth = 14
  private static let cellWidth = 13

  let name: String
  let file: String
  let program: String
  /// The arguments for a replay or an exploration of a variant, and the additional ones for an exploration.
  let arguments: [String]
  let exploreArguments: [String]
  /// The maximum number of differences from the default order that the user requested; nil for any number.
  private let askedForDifferences: Int?
  let style: Style
  let isVerbose: Bool
  /// The greatest width of a line with a command; nil for no limit.
  private let width: Int?
  private let tables: [MatrixTable]
  /// All outcomes, each identified by a letter.
  private let outcomes: [String]
  /// All reasons for impossible variants, each identified by a number.
  private let reasons: [String]

  init(
    _ tables: [MatrixTable], name: String, file: String, program: String, arguments: [String],
    exploreArguments: [String], askedForDifferences: Int?, style: Style, isVerbose: Bool, width: Int?
  ) {
    self.width = width
    self.askedForDifferences = askedForDifferences
    self.tables = tables
    self.name = name
    self.file = file
    self.program = program
    self.arguments = arguments
    self.exploreArguments = exploreArguments
    self.style = style
    self.isVerbose = isVerbose
    var outcomes: [String] = []
    var reasons: [String] = []
    for row in tables.flatMap(\.rows) {
      let isCommon = row.commonReason != nil
      for cell in row.cells {
        switch cell.result {
        case .impossible(let reason): if !isCommon, !reasons.contains(reason) { reasons.append(reason) }
        case .ran(let ran): for outcome in ran.outcomes where !outcomes.contains(outcome) { outcomes.append(outcome) }
        }
      }
    }
    self.outcomes = outcomes
    self.reasons = reasons
  }

  private var cells: [MatrixCell] { tables.flatMap(\.cells) }

  /// Whether the passing variants reproduce a problem.
  private var showsProblem: Bool { Scenario.showsProblem(name: name) }

  private var failed: Int { cells.count { $0.failed } }
  private var unchecked: Int { cells.count { $0.isUnchecked } }

  /// The lines, without line breaks.
  var lines: [String] {
    let success = showsProblem ? style.reproduced("▲") : style.pass("✔")
    let isUnchecked = unchecked > 0 && cells.allSatisfy { !$0.isPossible || $0.isUnchecked }
    let symbol = failed > 0 ? style.fail("✘") : isUnchecked ? "○" : success
    var lines = "\(symbol) \(name.printable)\(style.faint(" · \(file.printable)"))".fitted(to: width)
    for table in tables { lines += [""] + self.lines(table) }
    lines += legend
    if isVerbose {
      lines +=
        [""] + cells.filter(\.isPossible).flatMap { command("replay", $0.variant).shellLines(width: width, indent: 0) }
    }
    return lines + [""] + summary
  }

  private var summary: [String] {
    let possible = cells.count(where: \.isPossible)
    let rest = cells.count - possible
    let end = (unchecked > 0 ? ", \(unchecked) not checked" : "") + (rest > 0 ? ", \(rest) not possible" : "")
    let held = possible - failed - unchecked
    let verdicts = "\(held) \(held == 1 ? "holds" : "hold"), \(failed) \(failed == 1 ? "does" : "do") not"
    return ["\(cells.count) \(cells.count == 1 ? "variant" : "variants"): \(verdicts)\(end)"]
  }

  // MARK: Tables

  private func lines(_ table: MatrixTable) -> [String] {
    var lines = versions(table)
    let kits = table.styles.map { $0.isSwiftUI ? "SwiftUI" : "UIKit" }
    let kinds = table.styles.map { $0.isSwiftUI || !$0.hasScenes ? $0.delegateText : "scenes" }
    lines.append(line("", "", kits))
    lines.append(line("link", "app", kinds))
    var common: [(link: LinkForm, reason: String)] = []
    for row in table.rows {
      if let reason = row.commonReason,
        table.rows.filter({ $0.link == row.link }).allSatisfy({ $0.commonReason == reason })
      {
        if !common.contains(where: { $0.link == row.link }) { common.append((row.link, reason)) }
        continue
      }
      let isFirst = row.state == table.rows.first { $0.link == row.link }?.state
      let state = row.state.rawValue.replacing("-", with: " ")
      if let reason = row.commonReason {
        lines += line(isFirst ? row.link.rawValue : "", state, ["not possible: \(reason)"]).fitted(to: Self.tableWidth)
      } else {
        lines.append(line(isFirst ? row.link.rawValue : "", state, row.cells.map(text)))
      }
    }
    for entry in common {
      let text = "not possible: \(entry.reason)".printable
      lines += Self.block(entry.link.rawValue, text, indent: Self.linkWidth)
    }
    return lines
  }

  /// Returns the versions of a table: one or more lines for each SDK.
  private func versions(_ table: MatrixTable) -> [String] {
    var named: [(name: String, versions: [String])] = []
    for version in table.versions.flatMap(\.versions) {
      if let known = named.firstIndex(where: { $0.name == version.sdk }) {
        named[known].versions.append(version.version)
      } else {
        named.append((version.sdk, [version.version]))
      }
    }
    named.append((VariantKey.ios.rawValue, table.versions.compactMap(\.platform)))
    return named.flatMap { name, versions in
      versions.isEmpty ? [] : Self.block(name, versions.joined(separator: ", "), indent: Self.linkWidth)
    }
  }

  /// Returns a text after a word, wrapped to as many lines as it needs.
  private static func block(_ head: String, _ text: String, indent: Int) -> [String] {
    text.wrapped(to: tableWidth - 2 - indent).enumerated().map { index, part in
      "  " + (index == 0 ? head : "").padded(to: indent) + part
    }
  }

  private func line(_ link: String, _ state: String, _ cells: [String]) -> String {
    let padded = cells.dropLast().map { $0.padded(to: Self.cellWidth) } + cells.suffix(1)
    return "  " + link.padded(to: Self.linkWidth) + state.padded(to: Self.stateWidth) + padded.joined()
  }

  private func text(_ cell: MatrixCell) -> String {
    switch cell.result {
    case .impossible(let reason): return "- \((reasons.firstIndex(of: reason) ?? 0) + 1)"
    case .ran(let ran):
      let letters = ran.outcomes.map { letter($0) }.joined()
      let symbol = !ran.passed ? "✘" : ran.isUnchecked ? "○" : showsProblem ? "▲" : "✔"
      return "\(symbol) \(letters)\(ran.bound)\(ran.dropMark)"
    }
  }

  /// Returns the letter of an outcome; two letters after the 26th.
  private func letter(_ outcome: String) -> String {
    let index = outcomes.firstIndex(of: outcome) ?? 0
    let last = String(UnicodeScalar(UInt8(65 + index % 26)))
    return index < 26 ? last : String(UnicodeScalar(UInt8(64 + index / 26 % 27))) + last
  }

  // MARK: Legend

  private var legend: [String] {
    var lines = outcomes.isEmpty && reasons.isEmpty ? [] : [""]
    for outcome in outcomes {
      let having = cells.filter { $0.outcomes.contains(outcome) }
      // If a variant has the outcome by default, a replay shows it; otherwise an exploration shows the order.
      let example = having.first { $0.outcomes.first == outcome }
      lines += Self.block(letter(outcome), "\(having.count) × \(outcome.printable)", indent: 4)
      if let variant = (example ?? having.first)?.variant {
        let line = "      " + command(example == nil ? "explore" : "replay", variant)
        lines += line.shellLines(width: width, indent: 6).map(style.faint)
      }
    }
    for (index, reason) in reasons.enumerated() {
      lines += Self.block("- \(index + 1)", "not possible: \(reason.printable)", indent: 4)
    }
    if unchecked > 0 {
      lines += Self.block("○", "nothing was checked: no expectation is about an event of the variant", indent: 4)
    }
    for dropped in Set(cells.map(\.dropped)).subtracting([0]).sorted() {
      let all = cells.lazy.compactMap(\.expectationCount).first ?? dropped
      let text = "\(dropped.counted(of: all, "expectation")) not checked: about events that the variant does not have"
      lines += Self.block("−\(dropped)", text, indent: 4)
    }
    for bound in Set(cells.map(\.bound)).subtracting([""]).sorted() {
      let text =
        bound == "…" ? "not all orders were tried" : "only orders with so few differences from the default order"
      let hint = bound == MatrixCell.Ran.bound(askedForDifferences) ? "" : "; --budget sets how far"
      lines += Self.block(bound, text + hint, indent: 4)
    }
    return lines
  }

  /// Returns the command that replays or explores a variant.
  private func command(_ name: String, _ variant: ScenarioVariant) -> String {
    let path = file.scenarioArgument
    let options = name == "explore" ? exploreArguments + arguments : arguments
    return ([program, name, "--variant", variant.description] + options + [path]).joined(separator: " ")
  }
}

extension MatrixCell {
  /// The outcomes, starting with that of the default order.
  var outcomes: [String] { if case .ran(let ran) = result { ran.outcomes } else { [] } }

  /// Whether the variant is possible.
  var isPossible: Bool { if case .ran = result { true } else { false } }

  /// Whether the variant is possible and an expectation does not hold.
  var failed: Bool { if case .ran(let ran) = result { !ran.passed } else { false } }

  /// Whether the variant is possible and nothing was checked.
  var isUnchecked: Bool { if case .ran(let ran) = result { ran.isUnchecked } else { false } }

  /// The number of expectations that were dropped.
  fileprivate var dropped: Int { if case .ran(let ran) = result { ran.dropped } else { 0 } }

  /// The number of expectations of the scenario; nil if the variant is not possible.
  fileprivate var expectationCount: Int? { if case .ran(let ran) = result { ran.checked + ran.dropped } else { nil } }

  /// The mark for orders that were left out; empty if none were.
  fileprivate var bound: String { if case .ran(let ran) = result { ran.bound } else { "" } }
}

extension MatrixCell.Ran {
  /// The mark for expectations that were dropped; empty if none were.
  fileprivate var dropMark: String { dropped > 0 ? "−\(dropped)" : "" }

  /// The mark for orders that were left out, which is the number of differences from the default order that were tried;
  /// empty if none were left out.
  fileprivate var bound: String {
    isComplete == false ? Self.bound(maximumDifferences) ?? "…" : ""
  }

  /// Returns the mark for a maximum number of differences from the default order; nil without one.
  fileprivate static func bound(_ maximumDifferences: Int?) -> String? { maximumDifferences.map { "≤\($0)" } }
}

extension AppStyle {
  /// The delegate that is told about the scene or the app.
  fileprivate var delegateText: String { hasScenes && hasSceneDelegate ? "scene delegate" : "app delegate" }
}
