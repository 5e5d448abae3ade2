import DeepLinkSimulator

/// What the cells of a matrix differ in.
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
      help: "Versions, one table each: appsflyer=6.15, adjust, ios or all."),
  ]

  /// The app states; nil for those that the scenario's link can find the app in.
  private let states: [StartState]?
  let styles: [AppStyle]
  let links: [LinkForm]
  private let profiles: [String]
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
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
        throw arguments.error("--\(name) takes \(known.joined(separator: ", ")), not \(text.quoted)\(hint)")
      }
      words.append(word)
    }
    return words
  }

  /// The app states of the matrix of a scenario.
  func states(for compiler: VariantCompiler) -> [StartState] { states ?? compiler.possibleStates }

  // MARK: Profiles

  /// The versions of which each gets a table; one variant without any if the scenario's own are meant.
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
    let hasAppsFlyer = scenario.app.appsFlyer != nil
    let hasAdjust = scenario.app.adjust != nil
    switch profile {
    case "appsflyer" where hasAppsFlyer: return AppsFlyerProfile.all.map { Self.variant("appsflyer", $0.version) }
    case "adjust" where hasAdjust: return AdjustProfile.all.map { Self.variant("adjust", $0.version) }
    case "ios": return PlatformProfile.all.map { Self.variant("ios", $0.name) }
    case "all":
      let sdks = (hasAppsFlyer ? ["appsflyer"] : []) + (hasAdjust ? ["adjust"] : [])
      var variants: [ScenarioVariant] = []
      for name in sdks + ["ios"] { variants += try versions(name, scenario) }
      return variants
    case "appsflyer", "adjust":
      throw arguments.error("--profiles \(profile): the app of the scenario does not have this SDK")
    default: return [try named(profile)]
    }
  }

  /// A profile with its version, such as `adjust=5.4.1`.
  private func named(_ text: String) throws(UsageError) -> ScenarioVariant {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let isKnown = parts.count == 2 ? Self.knows(parts[0], parts[1]) : nil
    guard let isKnown else {
      throw arguments.error("--profiles takes appsflyer, adjust, ios, all or such as adjust=5.4.1, not \(text.quoted)")
    }
    guard isKnown else { throw arguments.error("--profiles: there is no version \(parts[1].quoted) of \(parts[0])") }
    return Self.variant(parts[0], parts[1])
  }

  /// Whether there is such a version; nil if there is no such thing.
  private static func knows(_ name: String, _ version: String) -> Bool? {
    switch name {
    case "appsflyer": AppsFlyerProfile.named(version) != nil
    case "adjust": AdjustProfile.named(version) != nil
    case "ios": PlatformProfile.named(version) != nil
    default: nil
    }
  }

  private static func variant(_ name: String, _ version: String) -> ScenarioVariant {
    var variant = ScenarioVariant()
    switch name {
    case "appsflyer": variant.appsFlyer = version
    case "adjust": variant.adjust = version
    default: variant.platform = version
    }
    return variant
  }
}
