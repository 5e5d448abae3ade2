import SDKContract

/// An object in a file that has exactly one of several keys: checked, read and written from one declaration.
struct ChoiceFormat<Choice>: Sendable {
  let shape: ChoiceShape
  private let verbs: [VerbFormat<Choice>]

  init(_ name: String, noun: String, _ summary: String, _ verbs: [VerbFormat<Choice>]) {
    self.verbs = verbs
    shape = ChoiceShape(name, noun: noun, summary, verbs.map(\.shape))
  }

  /// Reads an object and finds the node of the key that says what it is; nil if it cannot be read.
  func read(_ reader: inout ScenarioReader, _ node: Int) -> (verb: Int, choice: Choice)? {
    guard reader.tree.kind(node) == .object else { return nil }
    for child in reader.tree.children(node) {
      guard let index = shape.verbKeys.index(of: reader.tree, child) else { continue }
      return verbs[index].read(&reader, node, child).map { (child, $0) }
    }
    return nil
  }

  /// Returns the object as it is written in a file.
  func write(_ choice: Choice) -> ScenarioValue {
    for verb in verbs {
      if let members = verb.write(choice) { return .object(members) }
    }
    return .object([])
  }
}
