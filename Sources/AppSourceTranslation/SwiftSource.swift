/// The tokens of a file, with the type around each.
struct SwiftSource {
  private let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// For each token, the type whose body it is in, as an extension or a declaration names it; nil outside of types.
  private let types: [String?]
  /// The tokens that stand in the body of a type, and not in code there.
  private let members: Set<Int>

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftLexer.tokens(of: bytes)
    (types, members) = Self.types(tokens, bytes)
  }

  /// The type whose body a token is in, by its name there; nil outside of types, and in protocols.
  func type(around index: Int) -> String? { types[index] }

  /// Whether a token belongs to a member of a type, and not to code in it.
  func isMember(_ index: Int) -> Bool { members.contains(index) }

  /// Where the methods of types begin, with `func`.
  var methods: [Int] {
    tokens.indices.filter { index in
      text(index) == "func" && type(around: index) != nil && isMember(index)
        && tokens.indices.contains(index + 1) && tokens[index + 1].kind == .name
    }
  }

  /// What stands at a place; nothing behind the end.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(in: tokens[index].range) : ""
  }

  /// What stands in the file, with white space and comments.
  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes from the first to the last of some tokens.
  func range(_ indices: ClosedRange<Int>) -> Range<Int> {
    tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
  }

  /// Whether two tokens have nothing between them.
  func touch(_ first: Int, _ second: Int) -> Bool {
    tokens.indices.contains(second) && tokens[first].range.upperBound == tokens[second].range.lowerBound
  }

  /// The bracket that closes another one; nil if there is none.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .punctuation {
      switch text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The bracket that opens what another one closes; nil if there is none.
  func opening(_ close: Int) -> Int? {
    var depth = 0
    for index in (0...close).reversed() where tokens[index].kind == .punctuation {
      switch text(index) {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  // MARK: Types

  private static func types(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> ([String?], Set<Int>) {
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }
    /// What the braces around a place are of: a type by its name, a protocol, or code.
    enum Braces {
      case type(String), `protocol`, code
    }
    var types: [String?] = []
    var members: Set<Int> = []
    var around: [Braces] = []
    var declared: Braces?
    for index in tokens.indices {
      switch text(index) {
      case "{":
        around.append(declared ?? .code)
        declared = nil
      case "}": _ = around.popLast()
      case "class", "struct", "enum", "actor", "extension", "protocol":
        let keyword = text(index)
        guard text(index - 1) != ".", let name = declaredName(after: index, tokens, text) else { break }
        declared = keyword == "protocol" ? .protocol : .type(name)
      default: break
      }
      if case .type = around.last { members.insert(index) }
      types.append(
        around.lazy.reversed().compactMap { braces -> String?? in
          switch braces {
          case .type(let name): .some(name)
          case .protocol: .some(nil)
          case .code: nil
          }
        }.first ?? nil)
    }
    return (types, members)
  }

  /// What a declaration declares; nil if the keyword is not that of a type, as in `class func`.
  private static func declaredName(after keyword: Int, _ tokens: [SwiftToken], _ text: (Int) -> String) -> String? {
    let members = ["func", "var", "let", "subscript", "override", "private", "public", "internal", "final"]
    var index = keyword + 1
    guard tokens.indices.contains(index), tokens[index].kind == .name, !members.contains(text(index)) else {
      return nil
    }
    var name = text(index)
    while text(index + 1) == ".", tokens.indices.contains(index + 2), tokens[index + 2].kind == .name {
      name += "." + text(index + 2)
      index += 2
    }
    // `actor` and the like are names, too, as in `let actor = …`.
    let follows = ["{", ":", "<", "where"]
    return follows.contains(text(index + 1)) ? name : nil
  }
}
