/// Takes a text through all stages: bytes, syntax tree, shape check, scenario.
struct ScenarioParser {
  let text: SourceText
  let grammar: ScenarioGrammar
  private(set) var complaints = Complaints()
  /// The parts that could not be read as a whole.
  private(set) var unreadParts: UnreadParts = []
  /// The variants that the file declares, each as a scenario; empty if there are none or if the file has complaints.
  private(set) var variants: [(variant: DeclaredVariant, scenario: Scenario)] = []

  /// The keys in the file that have been renamed.
  private(set) var renamedKeys: [RenamedKey] = []

  /// The maximum number of variants in one file.
  static let variantLimit = 200

  init(_ text: SourceText, _ grammar: ScenarioGrammar) {
    self.text = text
    self.grammar = grammar
  }

  /// Returns the valid part of the scenario, while mistakes become complaints; nil if the text is not JSON or not a
  /// scenario.
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
    var checker = ShapeChecker(reader.tree, text, grammar.scenario.shape)
    checker.check(root, .object(grammar.scenario.shape))
    renamedKeys = checker.renamedKeys
    let axes = complaints.isEmpty && checker.complaints.isEmpty ? VariantAxis.axes(of: reader.tree, root) : []
    if !axes.isEmpty { return parse(axes, reader.tree, root) }
    var scenarioReader = ScenarioReader(reader.tree.without(checker.complaints.spoiled), text, checker.complaints)
    let scenario = grammar.scenario.read(&scenarioReader, root)
    let isJSON = complaints.isEmpty
    complaints.add(contentsOf: scenarioReader.complaints)
    unreadParts = scenarioReader.unreadParts
    return isJSON ? scenario : nil
  }

  /// Reads each variant, and returns the first one.
  private mutating func parse(_ axes: [VariantAxis], _ tree: SyntaxTree, _ root: Int) -> Scenario? {
    for axis in axes where axis.path(grammar) == nil && axis.choices.contains(where: { $0.patch == nil }) {
      let words = VariantKey.allCases.filter { $0.path != nil }.map(\.rawValue) + grammar.sdks.map(\.key)
      complaints.add(
        at: tree.offset(axis.node),
        "the choices of \(axis.key.quoted) need an object each, which says what is different; only \(words.alternatives) "
          + "can be a list of words")
    }
    guard complaints.isEmpty else { return nil }
    guard let count = VariantAxis.count(of: axes), count <= Self.variantLimit else {
      let offset = tree.member("variants", of: root).map { tree.offset($0) } ?? 0
      complaints.add(at: offset, "a file can have \(Self.variantLimit) variants, and these choices make more")
      return nil
    }
    var first: Scenario?
    for combination in VariantAxis.combinations(of: axes) {
      var overlay = TreeOverlay(tree, root, grammar)
      for (axis, choice) in zip(axes, combination) { overlay.lay(choice, of: axis) }
      var checker = ShapeChecker(overlay.tree, text, grammar.scenario.shape)
      checker.check(0, .object(grammar.scenario.shape))
      var reader = ScenarioReader(overlay.tree.without(checker.complaints.spoiled), text, checker.complaints)
      var scenario = grammar.scenario.read(&reader, 0)
      scenario?.places.isOfVariant = true
      complaints.merge(reader.complaints)
      unreadParts.formUnion(reader.unreadParts)
      first = first ?? scenario
      guard let scenario else { continue }
      let choices = zip(axes, combination).map { DeclaredVariant.Choice(axis: $0.key, name: $1.name) }
      variants.append((DeclaredVariant(choices), scenario))
    }
    if !complaints.isEmpty { variants = [] }
    return first
  }

  /// Whether the version is supported; in any other version, everything else may have another meaning.
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
