import DeepLinkSimulator

/// The documentation page of all rules, generated from them so that it stays up to date.
struct ContractPage {
  private let sdks: SDKRegistry

  /// Creates the page for iOS, some SDKs and the simulator.
  init(_ sdks: SDKRegistry) {
    self.sdks = sdks
  }

  /// The page.
  var markdown: String {
    var lines = [
      "# The contract", "",
      "Every event of a trace cites one of these rules. *Evidence* says how well a rule is established. *Open* means that",
      "it is not established, and that a [switch](switches.md) decides.", "",
      DocumentationPage.contract.origin, "",
    ]
    for book in sdks.ruleBooks { lines += section(book) }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private func section<Book: RuleBook>(_ book: Book.Type) -> [String] {
    var table = MarkdownTable("Rule", "What it says", "Evidence", "Source")
    for id in book.allCases {
      let rule = id.rule
      table.add(id.id, rule.statement, rule.evidence.rawValue, rule.source)
    }
    return ["## \(book.shelf.title)", ""] + table.lines + [""]
  }
}
