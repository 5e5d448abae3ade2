import DeepLinkSimulator

/// The tables of the index that lead from callbacks and SDKs to scenarios.
struct LibraryTables {
  /// A scenario of the library, with its path relative to the library.
  typealias Entry = (path: String, scenario: Scenario)

  /// The number of scenarios that are listed for a callback.
  private static let shownCount = 5

  private let entries: [Entry]
  private let sdks: [SDKVocabulary]

  /// Creates the tables.
  ///
  /// - Parameters:
  ///   - entries: The scenarios of the library.
  ///   - sdks: The SDKs whose callbacks have rows.
  init(_ entries: [Entry], _ sdks: [SDKVocabulary]) {
    self.entries = entries
    self.sdks = sdks
  }

  /// The lines of the page.
  var lines: [String] { byCallback + bySDK }

  /// The scenarios with expectations about a callback, starting with those that expect few others.
  private var byCallback: [String] {
    let mentioned = entries.map { callbacks(in: $0.scenario) }
    var table = MarkdownTable("Callback", "Scenarios", "Examples")
    for callback in sdks.flatMap(\.callbacks) {
      let indices = entries.indices.filter { mentioned[$0].contains(callback) }
      let best = indices.sorted { (mentioned[$0].count, $0) < (mentioned[$1].count, $1) }.prefix(Self.shownCount)
        .sorted()
      table.add(
        "`\(callback)`", indices.isEmpty ? "none" : String(indices.count),
        best.map { "[\(entries[$0].scenario.name)](\(entries[$0].path))" }.joined(separator: "; "))
    }
    return [
      "## By callback", "",
      "How many scenarios expect something of a callback, and examples that expect little of other callbacks.", "",
    ] + table.lines + [""]
  }

  private func callbacks(in scenario: Scenario) -> Set<String> {
    let names = scenario.expectations.flatMap(\.kind.patterns).flatMap { $0.split { " #".contains($0) } }
    return Set(names.map(String.init)).intersection(sdks.flatMap(\.callbacks))
  }

  /// The folders with scenarios about an SDK, and those about iOS alone.
  private var bySDK: [String] {
    var table = MarkdownTable("SDK", "Scenarios", "Folders")
    for sdk in sdks {
      add(sdk.name, entries.filter { $0.scenario.app[sdk: sdk.key] != nil }, to: &table)
    }
    add("none, only iOS", entries.filter { $0.scenario.app.sdks.isEmpty }, to: &table)
    return ["## By SDK", ""] + table.lines + [""]
  }

  private func add(_ name: String, _ entries: [Entry], to table: inout MarkdownTable) {
    var counts: [String: Int] = [:]
    for entry in entries {
      counts[entry.path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    let folders = counts.sorted { $0.key < $1.key }.map { folder, count in
      folder.isEmpty ? String(count) : "[\(folder)](\(folder)) \(count)"
    }
    table.add(name, String(entries.count), folders.joined(separator: ", "))
  }
}
