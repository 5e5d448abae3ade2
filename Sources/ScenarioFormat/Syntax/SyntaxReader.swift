import SDKContract

/// Reads JSON with comments and trailing commas into a tree.
///
/// After an unambiguous mistake, such as a missing comma, reading continues; after any other it stops, because what
/// follows would be misread.
struct SyntaxReader {
  enum Limit {
    static let depth = 64
    static let bytes = 4 << 20
    static let elements = 100_000
    static let members = 10_000
  }

  /// What may separate the last value of the innermost container from the next one.
  enum Separator {
    /// No separator is needed: the container was just opened, or a comma was read.
    case done
    case needed
    /// A comma is optional after a value that could not be read.
    case optional
  }

  /// The location of a key's text.
  struct Key {
    var start: Int
    var end: Int
    /// The number of bytes before and after it: 1 for quotes.
    var margin: UInt8
    var hasEscapes: Bool
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
  /// Whether the tree has everything in the file.
  var isComplete = true
  var endOfLastValue = 0
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
    if stopIfInOtherLanguage() { return }
    readValue(key: nil)
    while let container = open.last { readItem(of: container) }
    skipBlanks()
    if position < end {
      stop(at: position, "the scenario ends before this; a file has only one object")
    }
  }

  /// Complains about a place, at most once per line, because further mistakes in a line are usually consequences.
  mutating func complain(at offset: Int, _ message: String) {
    let line = text.lineIndex(of: offset)
    guard line != lastLineComplainedAbout else { return }
    lastLineComplainedAbout = line
    complaints.add(at: offset, message)
  }

  /// Complains, and stops reading.
  mutating func stop(at offset: Int, _ message: String) {
    complain(at: offset, message)
    isComplete = false
    position = end
    for container in open { tree.nodes[container.node].next = Int32(tree.nodes.count) }
    open = []
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
    default: stop(at: start, conflict(at: start) ?? "unexpected \(character(at: start).quoted)")
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
