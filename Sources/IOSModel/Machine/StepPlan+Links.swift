import SDKContract

extension StepPlan {
  /// Delivers a link that the user opens.
  mutating func openLink(_ link: IncomingLink) {
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
  mutating func openLinkAfterActivation(_ link: IncomingLink) {
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
  mutating func openOwnScheme(_ link: IncomingLink) {
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
  mutating func deliverAfterLaunch(_ link: IncomingLink) {
    switch link.form.carrier {
    case .userActivity:
      add(.applicationWillContinueUserActivity, rule: .cold(.continuesAfterLaunch))
      add(.applicationContinue, link, rule: .cold(.continuesAfterLaunch))
    case .url where configuration.coldSchemeLinkDropped && holds(.faults(.coldSchemeLinkDropped)):
      add(nil, rule: .faults(.coldSchemeLinkDropped))
    case .url:
      add(.applicationOpen, link, rule: .cold(.opensAfterLaunch))
    }
  }

  /// Adds the entry point of a running app.
  ///
  /// - Parameters:
  ///   - rule: The rule for the time of delivery; nil if the rule of the entry point covers it.
  ///   - isReturn: Whether the link brings the app back from the background.
  mutating func deliver(_ link: IncomingLink, rule: PlatformRule?, isReturn: Bool = false) {
    switch (style, link.form.carrier) {
    case (.uikitAppDelegate, .userActivity):
      if isReturn { add(.applicationWillContinueUserActivity, rule: rule ?? .warm(.continuesInForeground)) }
      add(.applicationContinue, link, rule: rule ?? .warm(.continuesInForeground))
    case (.uikitAppDelegate, .url):
      add(.applicationOpen, link, rule: rule ?? .warm(.opensInForeground))
    case (.uikitScenes, .userActivity):
      if isReturn, configuration.sceneAnnouncesActivity {
        add(.sceneWillContinueUserActivity, rule: .warm(.sceneAnnouncesActivity))
      }
      add(.sceneContinue, link, rule: rule ?? .warm(.sceneContinues))
    case (.uikitScenes, .url):
      openURLContexts(link, rule: rule ?? .warm(.sceneOpensURLContexts))
    case (.swiftUISceneDelegate, let carrier), (.swiftUIAppDelegate, let carrier):
      if style == .swiftUISceneDelegate, carrier == .url, configuration.urlContextsReachSceneDelegate {
        openURLContexts(link, rule: .swiftUI(.urlContextsInSwiftUI))
      }
      let call = viewCall(for: link, isCold: false)
      add(call.kind, link, rule: rule ?? call.rule)
    }
  }

  /// Returns the modifier through which SwiftUI's views get a link, and the rule that says so.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - isCold: Whether the link connects the scene.
  func viewCall(for link: IncomingLink, isCold: Bool) -> (kind: SystemCall.Kind, rule: PlatformRule) {
    guard link.form == .scannedUniversalLink, holds(.swiftUI(.scannedLink)) else {
      return (.onOpenURL, .swiftUI(.onOpenURL))
    }
    guard isCold else { return (.onContinueUserActivity, .swiftUI(.scannedLink)) }
    let kind: SystemCall.Kind = configuration.coldScanOpensURL ? .onOpenURL : .onContinueUserActivity
    return (kind, .swiftUI(.coldScannedLink))
  }

  private mutating func openURLContexts(_ link: IncomingLink, rule: PlatformRule) {
    let order = configuration.setItems
    add(.sceneOpenURLContexts, link, rule: order == .linkAlone ? rule : .sequences(.setItems), setItems: order)
  }
}
