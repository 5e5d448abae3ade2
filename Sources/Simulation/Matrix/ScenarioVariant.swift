/// The differences of a variant from its scenario; a nil property leaves the scenario's value.
///
/// The text form is `state=background,style=swiftui-app-delegate,link=short,ios=ios17`, with `<key>=<version>` for an
/// SDK.
package struct ScenarioVariant: Hashable, Sendable {
  /// The state in which the link finds the app.
  package var state: StartState?
  /// The life cycle that the app is built on.
  package var style: AppStyle?
  /// The form of the link.
  package var link: LinkForm?
  /// The versions of SDKs, in the order of the registry.
  package var versions: [Version] = []
  /// The version of iOS.
  package var platform: String?

  /// Creates a variant without differences.
  package init() {}

  /// A version of an SDK.
  package struct Version: Hashable, Sendable {
    /// The key of the SDK.
    package var sdk: String
    /// The version.
    package var version: String

    /// Creates a version of an SDK.
    package init(_ sdk: String, _ version: String) {
      self.sdk = sdk
      self.version = version
    }
  }

  /// The error in text that is not a variant.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, without a full stop.
    package let message: String
  }

  /// Parses a variant, in which each key may appear once.
  ///
  /// - Parameters:
  ///   - text: The variant as text.
  ///   - sdks: The SDKs whose versions it can name.
  package init(parsing text: String, sdks: SDKRegistry) throws(SyntaxError) {
    let keys = sdks.vocabularies.map(\.key)
    var seen: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, !pair[1].isEmpty else {
        throw SyntaxError(message: "\(String(part).quoted) is not KEY=VALUE")
      }
      guard !seen.contains(pair[0]) else { throw SyntaxError(message: "\(pair[0]) appears twice") }
      seen.append(pair[0])
      try set(pair[0], pair[1], keys)
    }
    NameOrder(keys).sort(&versions, by: \.sdk)
  }

  private mutating func set(_ key: String, _ value: String, _ sdks: [String]) throws(SyntaxError) {
    switch VariantKey(rawValue: key) {
    case .state: state = try Self.word(key, value)
    case .style: style = try Self.word(key, value)
    case .link: link = try Self.word(key, value)
    case .ios: platform = value
    case nil where sdks.contains(key): versions.append(Version(key, value))
    case nil:
      let keys = VariantKey.all(with: sdks)
      let hint =
        Spelling.hint(for: key, in: keys)
        ?? "; expected \(keys.alternatives), or for a variant that a file declares, its path with [axis=choice]"
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
  /// The variant as text; empty if it has no differences.
  package var description: String {
    VariantKey.all(with: versions.map(\.sdk))
      .compactMap { key in value(of: key).map { "\(key)=\($0)" } }.joined(separator: ",")
  }

  /// Returns the value of a key; nil if the variant leaves that of the scenario.
  package func value(of key: String) -> String? {
    switch VariantKey(rawValue: key) {
    case .state: state?.rawValue
    case .style: style?.rawValue
    case .link: link?.rawValue
    case .ios: platform
    case nil: versions.first { $0.sdk == key }?.version
    }
  }
}
