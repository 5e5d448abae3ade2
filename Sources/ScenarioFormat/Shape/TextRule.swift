import SDKContract

/// The allowed values of a string in a scenario file.
enum TextRule: Sendable {
  case any
  case nonEmpty
  /// Arbitrary text with at least one word.
  case content
  /// A name that the engine checks.
  case name(Vocabulary)
  /// One of these words.
  case oneOf([String])
  case duration
  case url
  case domain
  /// A domain in the form that an app's entitlement has.
  case associatedDomain
  /// A path pattern in an association file.
  case path
  /// The ID of a rule.
  case rule
  case scheme
  case date
  /// A line of a schedule.
  case order
  /// The key of an axis of variants, or the name of a choice on it.
  case variantName

  /// The expected value, for complaints about another type.
  var expectation: String {
    switch self {
    case .any, .nonEmpty, .content: "a string"
    case .name: "a name in double quotes"
    case .oneOf(let words): words.alternatives
    case .duration: "a duration such as \"2.5s\""
    case .url: "a URL such as \"https://example.com/path\""
    case .domain, .associatedDomain: "a domain such as \"example.com\""
    case .path: "a path pattern such as \"/path/*\""
    case .rule: "the ID of a rule such as \"IOS-COLD-1\""
    case .scheme: "a URL scheme such as \"example\""
    case .date: "a date such as \"2026-01-31T12:00:00Z\""
    case .order: "a line of a schedule such as \(ConstraintText.example.quoted)"
    case .variantName: "a name such as \"uikit-scenes\""
    }
  }

  /// The regular expression with which editors check the text; nil if any text is allowed.
  var pattern: String? {
    switch self {
    case .any, .nonEmpty, .content, .name, .oneOf: nil
    case .duration: DurationText.pattern
    case .url: URLText.pattern
    case .domain: DomainText.pattern
    case .associatedDomain: DomainText.patternInEntitlement
    case .path: PathText.pattern
    case .rule: RuleText.pattern
    case .scheme: SchemeText.pattern
    case .date: DateText.pattern
    case .order: ConstraintText.pattern
    case .variantName: VariantNameText.pattern
    }
  }

  /// Whether a number in quotes can satisfy the rule.
  var takesNumbers: Bool {
    switch self {
    case .any, .nonEmpty, .content, .name: true
    case .oneOf, .duration, .url, .domain, .associatedDomain, .path, .rule, .scheme, .date, .order, .variantName: false
    }
  }

  /// Returns what is wrong with a text, or nil.
  func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    switch self {
    case .any: nil
    case .nonEmpty, .name: bytes.isEmpty ? "expected a name, found an empty string" : nil
    case .content: bytes.isEmpty ? "expected some text, found an empty string" : nil
    case .oneOf(let words): Self.complaint(about: bytes, words)
    case .duration: DurationText.complaint(about: bytes)
    case .url: URLText.complaint(about: bytes)
    case .domain: DomainText.complaint(about: bytes)
    case .associatedDomain: DomainText.complaint(aboutEntry: bytes)
    case .path: PathText.complaint(about: bytes)
    case .rule: RuleText.complaint(about: bytes)
    case .scheme: SchemeText.complaint(about: bytes)
    case .date: DateText.complaint(about: bytes)
    case .order: ConstraintText.complaint(about: bytes)
    case .variantName: VariantNameText.complaint(about: bytes)
    }
  }

  private static func complaint(about bytes: ArraySlice<UInt8>, _ words: [String]) -> String? {
    guard !words.contains(where: { $0.utf8.elementsEqual(bytes) }) else { return nil }
    let word = String(decoding: bytes, as: UTF8.self)
    let hint = Spelling.hint(for: word, in: words) ?? "; expected \(words.alternatives)"
    return "unknown word \(word.quoted)\(hint)"
  }
}
