/// An entry of `substitutionVariables` in an association file: a name that stands for any one of several texts in the
/// patterns of the file's components, where it is written as `$(name)`.
package struct SubstitutionVariable: Hashable, Sendable {
  /// The name, whose case counts.
  package var name: String
  /// The texts, which may have the wildcards `*` and `?`.
  package var values: [String]

  /// Creates a variable.
  package init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values
  }

  /// A part of a pattern.
  package enum Part: Hashable, Sendable {
    /// Text with wildcards.
    case text(Substring)
    /// The name of a variable.
    case variable(Substring)
  }

  /// Returns the parts of a pattern.
  package static func parts(of pattern: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = pattern
    while let start = rest.firstRange(of: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
      if start.lowerBound > rest.startIndex { parts.append(.text(rest[..<start.lowerBound])) }
      parts.append(.variable(rest[start.upperBound..<end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    return parts
  }
}
