import SDKContract

/// An axis of the variants that a file declares: its key, and the choices on it.
struct VariantAxis {
  /// What one variant has on the axis.
  struct Choice {
    let name: String
    /// The node with what is different; nil if the name says it all.
    let patch: Int?
    /// Where the name stands.
    let nameRange: Range<Int>
    /// Whether the name has to be decoded.
    let hasEscapes: Bool
  }

  let key: String
  let node: Int
  let choices: [Choice]

  /// Reads the axes of a tree that the shape of a scenario fits; none if there are no variants.
  static func axes(of tree: SyntaxTree, _ root: Int) -> [VariantAxis] {
    guard let variants = tree.member("variants", of: root) else { return [] }
    return tree.children(variants).map { axis in
      let isList = tree.kind(axis) == .array
      let choices = tree.children(axis).map { child in
        let node = tree.nodes[child]
        let margin = Int(node.keyMargin)
        return Choice(
          name: isList ? tree.string(child) ?? "" : tree.key(child), patch: isList ? nil : child,
          nameRange: isList ? tree.range(child) : Int(node.keyStart) - margin..<Int(node.keyEnd) + margin,
          hasEscapes: isList ? node.hasEscapes : node.keyHasEscapes)
      }
      return VariantAxis(key: tree.key(axis), node: axis, choices: choices)
    }
  }

  /// Returns the way to the value that the names of the choices are, such as `platform.style`; nil if they are names alone.
  func path(_ grammar: ScenarioGrammar) -> [String]? {
    VariantKey(rawValue: key)?.path
      ?? (grammar.sdks.contains { $0.key == key } ? ["app", key, "version"] : nil)
  }

  /// Returns every combination of choices, the last axis fastest.
  static func combinations(of axes: [VariantAxis]) -> [[Choice]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.choices.map { combination + [$0] } }
    }
  }

  /// How many combinations there are; nil if they are beyond counting.
  static func count(of axes: [VariantAxis]) -> Int? {
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.choices.count)
      if overflow { return nil }
      count = product
    }
    return count
  }
}
