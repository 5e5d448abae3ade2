/// The locations of the parts of a scenario in its file, kept next to the model and looked up only for complaints.
package struct ScenarioPlaces: Sendable {
  /// Whether the scenario is one of several variants of its file.
  package var isOfVariant = false
  /// Whether the scenario was made in Swift, so that complaints without an excerpt of its text name arguments instead
  /// of keys.
  package var areOfSwift = false
  private let source: Source?

  private struct Source: Sendable {
    let tree: SyntaxTree
    let text: SourceText
    /// The nodes of the elements of the model's lists, which may have fewer elements than those of the file.
    var elements: [String: [Int]]
  }

  /// Returns what to do about a name that a list of the app lacks.
  ///
  /// - Parameters:
  ///   - verb: What to do, such as `list`.
  ///   - key: The key of the list, which is also its label in Swift.
  package func addition(_ verb: String = "list", to key: String) -> String {
    areOfSwift ? "\(verb) it in \(key):" : Self.addition(verb, toKey: key)
  }

  /// Returns what to do in a file about a name that a list of the app lacks.
  static func addition(_ verb: String, toKey key: String) -> String { "\(verb) it under \"\(key)\" in \"app\"" }

  /// Creates the empty locations of a scenario that was not read from text.
  package init() {
    source = nil
  }

  init(_ tree: SyntaxTree, _ text: SourceText, elements: [String: [Int]]) {
    source = Source(tree: tree, text: text, elements: elements)
  }

  /// Returns the location of the value at a path; nil if there is none.
  package func location(of path: ScenarioPath) -> SourceLocation? {
    guard let source, let node = node(at: path) else { return nil }
    return source.text.location(of: source.tree.offset(node))
  }

  /// Returns the location of the key of the value at a path; nil if there is none.
  package func keyLocation(of path: ScenarioPath) -> SourceLocation? {
    guard let source, let node = node(at: path) else { return nil }
    return source.text.location(of: source.tree.keyOffset(node))
  }

  private func node(at path: ScenarioPath) -> Int? {
    guard let source, var node = source.tree.root else { return nil }
    for (depth, part) in path.parts.enumerated() {
      let next: Int?
      switch part {
      case .key(let key): next = source.tree.member(named: key, of: node)
      case .index(let index):
        if depth == 1, case .key(let list) = path.parts[0], let elements = source.elements[list] {
          next = elements.indices.contains(index) ? elements[index] : nil
        } else {
          next = source.tree.element(index, of: node)
        }
      }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}

extension SyntaxTree {
  /// The member of an object with a key, whether it is valid or not.
  fileprivate func member(named key: String, of node: Int) -> Int? {
    guard kind(node) == .object else { return nil }
    return children(node).first { self.key($0) == key }
  }

  /// The element of a list that could be read, by its number; for a single value in place of a list, the value itself.
  fileprivate func element(_ index: Int, of node: Int) -> Int? {
    guard kind(node) == .array else { return index == 0 ? node : nil }
    return validChildren(node).dropFirst(index).first { _ in true }
  }
}
