import DeepLinkSimulator

/// A condition other than the tapped link that some callbacks require.
enum StarterVariation: Hashable, Sendable {
  /// A setting of an SDK in the app.
  case setting(sdk: String, SettingEntry)
  /// A switch of an SDK that is set.
  case turned(sdk: String, SettingEntry)
  /// A version of an SDK.
  case version(sdk: String, String)
  /// A call of a method of an SDK, at the end of the flow.
  case call(SDKMethod)
  /// A request that fails or is refused.
  case failure(sdk: String, BackendDescription.Endpoint)

  /// Returns every setting of an app that differs from the default.
  static func settings(of sdk: SDKVocabulary) -> [StarterVariation] {
    changes(of: sdk.keys).map { .setting(sdk: sdk.key, $0) }
  }

  /// Returns every version, newest first, every switch, and every method that an app can call.
  static func others(of sdk: SDKVocabulary) -> [StarterVariation] {
    let versions = sdk.versions.reversed().map { StarterVariation.version(sdk: sdk.key, $0) }
    let switches = sdk.switches.filter { $0.newPlace == nil }
    return versions + sdk.methods.map { .call($0) } + changes(of: switches).map { .turned(sdk: sdk.key, $0) }
  }

  /// Returns failures of a run's requests: without an answer, and refused.
  ///
  /// - Parameter requests: The names of the requests in a trace.
  static func failures(of requests: Set<String>, _ sdk: SDKVocabulary) -> [StarterVariation] {
    sdk.endpoints.filter { requests.contains($0.name) }.flatMap { endpoint -> [StarterVariation] in
      var lost = BackendDescription.Endpoint(request: endpoint.key)
      lost.failure = .offline
      var refused = BackendDescription.Endpoint(request: endpoint.key)
      refused.status = 400
      return [.failure(sdk: sdk.key, lost), .failure(sdk: sdk.key, refused)]
    }
  }

  private static func changes(of settings: [SettingSpecification]) -> [SettingEntry] {
    settings.flatMap { setting -> [SettingEntry] in
      switch setting.kind {
      case .bool: [SettingEntry(setting.name, .bool(setting.defaultValue != .bool(true)))]
      case .word(let words):
        words.filter { setting.defaultValue != .word($0) }.map { SettingEntry(setting.name, .word($0)) }
      default: []
      }
    }
  }

  /// Applies the variation to a scenario.
  func apply(to scenario: inout Scenario, link: String) {
    switch self {
    case .setting(let sdk, let setting): scenario.app[sdk: sdk]?.settings.append(setting)
    case .turned(let sdk, let setting): scenario.app[sdk: sdk]?.switches.append(setting)
    case .version(let sdk, let version): scenario.app[sdk: sdk]?.version = version
    case .call(let method):
      scenario.steps += [Step(.wait(.seconds(5))), Step(.call(method.name, argument: method.argument?.sample(link)))]
    case .failure(let sdk, let endpoint): scenario.backend[sdk: sdk].endpoints.append(endpoint)
    }
  }
}

extension SDKArgument {
  /// Returns a valid value.
  fileprivate func sample(_ link: String) -> ScenarioValue {
    switch self {
    case .url: .string(link)
    case .seconds: .integer(5)
    case .milliseconds: .integer(5000)
    case .flag: .bool(true)
    case .text: .string("example")
    case .token: .string("abc123")
    case .texts: .array([.string("example")])
    case .payload: .object([])
    case .object(let members):
      .object(members.filter(\.isRequired).map { ScenarioValue.Member($0.key, $0.argument.sample(link)) })
    case .either(let first, _): first.sample(link)
    }
  }
}
