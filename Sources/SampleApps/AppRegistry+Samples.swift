import DeepLinkSimulator

extension AppRegistry {
  /// The sample apps, each with the mistake it is known for and without it.
  public static var samples: AppRegistry {
    var registry = AppRegistry()
    registry.register("fruit") { _ in DelegateApp { FruitApp($0) } }
    registry.register("fruit-without-first-launch-check") { _ in
      DelegateApp { FruitApp($0, checksFirstLaunch: false) }
    }
    registry.register("onboarding") { _ in DelegateApp(integration: .own) { OnboardingApp($0) } }
    registry.register("onboarding-without-stored-link") { _ in
      DelegateApp(integration: .own) { OnboardingApp($0, storesLinks: false) }
    }
    return registry
  }
}
