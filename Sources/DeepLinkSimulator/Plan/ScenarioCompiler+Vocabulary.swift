extension ScenarioCompiler {
  /// The names that editors offer in scenario files.
  public var vocabulary: ScenarioVocabulary {
    var vocabulary = ScenarioVocabulary()
    vocabulary.callbacks = ScenarioVocabularyNames.callbacks
    vocabulary.events = ScenarioVocabularyNames.events + SystemCall.allLabels + ScenarioVocabularyNames.callbacks
    vocabulary.profiles = PlatformProfile.all.map(\.name)
    vocabulary.apps = apps.names
    vocabulary.calls = SDKMethod.allCases.map(\.rawValue)
    vocabulary.appsFlyerVersions = AppsFlyerProfile.all.map(\.version)
    vocabulary.adjustVersions = AdjustProfile.all.map(\.version)
    vocabulary.platformSwitches = PlatformSwitch.all.map(\.name)
    vocabulary.appsFlyerSwitches = AppsFlyerSwitch.all.map(\.name)
    vocabulary.adjustSwitches = AdjustSwitch.all.map(\.name)
    vocabulary.appsFlyerIntegrationCalls = IntegrationCall.allCases.filter { $0.sdk == .appsFlyer }.map(\.rawValue)
    vocabulary.adjustIntegrationCalls = IntegrationCall.allCases.filter { $0.sdk == .adjust }.map(\.rawValue)
    vocabulary.entryPoints = SystemCall.allLabels
    return vocabulary
  }
}
