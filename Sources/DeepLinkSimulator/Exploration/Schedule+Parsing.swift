extension Schedule {
  /// Why a text is not a schedule.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    public let message: String
  }

  private static let word = " before "

  /// Reads a schedule: `A#1 before B#1, C#2 before B#1`.
  ///
  /// The number of an event may be left out if it is 1. A label may have commas in it, as links do: a constraint ends
  /// with a comma only if a number stands before it, or if the rest reads as constraints.
  public init(parsing text: String) throws(SyntaxError) {
    var constraints: [Constraint] = []
    var rest = text[...]
    while !rest.allSatisfy(\.isWhitespace) {
      guard let middle = rest.firstRange(of: Self.word) else {
        throw SyntaxError(message: "\(String(rest).quoted) is not 'EVENT before EVENT'")
      }
      let first = try Self.name(rest[..<middle.lowerBound])
      rest = rest[middle.upperBound...]
      let end = Self.end(ofNameIn: rest)
      constraints.append(Constraint(first, before: try Self.name(rest[..<end])))
      rest = rest[end...].drop { $0 == "," || $0.isWhitespace }
    }
    self.init(constraints)
  }

  /// Where the name with which a text begins ends: at a comma after a number, or else before the next constraint.
  private static func end(ofNameIn text: Substring) -> String.Index {
    let next = text.firstRange(of: word)?.lowerBound ?? text.endIndex
    var position = text.startIndex
    while let comma = text[position..<next].firstIndex(of: ",") {
      let before = text[..<comma]
      if let hash = before.lastIndex(of: "#"), Int(before[before.index(after: hash)...]) != nil { return comma }
      position = text.index(after: comma)
    }
    guard next != text.endIndex else { return text.endIndex }
    return text[..<next].lastIndex(of: ",") ?? next
  }

  private static func name(_ text: Substring) throws(SyntaxError) -> EventReference {
    let blanks = text.drop(while: \.isWhitespace)
    let trimmed = String(
      blanks.prefix(
        blanks.lastIndex { !$0.isWhitespace }.map {
          blanks.distance(from: blanks.startIndex, to: $0) + 1
        } ?? 0))
    guard !trimmed.isEmpty else { throw SyntaxError(message: "an event has no name") }
    guard let hash = trimmed.lastIndex(of: "#") else { return EventReference(trimmed) }
    let digits = trimmed[trimmed.index(after: hash)...]
    guard let ordinal = Int(digits) else { return EventReference(trimmed) }
    guard ordinal > 0 else { throw SyntaxError(message: "\(trimmed.quoted): events are numbered from 1") }
    return EventReference(String(trimmed[..<hash]), ordinal)
  }
}
