/// The kind of values that a setting takes.
public indirect enum SettingKind: Hashable, Sendable {
  /// `true` or `false`.
  case bool
  /// A duration of zero or more.
  case duration
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// One of these words.
  case word([String])
  /// A text with at least one character.
  case text
  /// A URL.
  case url
  /// A list of any words.
  case words
  /// A list of domains, each once.
  case domains
  /// An object with any members.
  case object
  /// An object whose keys are links, with a description of a key for people and the kind of the values.
  case links(String, to: SettingKind)

  /// The expected value, for the end of a complaint.
  package var phrase: String {
    switch self {
    case .bool: "true or false"
    case .duration: "a duration such as \"2.5s\""
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): words.alternatives
    case .text: "a text"
    case .url: "a URL such as \"https://example.com/path\""
    case .words: "a list of words"
    case .domains: "a list of domains"
    case .object: "an object"
    case .links(let noun, _): "an object with a member for each \(noun)"
    }
  }

  /// Returns whether a value is of this kind; the texts of links and domains are checked where they are read.
  package func admits(_ value: SettingValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.words, .words), (.domains, .words), (.object, .object), (.links, .object): true
    case (.duration, .duration(let duration)): duration >= .zero
    case (.integer(let range), .integer(let value)): range.contains(value)
    case (.word(let words), .word(let word)): words.contains(word)
    case (.text, .word(let text)), (.url, .word(let text)): !text.isEmpty
    default: false
    }
  }
}
