/// Applies the differences of a variant to the tree of its file.
///
/// Objects are merged member by member, the elements of `expect` are appended, and any other value is replaced. Nodes
/// keep their locations in the text, so that complaints and failures point to the line that causes them.
struct TreeOverlay {
  private let source: SyntaxTree
  private let grammar: ScenarioGrammar
  /// The tree with the choices applied so far.
  private(set) var tree: SyntaxTree

  /// Creates an overlay from the tree of a file, without its variants.
  init(_ source: SyntaxTree, _ root: Int, _ grammar: ScenarioGrammar) {
    self.source = source
    self.grammar = grammar
    tree = source
    tree.nodes = Merge(source, source).nodes { $0.copy(source.nodes, root, without: "variants") }
  }

  /// Applies a choice to the tree.
  mutating func lay(_ choice: VariantAxis.Choice, of axis: VariantAxis) {
    if let path = axis.path(grammar) { lay(path, choice) }
    if let patch = choice.patch { lay(source, patch) }
  }

  private mutating func lay(_ other: SyntaxTree, _ patch: Int) {
    let base = tree
    tree.nodes = Merge(base, other).nodes { $0.merge(0, patch, isTop: true) }
  }

  /// Sets one value to the name of a choice, like an object with only that value.
  private mutating func lay(_ path: [String], _ choice: VariantAxis.Choice) {
    var bytes = tree.bytes
    let place = Int32(choice.nameRange.lowerBound)
    var nodes = [SyntaxTree.Node(kind: .object, start: place, end: place)]
    for (depth, key) in path.enumerated() {
      let isValue = depth == path.count - 1
      var node = SyntaxTree.Node(kind: isValue ? .string : .object, start: place, end: place)
      if isValue {
        node.end = Int32(choice.nameRange.upperBound)
        node.hasEscapes = choice.hasEscapes
      }
      // These keys are not in the text, so their location is its end.
      node.keyStart = Int32(bytes.count)
      bytes.append(contentsOf: key.utf8)
      node.keyEnd = Int32(bytes.count)
      nodes.append(node)
    }
    for index in nodes.indices { nodes[index].next = Int32(nodes.count) }
    tree = SyntaxTree(bytes: bytes, nodes: tree.nodes)
    lay(SyntaxTree(bytes: bytes, nodes: nodes), 0)
  }
}

/// Writes the nodes of two trees into one.
private struct Merge {
  private let base: SyntaxTree
  private let patch: SyntaxTree
  private var output: [SyntaxTree.Node] = []

  init(_ base: SyntaxTree, _ patch: SyntaxTree) {
    self.base = base
    self.patch = patch
  }

  func nodes(_ write: (inout Merge) -> Void) -> [SyntaxTree.Node] {
    var merge = self
    write(&merge)
    return merge.output
  }

  mutating func copy(_ nodes: [SyntaxTree.Node], _ index: Int) {
    let shift = Int32(output.count - index)
    for var node in nodes[index..<Int(nodes[index].next)] {
      node.next += shift
      output.append(node)
    }
  }

  /// Copies an object without one of its members.
  mutating func copy(_ nodes: [SyntaxTree.Node], _ index: Int, without key: StaticString) {
    let start = output.count
    output.append(nodes[index])
    for child in base.children(index) where !base.hasKey(child, key) { copy(nodes, child) }
    output[start].next = Int32(output.count)
  }

  mutating func merge(_ first: Int, _ second: Int, isTop: Bool = false) {
    guard base.kind(first) == .object, patch.kind(second) == .object else { return copy(patch.nodes, second) }
    let start = output.count
    output.append(base.nodes[first])
    var merged: Set<String> = []
    for child in base.children(first) {
      let key = base.key(child)
      guard let other = patch.children(second).first(where: { patch.key($0) == key }) else {
        copy(base.nodes, child)
        continue
      }
      merged.insert(key)
      if isTop, key == "expect" { join(child, other) } else { merge(child, other) }
    }
    for child in patch.children(second) where !merged.contains(patch.key(child)) { copy(patch.nodes, child) }
    output[start].next = Int32(output.count)
  }

  /// Writes a list with the elements of both.
  private mutating func join(_ first: Int, _ second: Int) {
    guard base.kind(first) == .array, patch.kind(second) == .array else { return copy(patch.nodes, second) }
    let start = output.count
    output.append(base.nodes[first])
    for child in base.children(first) { copy(base.nodes, child) }
    for child in patch.children(second) { copy(patch.nodes, child) }
    output[start].next = Int32(output.count)
  }
}
