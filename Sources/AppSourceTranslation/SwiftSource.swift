/// The tokens of a file, with the enclosing type of each.
struct SwiftSource {
  private let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// For each token, the type whose body contains it, by its name in the declaration or extension; nil outside types.
  private let types: [String?]
  /// The tokens in the body of a type, but not in code there.
  private let members: Set<Int>

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftLexer.tokens(of: bytes)
    (types, members) = Self.types(tokens, bytes)
  }

  /// Returns the type whose body contains a token, by its name there; nil outside types and in protocols.
  func type(around index: Int) -> String? { types[index] }

  /// Returns whether a token belongs to a member declaration of a type rather than to code in it.
  func isMember(_ index: Int) -> Bool { members.contains(index) }

  /// The positions of `func` in the methods of types.
  var methods: [Int] {
    tokens.indices.filter { index in
      text(index) == "func" && type(around: index) != nil && isMember(index)
        && tokens.indices.contains(index + 1) && tokens[index + 1].kind == .name
    }
  }

  /// Returns the text of a token; empty after the end.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(in: tokens[index].range) : ""
  }

  /// Returns a part of the file, with white space and comments.
  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the bytes from the first to the last of some tokens.
  func range(_ indices: ClosedRange<Int>) -> Range<Int> {
    tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound
  }

  /// Returns whether there is nothing between two tokens.
  func touch(_ first: Int, _ second: Int) -> Bool {
    tokens.indices.contains(second) && tokens[first].range.upperBound == tokens[second].range.lowerBound
  }

  /// Returns the bracket that closes another one; nil if there is none.
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

  /// Returns the bracket that opens another one; nil if there is none.
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
    /// The owner of the braces around a position: a type by its name, a protocol, or code.
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

  /// Returns the name that a declaration declares; nil if the keyword is not that of a type, as in `class func`.
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
    // `actor` and the like can be names too, as in `let actor = …`.
    let follows = ["{", ":", "<", "where"]
    return follows.contains(text(index + 1)) ? name : nil
  }
}
