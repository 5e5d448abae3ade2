/// Takes a text through all stages: bytes, tree, shape, scenario.
struct ScenarioParser {
  let text: SourceText
  private(set) var complaints = Complaints()

  init(_ text: SourceText) {
    self.text = text
  }

  /// Returns the scenario; what is wrong with it is in the complaints.
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
    checker.check(root, .object(ScenarioShape.scenario))
    var scenarioReader = ScenarioReader(reader.tree, text, checker.complaints)
    let scenario = scenarioReader.read(root)
    complaints.add(contentsOf: scenarioReader.complaints)
    return scenario
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
