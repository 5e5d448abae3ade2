import SDKContract

/// An axis of the variants that a file declares: its key and its choices.
struct VariantAxis {
  /// A choice on an axis.
  struct Choice {
    let name: String
    /// The node with the differences; nil if the name is all there is.
    let patch: Int?
    /// The range of the name in the text.
    let nameRange: Range<Int>
    /// Whether the name has escapes to decode.
    let hasEscapes: Bool
  }

  let key: String
  let node: Int
  let choices: [Choice]

  /// Reads the axes from the valid tree of a scenario; empty if there are no variants.
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

  /// Returns the path of the value that the choices set by their names, such as `platform.style`; nil if there is none.
  func path(_ grammar: ScenarioGrammar) -> [String]? {
    VariantKey(rawValue: key)?.path
      ?? (grammar.sdks.contains { $0.key == key } ? ["app", key, "version"] : nil)
  }

  /// Returns every combination of choices; the last axis varies fastest.
  static func combinations(of axes: [VariantAxis]) -> [[Choice]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.choices.map { combination + [$0] } }
    }
  }

  /// The number of combinations; nil on overflow.
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
