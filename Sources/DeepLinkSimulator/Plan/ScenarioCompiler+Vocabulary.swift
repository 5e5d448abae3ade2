extension ScenarioCompiler {
  /// The names that editors offer in scenario files.
  public var vocabulary: ScenarioVocabulary {
    ScenarioVocabulary(
      callbacks: ScenarioVocabularyNames.callbacks,
      events: ScenarioVocabularyNames.events + SystemCall.allLabels,
      platformSwitches: PlatformSwitch.all.map(\.name), appsFlyerSwitches: AppsFlyerSwitch.all.map(\.name),
      adjustSwitches: AdjustSwitch.all.map(\.name), platformProfiles: PlatformProfile.all.map(\.name),
      appsFlyerVersions: AppsFlyerProfile.all.map(\.version), adjustVersions: AdjustProfile.all.map(\.version),
      apps: apps.names, calls: SDKMethod.allCases.map(\.rawValue))
  }
}
