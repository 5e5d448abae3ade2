import Foundation

/// A line of a published log, in which some places stand for any text.
public struct LogPattern {
  private let pieces: [String]
  /// The line, for complaints.
  public let text: String

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - wildcards: What stands for any text.
  public init(_ text: String, wildcards: [String]) {
    self.text = text
    var marked = text
    for wildcard in wildcards { marked = marked.replacingOccurrences(of: wildcard, with: "\u{0}") }
    pieces = marked.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a line is this one.
  public func matches(_ line: String) -> Bool {
    guard pieces.count > 1 else { return line == text }
    var rest = Substring(line)
    guard rest.hasPrefix(pieces[0]) else { return false }
    rest = rest.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }

  /// The first pattern that does not come after those before it; nil if all come, in their order.
  public static func missing(_ patterns: [LogPattern], in lines: [String]) -> String? {
    var rest = lines[...]
    for pattern in patterns {
      guard let index = rest.firstIndex(where: pattern.matches) else { return pattern.text }
      rest = rest[(index + 1)...]
    }
    return nil
  }
}
