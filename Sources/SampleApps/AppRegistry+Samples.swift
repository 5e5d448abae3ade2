import DeepLinkSimulator

extension AppRegistry {
  /// The sample apps, each in a version with the mistake for which it is known and in one without it.
  public static var samples: AppRegistry {
    var registry = AppRegistry()
    registry.registerFruitApps()
    registry.registerOnboardingApps()
    registry.registerResolveApps()
    registry.registerBothSDKsApps()
    registry.registerRaces()
    registry.registerBazaarApps()
    return registry
  }

  private mutating func registerFruitApps() {
    register("fruit", records: ["log"]) { _ in DelegateApp { FruitApp($0) } }
    register("fruit-without-first-launch-check", records: ["log"]) { _ in
      DelegateApp { FruitApp($0, checksFirstLaunch: false) }
    }
    register("fruit-udl", records: FruitLinksApp.recordedEvents) { _ in
      DelegateApp { FruitLinksApp($0, mark: .sampleFlag) }
    }
    register("fruit-udl-fixed", formerly: "fruit-udl-mended", records: FruitLinksApp.recordedEvents) { _ in
      DelegateApp { FruitLinksApp($0) }
    }
    register("fruit-prompt") { _ in DelegateApp { FruitPromptApp($0, asksWhenActive: false) } }
    register("fruit-prompt-fixed") { _ in DelegateApp { FruitPromptApp($0) } }
    register("fruit-double") { _ in DelegateApp { FruitDoubleApp($0, opensOnce: false) } }
    register("fruit-double-fixed", formerly: "fruit-double-mended") { _ in DelegateApp { FruitDoubleApp($0) } }
    register("fruit-double-async") { _ in DelegateApp { FruitDoubleAsyncApp($0, opensOnce: false) } }
    register("fruit-double-async-fixed", formerly: "fruit-double-async-mended") { _ in
      DelegateApp { FruitDoubleAsyncApp($0) }
    }
  }

  private mutating func registerOnboardingApps() {
    register("onboarding") { _ in DelegateApp(integration: .own) { OnboardingApp($0) } }
    register("onboarding-declines-links") { _ in
      DelegateApp(integration: .own) { OnboardingApp($0, claimsLinks: false) }
    }
    register("onboarding-without-stored-link") { _ in
      DelegateApp(integration: .own) { OnboardingApp($0, storesLinks: false) }
    }
  }

  private mutating func registerResolveApps() {
    register("resolve", records: ["campaign"]) { _ in ResolveApp() }
    for mistake in ResolveMistake.allCases {
      register("resolve-" + mistake.rawValue, records: ["campaign"]) { _ in ResolveApp(mistake: mistake) }
    }
  }

  private mutating func registerBothSDKsApps() {
    register("both-sdks", records: ["log"]) { _ in BothSDKsApp() }
    register("both-sdks-double", records: ["log"]) { _ in BothSDKsApp(opensOnce: false) }
  }

  /// Registers apps with races that are not from a vendor's page.
  private mutating func registerRaces() {
    register("fruit-check-async") { _ in DelegateApp { FruitCheckAsyncApp($0, remembersAtOnce: false) } }
    register("fruit-check-async-fixed", formerly: "fruit-check-async-mended") { _ in
      DelegateApp { FruitCheckAsyncApp($0) }
    }
    register("fruit-setup") { _ in DelegateApp(integration: .own) { FruitSetupApp($0, listensAtOnce: false) } }
    register("fruit-setup-fixed", formerly: "fruit-setup-mended") { _ in
      DelegateApp(integration: .own) { FruitSetupApp($0) }
    }
    register("fruit-bridge") { _ in DelegateApp { FruitBridgeApp($0, keepsLinks: false) } }
    register("fruit-bridge-fixed", formerly: "fruit-bridge-mended") { _ in DelegateApp { FruitBridgeApp($0) } }
    register("campaign") { _ in DelegateApp { CampaignApp($0, waitsForAttribution: false) } }
    register("campaign-fixed", formerly: "campaign-mended") { _ in DelegateApp { CampaignApp($0) } }
    register("onboarding-stores-in-memory") { _ in
      DelegateApp(integration: .own) { OnboardingApp($0, storesOnDevice: false) }
    }
  }

  private mutating func registerBazaarApps() {
    registerBazaar("bazaar") { _ in BazaarApp() }
    for flaw in BazaarFlaw.allCases { registerBazaar("bazaar-" + flaw.rawValue) { _ in BazaarApp(flaw: flaw) } }
  }

  /// Registers an app that listens to its stream of links indefinitely.
  private mutating func registerBazaar(_ name: String, _ makeApp: @escaping AppFactory) {
    register(name, .app(makeApp).recording("crash").realTime(.isIgnored))
  }
}

extension FruitLinksApp {
  /// The names of the events that the apps record.
  nonisolated static let recordedEvents = ["crash", "flag set", "flag taken back", "log"]
}
