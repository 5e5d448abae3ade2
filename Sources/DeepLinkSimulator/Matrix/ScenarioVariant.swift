/// What is different in a variant of a scenario; what is nil is as the scenario has it.
///
/// As text it reads `state=background,style=swiftui-app-delegate,link=short,appsflyer=6.15,adjust=5.5.2,ios=ios17`.
public struct ScenarioVariant: Hashable, Sendable {
  /// The state in which the link finds the app.
  public var state: StartState?
  /// The life cycle that the app is built on.
  public var style: AppStyle?
  /// The kind of the link.
  public var link: LinkForm?
  /// The version of the AppsFlyer SDK.
  public var appsFlyer: String?
  /// The version of the Adjust SDK.
  public var adjust: String?
  /// The version of iOS.
  public var platform: String?

  /// Creates a variant that is the scenario as it is.
  public init() {}

  /// Why a text is not a variant.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    public let message: String
  }

  private static let keys = ["state", "style", "link", "appsflyer", "adjust", "ios"]

  /// Reads a variant; each key may be there once.
  public init(parsing text: String) throws(SyntaxError) {
    var seen: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, !pair[1].isEmpty else {
        throw SyntaxError(message: "\(String(part).quoted) is not KEY=VALUE")
      }
      guard !seen.contains(pair[0]) else { throw SyntaxError(message: "\(pair[0]) is there twice") }
      seen.append(pair[0])
      try set(pair[0], pair[1])
    }
  }

  private mutating func set(_ key: String, _ value: String) throws(SyntaxError) {
    switch key {
    case "state": state = try Self.word(key, value)
    case "style": style = try Self.word(key, value)
    case "link": link = try Self.word(key, value)
    case "appsflyer": appsFlyer = value
    case "adjust": adjust = value
    case "ios": platform = value
    default:
      let hint = Spelling.hint(for: key, in: Self.keys) ?? "; expected \(Self.keys.alternatives)"
      throw SyntaxError(message: "there is no key \(key.quoted) in a variant\(hint)")
    }
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ value: String
  ) throws(SyntaxError) -> Word {
    if let word = Word(rawValue: value) { return word }
    let words = Word.allCases.map(\.rawValue)
    let hint = Spelling.hint(for: value, in: words) ?? "; expected \(words.alternatives)"
    throw SyntaxError(message: "\(key) is not \(value.quoted)\(hint)")
  }
}

extension ScenarioVariant: CustomStringConvertible {
  /// The variant as it is written; empty if nothing is different.
  public var description: String {
    let values = [state?.rawValue, style?.rawValue, link?.rawValue, appsFlyer, adjust, platform]
    return zip(Self.keys, values).compactMap { key, value in value.map { "\(key)=\($0)" } }.joined(separator: ",")
  }
}
