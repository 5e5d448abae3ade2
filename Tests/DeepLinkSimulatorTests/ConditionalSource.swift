import Foundation

/// The lines of a source file that a compiler for another platform sees.
struct ConditionalSource {
  /// A platform that the package is written for.
  enum Platform: String, CaseIterable {
    case macOS
    case iOS

    /// Whether a module exists there; nil if that is not known here.
    func hasModule(_ name: Substring) -> Bool? {
      switch name {
      case "Darwin", "ObjectiveC", "Combine", "SwiftUI", "Testing", "XCTest": true
      case "Glibc", "Musl", "FoundationNetworking", "FoundationXML", "AppsFlyerLib", "AdjustSdk", "Adjust": false
      case "UIKit": self == .iOS
      default: nil
      }
    }
  }

  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the lines of code that a platform's compiler sees. What is in a text of several lines is no code.
  func lines(on platform: Platform) -> [Substring] {
    /// For each open `#if`: whether its present part is compiled, and whether an earlier part surely is.
    var open: [(isCompiled: Bool, isDecided: Bool)] = []
    var isInText = false
    return lines.compactMap { line in
      let words = line.drop { $0 == " " }
      let wasInText = isInText
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
      guard !wasInText, !words.hasPrefix("//") else { return nil }
      if words.hasPrefix("#if ") {
        let value = Condition(words.dropFirst(4)).value(on: platform)
        open.append((value != false, value == true))
      } else if words.hasPrefix("#elseif "), let last = open.popLast() {
        let value = last.isDecided ? false : Condition(words.dropFirst(8)).value(on: platform)
        open.append((value != false, last.isDecided || value == true))
      } else if words == "#else", let last = open.popLast() {
        open.append((!last.isDecided, true))
      } else if words == "#endif" {
        open.removeLast()
      } else if open.allSatisfy(\.isCompiled) {
        return line
      }
      return nil
    }
  }

  /// The condition of an `#if`.
  private struct Condition {
    private var rest: ArraySlice<Substring>

    init(_ text: Substring) {
      rest = text.matches(of: /\w+(\([^)]*\))?|&&|\|\||!|\(|\)/).map(\.output.0)[...]
    }

    /// Whether it holds; nil if that depends on more than the platform, as on the version of the compiler.
    func value(on platform: Platform) -> Bool? {
      var copy = self
      return copy.any(platform)
    }

    private mutating func any(_ platform: Platform) -> Bool? {
      var value = all(platform)
      while take("||") {
        let other = all(platform)
        value = value == true || other == true ? true : value == nil || other == nil ? nil : false
      }
      return value
    }

    private mutating func all(_ platform: Platform) -> Bool? {
      var value = one(platform)
      while take("&&") {
        let other = one(platform)
        value = value == false || other == false ? false : value == nil || other == nil ? nil : true
      }
      return value
    }

    private mutating func one(_ platform: Platform) -> Bool? {
      if take("!") { return one(platform).map { !$0 } }
      if take("(") {
        defer { _ = take(")") }
        return any(platform)
      }
      guard let word = rest.popFirst() else { return nil }
      let parts = word.split { "()".contains($0) }
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "os": return parts[1] == platform.rawValue
      case "canImport": return platform.hasModule(parts[1])
      default: return nil
      }
    }

    private mutating func take(_ token: Substring) -> Bool {
      guard rest.first == token else { return false }
      rest.removeFirst()
      return true
    }
  }
}
