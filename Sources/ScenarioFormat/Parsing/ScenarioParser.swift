/// Takes a text through all stages: bytes, tree, shape, scenario.
struct ScenarioParser {
  let text: SourceText
  let grammar: ScenarioGrammar
  private(set) var complaints = Complaints()
  /// Whether there are steps that could not be read.
  private(set) var lacksSteps = false

  init(_ text: SourceText, _ grammar: ScenarioGrammar) {
    self.text = text
    self.grammar = grammar
  }

  /// Returns the scenario without what is wrong with it, which is in the complaints; nil if the text is no JSON or
  /// no scenario at all.
  mutating func parse() -> Scenario? {
    for offset in text.invalidBytes {
      let byte = String(text.bytes[offset], radix: 16)
      complaints.add(at: offset, "the byte 0x\(byte) is not valid UTF-8; save the file as UTF-8")
    }
    var reader = SyntaxReader(text)
    reader.read()
    complaints.add(contentsOf: reader.complaints)
    guard reader.isComplete, let root = reader.tree.root else { return nil }
    guard isSupported(reader.tree, root) else { return nil }
    var checker = ShapeChecker(reader.tree, text)
    checker.check(root, .object(grammar.scenario.shape))
    var scenarioReader = ScenarioReader(reader.tree.without(checker.complaints.spoiled), text, checker.complaints)
    let scenario = grammar.scenario.read(&scenarioReader, root)
    let isJSON = complaints.isEmpty
    complaints.add(contentsOf: scenarioReader.complaints)
    lacksSteps = scenarioReader.lacksSteps
    return isJSON ? scenario : nil
  }

  /// Whether the version is one that can be read: in any other, all the rest may mean something else.
  private mutating func isSupported(_ tree: SyntaxTree, _ root: Int) -> Bool {
    guard let node = tree.member("version", of: root), let version = tree.integer(node),
      version != Scenario.currentVersion
    else { return true }
    complaints.add(
      at: tree.offset(node),
      "version \(version) of the format is not supported; the only one so far is \(Scenario.currentVersion)")
    return false
  }
}
