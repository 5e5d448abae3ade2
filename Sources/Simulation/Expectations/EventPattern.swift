/// Says which events of a trace are meant: by name, by name and argument, and by number.
///
/// `route` means every event of that name, `route SummerClothes` those about that screen, and
/// `onConversionDataSuccess#2` the second one. The words of a pattern are the first words of the labels it means.
public struct EventPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// The first words of the labels that are meant.
  let words: String
  /// Which of the events is meant, from 1; nil for all.
  let ordinal: Int?

  /// Reads a pattern.
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

  /// Whether an event is of the kind that is meant, whatever its number.
  func matchesLabel(of event: TraceEvent) -> Bool {
    let name = event.occurrence.name
    // Most patterns are a mere name, and most events have another one: decide these without building a label.
    if name == words { return true }
    guard words.utf8.count > name.utf8.count, words.utf8.starts(with: name.utf8) else { return false }
    let label = event.label
    return label == words || label.isAbout(words)
  }

  /// Returns the events of a trace that are meant.
  public func matches(in events: [TraceEvent]) -> [TraceEvent] {
    let all = matchesIgnoringNumber(in: events)
    guard let ordinal else { return all }
    return ordinal <= all.count ? [all[ordinal - 1]] : []
  }

  /// Returns the events of a trace that are of the kind that is meant, whatever their number.
  func matchesIgnoringNumber(in events: [TraceEvent]) -> [TraceEvent] { events.filter(matchesLabel(of:)) }
}

extension EventPattern: ExpressibleByStringLiteral {
  /// Reads a pattern that is written in a test.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
