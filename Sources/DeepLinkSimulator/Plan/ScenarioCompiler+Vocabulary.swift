extension ScenarioCompiler {
  /// The names that editors offer in scenario files.
  public var vocabulary: ScenarioVocabulary {
    var vocabulary = ScenarioVocabulary()
    vocabulary.callbacks = ScenarioVocabularyNames.callbacks
    vocabulary.events = ScenarioVocabularyNames.events + SystemCall.allLabels + ScenarioVocabularyNames.callbacks
    vocabulary.profiles = PlatformProfile.all.map(\.name)
    vocabulary.apps = apps.names
    vocabulary.calls = StepMethod.all.map(\.name)
    vocabulary.appsFlyerVersions = AppsFlyerProfile.all.map(\.version)
    vocabulary.adjustVersions = AdjustProfile.all.map(\.version)
    vocabulary.platformSwitches = PlatformConfiguration.switches.map(\.name)
    vocabulary.appsFlyerSwitches = AppsFlyerSetup.declaration.allSwitches.map(\.name)
    vocabulary.adjustSwitches = AdjustSetup.declaration.allSwitches.map(\.name)
    vocabulary.appsFlyerIntegrationCalls = AppsFlyerSetup.declaration.calls.map(\.name)
    vocabulary.adjustIntegrationCalls = AdjustSetup.declaration.calls.map(\.name)
    vocabulary.entryPoints = SystemCall.allLabels
    return vocabulary
  }
}
