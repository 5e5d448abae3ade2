import XCTest

/// That the documentation of each public function has its parameters, and the errors that it throws.
///
/// What only implements a requirement of a protocol is documented there: in this package, or in the standard library.
final class DocumentedParametersTests: XCTestCase {
  /// The requirements of the standard library that types of this package implement.
  private static let known: Set = ["hash(into:)", "init(from:)", "encode(to:)"]

  /// A public function, initializer or subscript, or a requirement of a public protocol.
  private struct Function {
    let line: Int
    /// Its name with the labels of its parameters, such as `hash(into:)`.
    let name: String
    let parameters: [String]
    let throwsErrors: Bool
    let isRequirement: Bool
    let documentation: String

    /// Whether the standard library declares it: an operator, a literal, or a requirement that is known.
    var isOfStandardLibrary: Bool {
      known.contains(name) || name.hasPrefix("init(") && name.hasSuffix("Literal:)")
        || name.first.map { !$0.isLetter && $0 != "_" } == true
    }

    /// What its documentation lacks.
    var gaps: [String] {
      let missing = parameters.filter { parameter in
        !["- Parameter \(parameter):", "///   - \(parameter):"].contains { documentation.contains($0) }
      }
      return missing + (throwsErrors && !documentation.contains("- Throws:") ? ["the errors"] : [])
    }
  }

  func testEachPublicFunctionIsDocumentedWithItsParametersAndErrors() throws {
    let files = try PublicSurfaceTests.files().filter { file in
      !PublicSurfaceTests.standIns.contains { file.path.hasPrefix($0) }
    }
    let functions = files.map { ($0.path, Self.functions(in: $0.text)) }
    let all = functions.flatMap(\.1)
    XCTAssertGreaterThan(all.count, 300, "the sources were not read")
    for (path, functions) in functions {
      for (function, gaps) in Self.gaps(in: functions, requirements: all) {
        XCTFail("\(path):\(function.line): \(function.name) lacks \(gaps.joined(separator: ", "))")
      }
    }
  }

  func testWhatIsNotDocumentedIsFound() {
    let text = """
      /// A protocol.
      public protocol P {
        /// Does something.
        ///
        /// - Parameter a: A.
        func one(_ a: Int)
        /// Does something.
        func two(with a: Int)
      }
      extension P {
        /// Nothing.
        public func one(_ a: Int) {}
        /// Does more.
        ///
        /// - Parameters:
        ///   - a: A.
        public func three(
          _ a: Int, of b: KeyValuePairs<Int, (x: Int, y: Int)> = [:],
          then body: (_ c: Int) -> Void
        ) async throws {
        }
        /// Hashes.
        public func hash(into hasher: inout Hasher) {}
        func four(_ a: Int) {}
        /// Is less.
        public static func < (left: Self, right: Self) -> Bool { true }
        /// A word.
        @inlinable public init(stringLiteral value: String) {}
        /// A value.
        public subscript(key: String) -> Int { 1 }
      }
      """
    let functions = Self.functions(in: text)
    let gaps = Self.gaps(in: functions, requirements: functions)
    XCTAssertEqual(gaps.map(\.0.name), ["two(with:)", "three(_:of:then:)", "subscript(_:)"])
    XCTAssertEqual(gaps.map(\.1), [["a"], ["b", "body", "the errors"], ["key"]])
    XCTAssertEqual(gaps.map(\.0.line), [8, 17, 30])
  }

  /// Returns the functions whose documentation lacks something, with what it lacks.
  private static func gaps(in functions: [Function], requirements: [Function]) -> [(Function, [String])] {
    let requirements = Set(requirements.filter(\.isRequirement).map(\.name))
    return functions.compactMap { function in
      let isDocumentedElsewhere = !function.isRequirement && requirements.contains(function.name)
      guard !isDocumentedElsewhere, !function.isOfStandardLibrary, !function.gaps.isEmpty else { return nil }
      return (function, function.gaps)
    }
  }

  private static func functions(in text: String) -> [Function] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var functions: [Function] = []
    var isInProtocol = false
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("public protocol ") { isInProtocol = true }
      if line == "}" { isInProtocol = false }
      let isRequirement = isInProtocol && line.prefixMatch(of: #/  (static |mutating )*(func|init)\b/#) != nil
      guard words.contains("public") || isRequirement, !words.contains(where: { $0.hasPrefix("//") }),
        let head = line.firstMatch(of: /\b(func [^ (<]+|func [<>=+-]+|init|subscript)/),
        line[..<head.range.lowerBound].allSatisfy({ $0 != "=" && $0 != "{" && $0 != "." })
      else { continue }
      let rest = ([String(line[head.range.upperBound...])] + lines[(index + 1)...].prefix(30)).joined(separator: " ")
      let (parameters, tail) = parts(of: rest)
      let isSubscript = head.output.1 == "subscript"
      let labels = parameters.map { isSubscript && $0.count == 1 ? "_" : $0.first ?? "_" }
      let name = head.output.1.replacing("func ", with: "")
      functions.append(
        Function(
          line: index + 1, name: "\(name)(\(labels.map { $0 + ":" }.joined()))",
          parameters: parameters.compactMap(\.last),
          throwsErrors: tail.prefix { !"{-/".contains($0) }.split { " (".contains($0) }.contains("throws"),
          isRequirement: isRequirement, documentation: documentation(above: index, in: lines)))
    }
    return functions
  }

  /// Returns the label and the name of each parameter of a function, and what follows its parameters.
  private static func parts(of text: String) -> (parameters: [[String]], rest: Substring) {
    guard let start = text.firstIndex(of: "(") else { return ([], "") }
    var depth = 0
    var current = ""
    var found: [String] = []
    var position = start
    while position < text.endIndex {
      let character = text[position]
      // An arrow closes nothing.
      let isArrow = character == ">" && current.last == "-"
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        found.append(current)
        current = ""
      } else if position != start {
        current.append(character)
      }
      position = text.index(after: position)
    }
    if current.contains(":") { found.append(current) }
    let names = found.filter { $0.contains(":") }.map { parameter in
      parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }.map(String.init)
    }
    return (names, position < text.endIndex ? text[text.index(after: position)...] : "")
  }

  private static func documentation(above index: Int, in lines: [String]) -> String {
    var above = index - 1
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
    var found: [String] = []
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("///") {
      found.append(lines[above])
      above -= 1
    }
    return found.reversed().joined(separator: "\n")
  }
}
