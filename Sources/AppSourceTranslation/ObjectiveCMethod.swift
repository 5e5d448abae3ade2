/// A method that Objective-C finds by its name, as `NSSelectorFromString("sendLaunch")` has it.
///
/// In front of the method stands a type with that name, by which the method is found when an object gets a message.
enum ObjectiveCMethod {
  private static let visible: Set = ["objc", "IBAction", "IBSegueAction"]
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "package", "open", "final", "override", "dynamic", "nonisolated",
    "static", "class", "required", "optional",
  ]
  /// What a selector cannot call, or what Objective-C does not see.
  private static let obstacles: Set = ["async", "throws", "rethrows", "inout", "->", "..."]

  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    let members = classesWithMembers(source)
    return source.tokens.indices.compactMap { index in
      guard source.text(index) == "func", let type = source.type(around: index), source.isMember(index),
        source.tokens.indices.contains(index + 1), source.tokens[index + 1].kind == .name
      else { return nil }
      let head = Head(of: index, source)
      let isHidden = !head.words.isDisjoint(with: ["private", "fileprivate", "nonobjc"])
      guard !head.attributes.isDisjoint(with: visible) || (members.contains(type) && !isHidden),
        head.words.isDisjoint(with: ["static", "class", "optional"]),
        let method = Signature(of: index, source, obstacles: obstacles)
      else { return nil }
      let name = head.name ?? method.name
      let start = source.tokens[head.start].range.lowerBound
      return SourceEdit(start..<start, method.entry(name, in: type))
    }
  }

  /// The classes whose methods Objective-C sees without a word at each.
  private static func classesWithMembers(_ source: SwiftSource) -> Set<String> {
    let names = source.tokens.indices.filter { source.text($0) == "objcMembers" && source.text($0 - 1) == "@" }
      .compactMap { index in
        (index..<min(index + 8, source.tokens.count)).first { source.text($0) == "class" }.map { source.text($0 + 1) }
      }
    return Set(names)
  }

  /// The attributes and modifiers in front of `func`.
  private struct Head {
    private(set) var start: Int
    private(set) var attributes: Set<String> = []
    private(set) var modifiers: Set<String> = []
    /// The name that `@objc(name:)` gives the method.
    private(set) var name: String?
    var words: Set<String> { attributes.union(modifiers) }

    init(of function: Int, _ source: SwiftSource) {
      start = function
      while start > 0 {
        let last = start - 1
        if ObjectiveCMethod.modifiers.contains(source.text(last)) {
          modifiers.insert(source.text(last))
          start = last
          continue
        }
        let open = source.text(last) == ")" ? source.opening(last) ?? 0 : start
        guard open > 1, source.text(open - 2) == "@" else { return }
        let attribute = source.text(open - 1)
        attributes.insert(attribute)
        if attribute == "objc", open < last {
          name = source.text(in: source.range(open + 1...last - 1)).filter { !$0.isWhitespace }
        }
        start = open - 2
      }
    }
  }

  /// The parameters and the result of a method.
  private struct Signature {
    private let function: String
    private let labels: [String]
    private let result: String

    /// - Returns: nil if a selector cannot call the method.
    init?(of function: Int, _ source: SwiftSource, obstacles: Set<String>) {
      guard source.text(function + 2) == "(", let close = source.closing(function + 2) else { return nil }
      self.function = source.text(function + 1)
      var labels: [String] = []
      var index = function + 3
      while index < close {
        labels.append(source.text(index))
        while index < close, source.text(index) != "," {
          if obstacles.contains(source.text(index)) || source.text(index) == "-" && source.text(index + 1) == ">" {
            return nil
          }
          index = ["(", "[", "{"].contains(source.text(index)) ? (source.closing(index) ?? close) + 1 : index + 1
        }
        index += 1
      }
      guard labels.count <= 2 else { return nil }
      self.labels = labels
      let body = (close + 1..<source.tokens.count).first { source.text($0) == "{" } ?? source.tokens.count
      let tail = close + 1..<body
      guard tail.allSatisfy({ !obstacles.contains(source.text($0)) }) else { return nil }
      let isResult = tail.count > 2 && source.text(close + 1) == "-" && source.text(close + 2) == ">"
      guard isResult || tail.isEmpty else { return nil }
      result = isResult ? source.text(in: source.range(close + 3...body - 1)) : "Void"
    }

    /// The name with which Swift refers to the method.
    var name: String { labels.isEmpty ? function : "\(function)(\(labels.map { $0 + ":" }.joined()))" }

    /// The type by which the method is found.
    ///
    /// - Parameters:
    ///   - shown: The method's name, or the one that `@objc` gives it.
    ///   - type: The class.
    func entry(_ shown: String, in type: String) -> String {
      let called = ObjectiveCName.method(shown, arguments: labels.count)
      let value = labels.isEmpty ? "\(type).\(function) as (\(type)) -> () -> \(result)" : "\(type).\(name)"
      return "enum \(ObjectiveCName.type(called)): _ObjectiveCMethod "
        + "{ static var selector: Selector { Selector(\"\(called)\", of: \(value)) } }; "
    }
  }
}
