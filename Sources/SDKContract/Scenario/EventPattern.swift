/// A pattern of events of a trace: by name, by name and argument, or by number.
///
/// `route` means every event of that name, `route SummerClothes` those about that screen, and `route#2` the second one.
/// The words of a pattern are the first words of the labels it means.
public struct EventPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  /// The first words of matching labels.
  package let words: String
  /// The number of the matching event, from 1; nil for all events.
  package let ordinal: Int?

  /// Parses a pattern.
  ///
  /// - Parameter text: The first words of the label of an event, and optionally `#` with its number, from 1, such as
  ///   `route#2`.
  public init(_ text: String) {
    self.text = text
    let hash = text.utf8.lastIndex(of: UInt8(ascii: "#"))
    if let hash, let number = Int(text[text.utf8.index(after: hash)...]), number > 0 {
      words = String(text[..<hash])
      ordinal = number
    } else {
      words = text
      ordinal = nil
    }
  }

  /// What is wrong with the number after a `#`, or with a name that is missing before it; nil if nothing is.
  package var complaintAboutNumber: String? {
    if ordinal != nil {
      guard words.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
      return "\(text.quoted) has no name before the number, as in \"route#\(ordinal ?? 1)\""
    }
    guard let hash = text.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let number = text.utf8[text.utf8.index(after: hash)...]
    guard !number.isEmpty, number.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return "\(text.quoted) has no number of an event; they are counted from 1"
  }
}

extension EventPattern: ExpressibleByStringLiteral {
  /// Parses a pattern that is a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
