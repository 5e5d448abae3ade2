extension SDKRegistry {
  /// Returns the mistakes in the declaration of an SDK, each as a sentence without a full stop.
  ///
  /// In a scenario such a mistake is hard to recognize: it looks like a key without effect, or an event at the wrong
  /// time.
  static func mistakes<S: SDK>(inDeclarationOf sdk: S.Type) -> [String] {
    let declaration = S.Setup.declaration
    let mistakes =
      mistakes(ofName: S.name.rawValue, declaration.key) + mistakes(ofNames: declaration)
      + mistakes(ofEndpoints: declaration) + mistakes(ofVersions: S.Setup.self, S.StandIn.members)
      + mistakes(ofRanges: declaration) + mistakes(ofDefaults: declaration) + mistakes(ofLinks: declaration)
      + mistakes(ofQueues: S.queueCount)
      + mistakes(ofRules: declaration.rules, S.Rule.self)
    return mistakes.map { "the declaration of \(declaration.name): \($0)" }
  }

  private static func mistakes(ofName name: String, _ key: String) -> [String] {
    var mistakes: [String] = []
    let taken = [Lane.user, .os, .app, .backend].map(\.rawValue) + ["none", "queues", "servers"]
    let isWord = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-_".utf8.contains(byte)
    }
    if name.isEmpty || !isWord {
      mistakes.append("the name \(name.quoted) is not one of small letters, digits, hyphens and underscores")
    }
    if taken.contains(name) { mistakes.append("the name \(name.quoted) means something else already") }
    if key != name { mistakes.append("the key \(key.quoted) is not the name, \(name.quoted)") }
    return mistakes
  }

  private static func mistakes<Setup>(ofNames declaration: SDKDeclaration<Setup>) -> [String] {
    let callbacks = declaration.callbacks.map(\.name)
    let taken = Set(ScenarioNames.events([]) + SystemCall.allLabels)
    let calls = declaration.vocabulary.eventNames
    return twice("callbacks", callbacks) + twice("switches", declaration.allSwitches.map(\.name))
      + twice("calls of the integration", declaration.calls)
      + twice("methods", declaration.methods.map(\.name))
      + callbacks.filter { $0.isEmpty || $0.contains(" ") }.map { "the callback \($0.quoted) is not a word" }
      + callbacks.filter { taken.contains($0) }.map { "the callback \($0.quoted) has the name of another event" }
      + (calls.contains("") ? ["the trace name of a call is empty"] : [])
      + calls.filter { taken.contains($0) || callbacks.contains($0) }.map {
        "the call \($0.quoted) has the name of another event"
      }
  }

  private static func twice(_ noun: String, _ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }.map { "two \(noun) are called \($0.quoted)" }
  }

  /// Returns the mistakes in the endpoints, which requests identify by position.
  private static func mistakes<Setup>(ofEndpoints declaration: SDKDeclaration<Setup>) -> [String] {
    let cases = Array(Setup.Servers.Endpoint.allCases)
    guard !declaration.endpoints.isEmpty, declaration.endpoints.map(\.endpoint) != cases else { return [] }
    let names = cases.map(\.rawValue).joined(separator: ", ")
    return ["its endpoints have to be all cases of their enumeration, in the order \(names)"]
  }

  private static func mistakes<Setup: SDKSetup>(ofVersions setup: Setup.Type, _ members: SDKMembers) -> [String] {
    let versions = Setup.Version.all
    var mistakes = twice("versions", versions.map(\.version))
    if versions != versions.sorted() { mistakes.append("the oldest version is not the first of all") }
    for version in versions where Setup.Version.named(version.version) != version {
      mistakes.append("the version \(version.version) is not found by its name")
    }
    if !members.editions.isEmpty {
      for version in versions where VersionNumber(version.version) == nil {
        mistakes.append(
          "the version \(version.version) does not have two or three numbers, by which its members are found")
      }
    }
    let standard = Setup().version
    if !versions.contains(standard) { mistakes.append("the version \(standard.version) is not one of all") }
    return mistakes
  }

  /// Returns the mistakes in the versions in which settings have an effect.
  private static func mistakes<Setup>(ofRanges declaration: SDKDeclaration<Setup>) -> [String] {
    let versions = Setup.Version.all
    let numbers = versions.compactMap { VersionNumber($0.version) }
    return settings(of: declaration).compactMap { setting in
      guard let range = setting.versions else { return nil }
      guard numbers.count == versions.count else {
        return
          "\(setting.name.quoted) has an effect only \(range.phrase), and not every version has two or three numbers"
      }
      guard !numbers.contains(where: range.contains) else { return nil }
      return "\(setting.name.quoted) has an effect only \(range.phrase), and there is no such version"
    }
  }

  private static func settings<Setup>(of declaration: SDKDeclaration<Setup>) -> [SettingSpecification] {
    (declaration.keys + declaration.switches).map(\.specification)
      + (declaration.serverKeys + declaration.endpoints.flatMap(\.members)).map(\.specification)
  }

  private static func mistakes<Setup>(ofDefaults declaration: SDKDeclaration<Setup>) -> [String] {
    settings(of: declaration).compactMap { setting in
      guard let value = setting.defaultValue, !setting.kind.admits(value) else { return nil }
      return "the default of \(setting.name.quoted) is not \(setting.kind.phrase)"
    }
  }

  /// Returns the mistakes in what names keys of the servers or of the app for the links of the SDK.
  private static func mistakes<Setup>(ofLinks declaration: SDKDeclaration<Setup>) -> [String] {
    var mistakes: [String] = []
    if let service = declaration.linkService {
      let keys = declaration.keys.map(\.specification).filter { $0.kind == .domains }.map(\.name)
      if let key = service.domainsKey, !keys.contains(key) {
        mistakes.append(
          "the link service has its domains in \(key.quoted), and no key of that name is a list of domains")
      }
      let tables = declaration.serverKeys.map(\.specification).filter(\.isTableOfLinks).map(\.name)
      if !service.hasDestinationInPath, !tables.contains(service.shortLinksKey) {
        mistakes.append(
          "the link service has its short links in \(service.shortLinksKey.quoted), and no key of the servers with that "
            + "name has an object for each link")
      }
    }
    let strange = declaration.linkExamples.flatMap(\.serverSettings).filter { key, value in
      declaration.serverKeys.named(key)?.specification.kind.admits(value) != true
    }
    return mistakes
      + Set(strange.map(\.key)).sorted().map {
        "an example of a link sets \($0.quoted), and no key of the servers has that name and kind"
      }
  }

  private static func mistakes(ofQueues count: Int) -> [String] {
    (0...SerialQueue.mostOfSDKs).contains(count)
      ? [] : ["the SDK has \(count) queues; it can have from 0 to \(SerialQueue.mostOfSDKs)"]
  }

  private static func mistakes(ofRules declared: any RuleBook.Type, _ cited: any RuleBook.Type) -> [String] {
    declared == cited ? [] : ["its rules are \(declared), and the SDK cites those of \(cited)"]
  }

  /// Returns the mistakes in the ids of rules, by which people and files name them.
  static func mistakes(inRulesOf books: [any RuleBook.Type]) -> [String] {
    var owners: [String: any RuleBook.Type] = [:]
    var mistakes: [String] = []
    var seen: Set<ObjectIdentifier> = []
    // Two SDKs may share their rules.
    for book in books where seen.insert(ObjectIdentifier(book)).inserted {
      for id in ids(of: book) {
        if let complaint = RuleText.complaint(about: Array(id.utf8)[...]) {
          mistakes.append("the rules \(book): \(complaint)")
        }
        if let owner = owners.updateValue(book, forKey: id) {
          mistakes.append("the rules \(book) and \(owner) both have the id \(id)")
        }
      }
    }
    return mistakes
  }

  private static func ids<Book: RuleBook>(of book: Book.Type) -> [String] { book.allCases.map(\.id) }
}

extension SettingSpecification {
  /// Whether it is an object with an object for each link.
  fileprivate var isTableOfLinks: Bool { if case .links(_, to: .object) = kind { true } else { false } }
}
