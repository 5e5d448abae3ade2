import DeepLinkSimulator

/// The dimensions in which the cells of a matrix differ.
struct MatrixAxes {
  static let specifications = [
    OptionSpecification(
      name: "states", value: .text(placeholder: "list"),
      help: "App states: not-installed, not-running, background, foreground."),
    OptionSpecification(
      name: "styles", value: .text(placeholder: "list"),
      help: "App styles: uikit-app-delegate, uikit-scenes, swiftui-app-delegate, …"),
    OptionSpecification(
      name: "links", value: .text(placeholder: "list"), help: "Kinds of link: short, long, universal, scheme."),
    OptionSpecification(
      name: "profiles", value: .text(placeholder: "list"),
      help: "Versions, with a table for each: an SDK, one version such as ios=ios17, ios or all."),
  ]

  /// The key of a version of iOS.
  private static let ios = VariantKey.ios.rawValue
  /// The word for all versions of the scenario's SDKs and of iOS.
  private static let all = "all"

  /// The app states; nil for those in which the scenario's link can find the app.
  private let states: [StartState]?
  let styles: [AppStyle]
  let links: [LinkForm]
  private let profiles: [String]
  private let arguments: ParsedArguments
  private let registry: SDKRegistry
  private var sdks: [SDKVocabulary] { registry.vocabularies }

  init(_ arguments: ParsedArguments, _ registry: SDKRegistry) throws(UsageError) {
    self.arguments = arguments
    self.registry = registry
    states = try Self.words("states", arguments)
    styles = try Self.words("styles", arguments) ?? AppStyle.allCases
    links = try Self.words("links", arguments) ?? LinkForm.allCases
    profiles = try Self.list("profiles", arguments) ?? []
  }

  private static func list(_ name: String, _ arguments: ParsedArguments) throws(UsageError) -> [String]? {
    guard let text = arguments.value(of: name) else { return nil }
    var words: [String] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard !word.isEmpty else { throw arguments.error("--\(name) takes a list such as a,b, not \(text.quoted)") }
      guard !words.contains(word) else { throw arguments.error("--\(name) has \(word.quoted) twice") }
      words.append(word)
    }
    return words
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> [Word]? {
    guard let list = try list(name, arguments) else { return nil }
    let known = Word.allCases.map(\.rawValue)
    var words: [Word] = []
    for text in list {
      guard let word = Word(rawValue: text) else {
        let hint = Spelling.hint(for: text, in: known) ?? ""
        throw arguments.error("--\(name) takes \(known.choices), not \(text.quoted)\(hint)")
      }
      words.append(word)
    }
    return words
  }

  /// Returns the app states for the matrix of a scenario.
  func states(for compiler: VariantCompiler) -> [StartState] { states ?? compiler.possibleStates }

  // MARK: Profiles

  /// Returns the versions that get a table each; a single variant without versions if those of the scenario are used.
  func versions(for scenario: Scenario) throws(UsageError) -> [ScenarioVariant] {
    guard !profiles.isEmpty else { return [ScenarioVariant()] }
    var variants: [ScenarioVariant] = []
    for profile in profiles {
      let found = try versions(profile, scenario)
      for variant in found where !variants.contains(variant) { variants.append(variant) }
    }
    return variants
  }

  private func versions(_ profile: String, _ scenario: Scenario) throws(UsageError) -> [ScenarioVariant] {
    let present = sdks.filter { scenario.app[sdk: $0.key] != nil }
    if let sdk = sdks.first(where: { $0.key == profile }) {
      guard present.contains(where: { $0.key == profile }) else {
        throw arguments.error("--profiles \(profile): the app of the scenario does not have this SDK")
      }
      return sdk.versions.map { Self.variant(profile, $0) }
    }
    switch profile {
    case Self.ios: return PlatformProfile.all.map { Self.variant(Self.ios, $0.name) }
    case Self.all:
      var variants: [ScenarioVariant] = []
      for name in present.map(\.key) + [Self.ios] { variants += try versions(name, scenario) }
      return variants
    default: return [try named(profile)]
    }
  }

  /// Returns a profile with its version, such as `ios=ios17`.
  private func named(_ text: String) throws(UsageError) -> ScenarioVariant {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let isKnown = parts.count == 2 ? knows(parts[0], parts[1]) : nil
    guard let isKnown else {
      let names = sdks.map(\.key) + [Self.ios, Self.all]
      let hint = Spelling.hint(for: parts.count == 2 ? parts[0] : text, in: names) ?? ""
      throw arguments.error(
        "--profiles takes \(names.joined(separator: ", ")), or one version such as \(example), not \(text.quoted)\(hint)"
      )
    }
    guard isKnown else {
      let known = sdks.first { $0.key == parts[0] }?.versions ?? PlatformProfile.all.map(\.name)
      throw arguments.error(
        "--profiles: there is no version \(parts[1].quoted) of \(parts[0]); known: \(known.joined(separator: ", "))")
    }
    return Self.variant(parts[0], parts[1])
  }

  /// An example of a version in the form of the option.
  private var example: String { sdks.last.map { "\($0.key)=\($0.versions.last ?? "")" } ?? "\(Self.ios)=ios17" }

  /// Returns whether a version exists; nil if the SDK or platform does not.
  private func knows(_ name: String, _ version: String) -> Bool? {
    if name == Self.ios { return PlatformProfile.named(version) != nil }
    return registry.all.first { $0.name.rawValue == name }.map { Self.knows($0, version) }
  }

  private static func knows<S: SDK>(_ sdk: S.Type, _ version: String) -> Bool {
    S.Setup.Version.named(version) != nil
  }

  private static func variant(_ name: String, _ version: String) -> ScenarioVariant {
    var variant = ScenarioVariant()
    if name == ios { variant.platform = version } else { variant.versions = [ScenarioVariant.Version(name, version)] }
    return variant
  }
}
