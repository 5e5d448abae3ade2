import SDKContract

extension SyntaxReader {
  mutating func readItem(of container: Container) {
    skipBlanks()
    guard !open.isEmpty else { return }
    guard position < end else {
      let node = tree.nodes[container.node]
      let line = text.location(of: Int(node.start)).line
      let (closer, name) = node.kind == .object ? ("}", "object") : ("]", "list")
      stop(at: endOfText, "the file ends inside the \(name) that begins in line \(line); \(closer.quoted) is missing")
      return
    }
    switch tree.bytes[position] {
    case ASCII.closeBrace, ASCII.closeBracket: close(container)
    case ASCII.comma:
      if separator == .done { complain(at: position, "a comma without a value before it; remove it") }
      separator = .done
      position += 1
    default: readNext(in: container)
    }
  }

  private mutating func readNext(in container: Container) {
    let isObject = tree.nodes[container.node].kind == .object
    if separator == .needed {
      complain(at: endOfLastValue, "missing comma between two \(isObject ? "members" : "elements")")
    }
    let limit = isObject ? Limit.members : Limit.elements
    guard container.count < limit else {
      stop(at: position, "more than \(limit) \(isObject ? "members in one object" : "elements in one list")")
      return
    }
    open[open.count - 1].count += 1
    if isObject { readMember() } else { readValue(key: nil) }
  }

  private mutating func close(_ container: Container) {
    let isObject = tree.nodes[container.node].kind == .object
    let closer = isObject ? ASCII.closeBrace : ASCII.closeBracket
    guard tree.bytes[position] == closer else {
      let line = text.location(of: Int(tree.nodes[container.node].start)).line
      stop(
        at: position,
        isObject
          ? "expected \"}\" to close the object that begins in line \(line), found \"]\""
          : "expected \"]\" to close the list that begins in line \(line), found \"}\"")
      return
    }
    position += 1
    tree.nodes[container.node].end = Int32(position)
    tree.nodes[container.node].next = Int32(tree.nodes.count)
    open.removeLast()
    finishedValue()
  }

  mutating func finishedValue(_ separator: Separator = .needed) {
    self.separator = separator
    endOfLastValue = position
  }

  /// The offset after the last byte that is not blank.
  private var endOfText: Int {
    var offset = end
    while offset > 0, tree.bytes[offset - 1] <= ASCII.space { offset -= 1 }
    return offset
  }
}
