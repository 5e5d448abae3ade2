import DeepLinkSimulator

/// The page of documentation that lists every rule; it is made from the rules, so that it cannot drift.
enum ContractPage {
  static var markdown: String {
    var lines = [
      "# The contract", "",
      "Every event of a trace cites one of these rules. This page is generated: `deeplink-sim rules --markdown`.", "",
    ]
    lines += section("iOS", PlatformRule.self)
    lines += section("AppsFlyer", AppsFlyerRule.self)
    lines += section("Adjust", AdjustRule.self)
    lines += section("The simulator and the apps it describes", SimulationRule.self)
    return lines.joined(separator: "\n")
  }

  private static func section<Book: RuleBook>(_ title: String, _ book: Book.Type) -> [String] {
    ["## \(title)", "", "| Rule | What it says | Evidence | Source |", "|---|---|---|---|"]
      + book.allCases.map { id in
        let rule = id.rule
        return "| \(id.rawValue) | \(cell(rule.statement)) | \(rule.evidence.rawValue) | \(cell(rule.source)) |"
      } + [""]
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
