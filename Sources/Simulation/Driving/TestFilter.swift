import Foundation

/// The expression by which `swift test --filter` selects a test.
package struct TestFilter {
  /// The expression.
  package let text: String

  init(_ text: String) { self.text = text }

  /// Creates the filter of a test by its function, as in `#function`; a raw identifier may contain any character.
  package init(function: String) {
    text = Self.pattern(Self.name(of: function).filter { $0 != "`" })
  }

  /// Creates the filter of a test by its function and the types around it, outermost first.
  ///
  /// - Parameter components: The names as Swift Testing has them, where raw identifiers keep their backticks.
  package init(components: [String]) {
    text = (components.dropLast().map(Self.pattern) + components.suffix(1).map { Self.pattern(Self.name(of: $0)) })
      .joined(separator: "/")
  }

  /// Returns the name of a function without its parameters.
  private static func name(of function: String) -> String {
    String(function[..<(function.lastIndex(of: "(") ?? function.endIndex)])
  }

  private static func pattern(_ name: String) -> String { NSRegularExpression.escapedPattern(for: name) }

  /// The command that runs the test.
  package var line: String { "swift test --filter \(text.textShellQuoted)" }
}
