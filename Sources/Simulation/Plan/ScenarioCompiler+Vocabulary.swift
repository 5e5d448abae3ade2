extension ScenarioCompiler {
  /// The names that editors offer in scenario files, beside those that the SDKs declare.
  package var vocabulary: ScenarioVocabulary {
    var vocabulary = ScenarioVocabulary()
    vocabulary.callbacks = apps.sdks.callbacks
    vocabulary.events = ScenarioNames.events(apps.sdks) + SystemCall.allLabels + apps.sdks.callbacks
    vocabulary.profiles = PlatformProfile.all.map(\.name)
    vocabulary.apps = apps.names
    vocabulary.calls = ScenarioNames.methods(apps.sdks).map(\.name)
    vocabulary.platformSwitches = PlatformConfiguration.switches.map(\.name)
    vocabulary.entryPoints = SystemCall.allLabels
    vocabulary.linkEntryPoints = SystemCall.linkLabels
    return vocabulary
  }
}
