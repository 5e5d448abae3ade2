import SDKContract

extension Codec where Value == String {
  /// The name of an event, with its location.
  static func pattern(_ vocabulary: Vocabulary) -> Codec {
    Codec(shape: .text(.name(vocabulary)), read: { $0.pattern($1) }, write: { .string($0) })
  }
}

extension Codec where Value == [String] {
  /// Names of events, with their locations.
  static func patterns(_ noun: String, minimum: Int = 0) -> Codec {
    Codec(
      shape: .list(of: .text(.name(.events)), noun, minimum: minimum),
      read: { reader, node in
        guard reader.tree.kind(node) == .array else { return nil }
        let patterns = reader.patterns(node)
        return patterns.count < minimum ? nil : patterns
      }, write: { .array($0.map { .string($0) }) })
  }

  /// One event, or a list of events, with their locations.
  static let someEvents = Codec(
    shape: .either(
      [.text(.name(.events)), .list(of: .text(.name(.events)), "event", minimum: 1, unique: true)],
      expected: "an event such as \"route\", or a list of events"),
    read: { reader, node in
      let patterns = reader.patterns(node)
      return patterns.isEmpty ? nil : patterns
    }, write: { $0.count == 1 ? .string($0[0]) : .array($0.map { .string($0) }) })
}

extension ScenarioReader {
  /// The value nodes of a key that takes one value or a list of them.
  func values(_ node: Int) -> [Int] {
    tree.kind(node) == .array ? Array(tree.validChildren(node)) : tree.kind(node) == .string ? [node] : []
  }

  /// The locations of an object's keys.
  func keyLocations(_ node: Int) -> [SourceLocation] {
    tree.kind(node) == .object ? tree.validChildren(node).map { keyLocation($0) } : []
  }

  mutating func pattern(_ node: Int) -> String? {
    guard let pattern = tree.string(node) else { return nil }
    places.patterns.append(location(node))
    return pattern
  }

  /// Reads the name of one event, or a list of names.
  mutating func patterns(_ node: Int) -> [String] {
    let nodes = values(node)
    places.patterns += nodes.map { location($0) }
    return nodes.compactMap { tree.string($0) }
  }
}
