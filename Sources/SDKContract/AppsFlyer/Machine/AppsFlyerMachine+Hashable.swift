extension AppsFlyerMachine: Hashable {
  /// Compares the states of the machines; prepared links are not among them, as they follow from the rest.
  public static func == (left: AppsFlyerMachine, right: AppsFlyerMachine) -> Bool {
    left.process == right.process && left.installation == right.installation
      && left.configuration == right.configuration
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(process)
    hasher.combine(installation)
    hasher.combine(configuration)
  }
}
