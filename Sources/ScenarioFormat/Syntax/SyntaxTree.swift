import SDKContract

/// The values of a file, in the order of the file, each with its location.
///
/// The contents of a container follow it, and every node has the index of the next one after it: the whole tree is one
/// array, without an allocation for each value. Texts stay in the bytes of the file until they are needed.
struct SyntaxTree: Sendable {
  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case null, `true`, `false`, integer, double, string, array, object
      /// A value about which there is a complaint already.
      case invalid
    }

    var kind: Kind
    /// Whether the string has escapes to decode.
    var hasEscapes = false
    /// Whether the key has escapes to decode.
    var keyHasEscapes = false
    /// The number of bytes before the key's text: 1 for a quote.
    var keyMargin: UInt8 = 0
    var keyStart: Int32 = 0
    var keyEnd: Int32 = 0
    /// The offset of the first byte of the value.
    var start: Int32
    /// The offset after the last byte of the value.
    var end: Int32
    /// The index of the node after this one and its contents.
    var next: Int32 = 0
  }

  private(set) var bytes: [UInt8]
  var nodes: [Node] = []

  /// The top-level value; nil if there is none.
  var root: Int? { nodes.isEmpty ? nil : 0 }

  func kind(_ index: Int) -> Node.Kind { nodes[index].kind }

  /// Puts one byte in the place of a character, with blanks before it, which keep the places of what follows.
  mutating func replace(_ character: Range<Int>, with byte: UInt8) {
    let blanks = [UInt8](repeating: ASCII.space, count: character.count - 1)
    bytes.replaceSubrange(character, with: blanks + [byte])
  }

  func offset(_ index: Int) -> Int { Int(nodes[index].start) }

  func range(_ index: Int) -> Range<Int> { Int(nodes[index].start)..<Int(nodes[index].end) }

  func keyOffset(_ index: Int) -> Int { Int(nodes[index].keyStart) - Int(nodes[index].keyMargin) }

  /// The direct children of a node.
  func children(_ index: Int) -> Children {
    Children(nodes: nodes, index: index + 1, end: Int(nodes[index].next))
  }

  /// The direct children of a node, except those with complaints.
  func validChildren(_ index: Int) -> Children {
    Children(nodes: nodes, index: index + 1, end: Int(nodes[index].next), skipsInvalid: true)
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int
    fileprivate let end: Int
    fileprivate var skipsInvalid = false

    mutating func next() -> Int? {
      while index < end {
        defer { index = Int(nodes[index].next) }
        if !skipsInvalid || nodes[index].kind != .invalid { return index }
      }
      return nil
    }
  }

  /// The tree with the given nodes marked as invalid.
  func without(_ spoiled: [Int]) -> SyntaxTree {
    var tree = self
    for node in spoiled { tree.nodes[node].kind = .invalid }
    return tree
  }

  func isEmpty(_ index: Int) -> Bool { Int(nodes[index].next) == index + 1 }

  func key(_ index: Int) -> String {
    let node = nodes[index]
    return text(Int(node.keyStart)..<Int(node.keyEnd), hasEscapes: node.keyHasEscapes)
  }

  /// The text of a string; nil for any other value.
  func string(_ index: Int) -> String? {
    let node = nodes[index]
    guard node.kind == .string else { return nil }
    return text(Int(node.start) + 1..<Int(node.end) - 1, hasEscapes: node.hasEscapes)
  }

  func bool(_ index: Int) -> Bool? {
    switch nodes[index].kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  func integer(_ index: Int) -> Int? {
    nodes[index].kind == .integer ? Int(String(decoding: bytes[range(index)], as: UTF8.self)) : nil
  }

  /// The member of an object with a key, valid or not, found without creating a string.
  func member(_ key: StaticString, of index: Int) -> Int? {
    guard nodes[index].kind == .object else { return nil }
    return children(index).first { hasKey($0, key) }
  }

  func hasKey(_ index: Int, _ key: StaticString) -> Bool {
    let node = nodes[index]
    guard !node.keyHasEscapes else { return self.key(index) == key.description }
    let start = Int(node.keyStart)
    guard Int(node.keyEnd) - start == key.utf8CodeUnitCount else { return false }
    return key.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where bytes[start + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// Any value as plain data.
  func value(_ index: Int) -> ScenarioValue {
    switch nodes[index].kind {
    case .null, .invalid: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .integer: .integer(integer(index) ?? 0)
    case .double: .double(Double(String(decoding: bytes[range(index)], as: UTF8.self)) ?? 0)
    case .string: .string(string(index) ?? "")
    case .array: .array(validChildren(index).map { value($0) })
    case .object: .object(validChildren(index).map { ScenarioValue.Member(key($0), value($0)) })
    }
  }

  private func text(_ range: Range<Int>, hasEscapes: Bool) -> String {
    hasEscapes ? unescaped(range) : String(decoding: bytes[range], as: UTF8.self)
  }
}
