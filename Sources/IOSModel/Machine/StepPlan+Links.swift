import SDKContract

extension StepPlan {
  /// Delivers a link that the user opens.
  mutating func openLink(_ link: Link) {
    switch process {
    case .notRunning, .prewarmed, .background, .suspended:
      open(.link(link))
    case .inactive:
      deliver(link, rule: .warm(.linkUncovers))
      becomeActive()
    case .active:
      if configuration.linkAfterActive { return openLinkAfterActivation(link) }
      let flickers = style.hasScenes && configuration.frontLinkFlickers
      if flickers { change(.resignActive, rule: .warm(.sceneFrontLink)) }
      deliver(link, rule: style.hasScenes ? .warm(.sceneFrontLink) : .warm(.frontLink))
      if flickers { becomeActive(rule: .warm(.sceneFrontLink)) }
    }
  }

  /// Delivers a link to an app in the foreground once nothing covers it any longer.
  mutating func openLinkAfterActivation(_ link: Link) {
    switch process {
    case .notRunning, .prewarmed, .background, .suspended:
      return open(.link(link))
    case .active:
      change(.resignActive, rule: .lifeCycle(.alertCovers))
    case .inactive:
      break
    }
    becomeActive(rule: .lifeCycle(.alertCovers))
    deliver(link, rule: .warm(.linkAfterActivation))
  }

  /// Delivers a link that the running app opened.
  mutating func openOwnScheme(_ link: Link) {
    switch process {
    case .active where configuration.ownSchemeFlickers:
      change(.resignActive, rule: .warm(.ownSchemeFlickers))
      deliver(link, rule: .warm(.ownSchemeFlickers))
      becomeActive(rule: .warm(.ownSchemeFlickers))
    case .active:
      deliver(link, rule: .warm(.ownSchemeSteady))
    case .inactive:
      deliver(link, rule: .warm(.ownSchemeWhileCovered))
    case .background where !configuration.backgroundOpenRefused || !holds(.warm(.backgroundOpenRefused)):
      open(.link(link))
    case .background, .notRunning, .prewarmed, .suspended:
      add(nil, rule: .warm(.backgroundOpenRefused))
    }
  }

  /// Adds the entry point for the link that launched an app without scenes.
  mutating func deliverAfterLaunch(_ link: Link) {
    switch link.kind {
    case .universalLink:
      add(.applicationWillContinueUserActivity, rule: .cold(.continuesAfterLaunch))
      add(.applicationContinue, link, rule: .cold(.continuesAfterLaunch))
    case .customScheme where configuration.coldSchemeLinkDropped && holds(.faults(.coldSchemeLinkDropped)):
      add(nil, rule: .faults(.coldSchemeLinkDropped))
    case .customScheme:
      add(.applicationOpen, link, rule: .cold(.opensAfterLaunch))
    }
  }

  /// Adds the entry point of a running app.
  ///
  /// - Parameters:
  ///   - rule: The rule for the time of delivery; nil if the rule of the entry point covers it.
  ///   - isReturn: Whether the link brings the app back from the background.
  mutating func deliver(_ link: Link, rule: PlatformRule?, isReturn: Bool = false) {
    switch (style, link.kind) {
    case (.uikitAppDelegate, .universalLink):
      if isReturn { add(.applicationWillContinueUserActivity, rule: rule ?? .warm(.continuesInForeground)) }
      add(.applicationContinue, link, rule: rule ?? .warm(.continuesInForeground))
    case (.uikitAppDelegate, .customScheme):
      add(.applicationOpen, link, rule: rule ?? .warm(.opensInForeground))
    case (.uikitScenes, .universalLink):
      if isReturn, configuration.sceneAnnouncesActivity {
        add(.sceneWillContinueUserActivity, rule: .warm(.sceneAnnouncesActivity))
      }
      add(.sceneContinue, link, rule: rule ?? .warm(.sceneContinues))
    case (.uikitScenes, .customScheme):
      openURLContexts(link, rule: rule ?? .warm(.sceneOpensURLContexts))
    case (.swiftUISceneDelegate, .customScheme):
      if configuration.urlContextsReachSceneDelegate { openURLContexts(link, rule: .swiftUI(.urlContextsInSwiftUI)) }
      add(.onOpenURL, link, rule: rule ?? .swiftUI(.onOpenURL))
    case (.swiftUISceneDelegate, .universalLink), (.swiftUIAppDelegate, _):
      add(.onOpenURL, link, rule: rule ?? .swiftUI(.onOpenURL))
    }
  }

  private mutating func openURLContexts(_ link: Link, rule: PlatformRule) {
    let order = configuration.setItems
    add(.sceneOpenURLContexts, link, rule: order == .linkAlone ? rule : .sequences(.setItems), setItems: order)
  }
}
