/// Reads JSON with comments and trailing commas into a tree.
///
/// After a mistake that leaves no doubt about what was meant, such as a missing comma, reading goes on; after
/// any other it stops, because what follows would be misunderstood.
struct SyntaxReader {
  enum Limit {
    static let depth = 64
    static let bytes = 4 << 20
    static let elements = 100_000
    static let members = 10_000
  }

  /// What may stand between the last value of the innermost container and the next one.
  enum Separator {
    /// Nothing has to: the container was just opened, or a comma was read.
    case done
    case needed
    /// A comma may be there or not, after a value that was not understood.
    case optional
  }

  struct Container {
    var node: Int
    var count = 0
  }

  let text: SourceText
  var tree: SyntaxTree
  var position: Int
  let end: Int
  var open: [Container] = []
  var separator = Separator.done
  var complaints = Complaints()
  /// Whether the tree has everything that is in the file.
  var isComplete = true
  private var lastLineComplainedAbout = -1

  init(_ text: SourceText) {
    self.text = text
    tree = SyntaxTree(bytes: text.bytes)
    tree.nodes.reserveCapacity(text.bytes.count / 12)
    position = text.firstByte
    end = text.bytes.count
  }

  /// Reads the whole file.
  mutating func read() {
    skipBlanks()
    guard position < end else {
      complain(at: text.firstByte, "the file is empty; a scenario is an object with a \"version\" and a \"name\"")
      return
    }
    readValue(key: nil)
    while let container = open.last { readItem(of: container) }
    skipBlanks()
    if position < end {
      stop(at: position, "the scenario ended before this; there is one object in a file")
    }
  }

  /// Complains about a place, at most once in a line: what follows a mistake in its line is its consequence.
  mutating func complain(at offset: Int, _ message: String) {
    let line = text.lineIndex(of: offset)
    guard line != lastLineComplainedAbout else { return }
    lastLineComplainedAbout = line
    complaints.add(at: offset, message)
  }

  /// Complains, and reads no further.
  mutating func stop(at offset: Int, _ message: String) {
    complain(at: offset, message)
    isComplete = false
    position = end
    for container in open { tree.nodes[container.node].next = Int32(tree.nodes.count) }
    open = []
  }

  // MARK: Containers

  private mutating func readItem(of container: Container) {
    skipBlanks()
    guard !open.isEmpty else { return }
    guard position < end else {
      let node = tree.nodes[container.node]
      let line = text.location(of: Int(node.start)).line
      let (closer, name) = node.kind == .object ? ("}", "object") : ("]", "list")
      stop(at: end, "the file ends inside the \(name) that begins in line \(line); \(closer.quoted) is missing")
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
      let last = tree.nodes.last.map { Int($0.end) } ?? position
      complain(at: endOfLastValue ?? last, "missing comma between two \(isObject ? "members" : "elements")")
    }
    let limit = isObject ? Limit.members : Limit.elements
    guard container.count < limit else {
      stop(at: position, isObject ? "more than 10000 members in one object" : "more than 100000 elements in one list")
      return
    }
    open[open.count - 1].count += 1
    if isObject { readMember() } else { readValue(key: nil) }
  }

  /// The byte after the value before the position, for a complaint about what is missing there.
  private var endOfLastValue: Int? {
    lastValueEnd > 0 ? lastValueEnd : nil
  }

  var lastValueEnd = 0

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
    lastValueEnd = position
  }

  // MARK: Members

  struct Key {
    var start: Int
    var end: Int
    var margin: UInt8
    var hasEscapes: Bool
  }

  private mutating func readMember() {
    guard let key = readKey() else { return }
    skipBlanks()
    guard !open.isEmpty else { return }
    let byte = position < end ? tree.bytes[position] : 0
    if byte == ASCII.colon {
      position += 1
    } else if byte == ASCII.equals {
      complain(at: position, "expected \":\" after the key, found \"=\"")
      position += 1
    } else if endsMember(byte) {
      complain(at: key.end + Int(key.margin), "missing \":\" and a value after the key \(describe(key))")
      addInvalid(key: key)
      return
    } else {
      complain(at: key.end + Int(key.margin), "missing \":\" after the key \(describe(key))")
    }
    skipBlanks()
    guard !open.isEmpty else { return }
    guard position < end, !endsMember(tree.bytes[position]) else {
      complain(at: position, "missing value after the key \(describe(key))")
      addInvalid(key: key)
      return
    }
    readValue(key: key)
  }

  private func endsMember(_ byte: UInt8) -> Bool {
    position >= end || byte == ASCII.comma || byte == ASCII.closeBrace || byte == ASCII.closeBracket
  }

  private func describe(_ key: Key) -> String {
    String(decoding: tree.bytes[key.start..<key.end], as: UTF8.self).quoted
  }

  private mutating func readKey() -> Key? {
    let start = position
    let byte = tree.bytes[start]
    if byte == ASCII.quote || byte == ASCII.apostrophe {
      guard let string = readString(until: byte) else { return nil }
      return Key(start: start + 1, end: position - 1, margin: 1, hasEscapes: string.hasEscapes)
    }
    guard byte.isWordByte else {
      stop(at: start, "expected a key in double quotes, found \(character(at: start).quoted)")
      return nil
    }
    skipWord()
    complain(at: start, "a key needs double quotes; write \(word(from: start).quoted)")
    return Key(start: start, end: position, margin: 0, hasEscapes: false)
  }

  private mutating func addInvalid(key: Key) {
    add(.invalid, from: position, key: key)
    finishedValue()
  }

  // MARK: Values

  mutating func readValue(key: Key?) {
    let start = position
    let byte = tree.bytes[start]
    switch byte {
    case ASCII.quote, ASCII.apostrophe:
      guard let string = readString(until: byte) else { return }
      add(string.isValid ? .string : .invalid, from: start, key: key, hasEscapes: string.hasEscapes)
      finishedValue()
    case ASCII.openBrace: openContainer(.object, key: key)
    case ASCII.openBracket: openContainer(.array, key: key)
    case ASCII.minus, ASCII.plus, ASCII.dot: readNumber(key: key)
    case _ where byte.isASCIIDigit: readNumber(key: key)
    case _ where byte.isWordByte: readWord(key: key)
    default:
      let hint = byte == ASCII.hash ? "; a comment begins with \"//\"" : ""
      complain(at: start, "unexpected \(character(at: start).quoted)\(hint)")
      skipLine()
      add(.invalid, from: start, key: key)
      finishedValue(.optional)
    }
  }

  private mutating func openContainer(_ kind: SyntaxTree.Node.Kind, key: Key?) {
    guard open.count < Limit.depth else {
      stop(at: position, "more than \(Limit.depth) objects and lists inside each other")
      return
    }
    open.append(Container(node: tree.nodes.count))
    add(kind, from: position, key: key)
    position += 1
    separator = .done
  }

  mutating func add(_ kind: SyntaxTree.Node.Kind, from start: Int, key: Key?, hasEscapes: Bool = false) {
    var node = SyntaxTree.Node(kind: kind, start: Int32(start), end: Int32(position))
    node.hasEscapes = hasEscapes
    node.next = Int32(tree.nodes.count + 1)
    if let key {
      node.keyStart = Int32(key.start)
      node.keyEnd = Int32(key.end)
      node.keyMargin = key.margin
      node.keyHasEscapes = key.hasEscapes
    }
    tree.nodes.append(node)
  }
}
