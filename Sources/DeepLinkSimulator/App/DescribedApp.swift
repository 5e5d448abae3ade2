import Foundation

/// The app that a scenario describes: routes, gates, a stored link, and how it reacts to each callback.
///
/// By default it behaves as the vendors' samples do: conversion data is routed on the first launch only, links
/// that come while a gate is closed are stored, and the deferred link of Adjust is answered as the scenario says.
@MainActor
public final class DescribedApp: AppUnderTest {
  private let description: AppDescription
  private let screens: [String: String]
  private let reactions: [String: AppDescription.Reaction.Kind]
  private let usesUnifiedDeepLinking: Bool
  /// Whether the deferred link of the install was followed in this process, by whichever callback came first.
  private var isDeferredLinkHandled = false {
    didSet { environment?.noteChange() }
  }
  private var environment: AppEnvironment?
  /// The objects that the SDKs call, one for each, so that each can be released on its own.
  private var delegates: [SDKName: Delegates] = [:]

  /// Creates the app of a plan's scenario.
  public init(_ plan: SimulationPlan) {
    description = plan.scenario.app
    screens = Dictionary(
      description.routes.map { ($0.destination, $0.screen) }, uniquingKeysWith: { first, _ in first })
    reactions = Dictionary(
      description.reactions.map { ($0.callback, $0.kind) }, uniquingKeysWith: { first, _ in first })
    usesUnifiedDeepLinking = plan.scenario.app.appsFlyer?.unifiedDeepLinking ?? false
  }

  /// The object that becomes AppsFlyer's delegate.
  public var appsFlyerDelegate: (any AppsFlyerLibDelegate)? { delegates[.appsFlyer] }
  /// The object that becomes AppsFlyer's deep-link delegate; nil for the legacy API.
  public var deepLinkDelegate: (any DeepLinkDelegate)? { usesUnifiedDeepLinking ? delegates[.appsFlyer] : nil }
  /// The object that becomes Adjust's delegate.
  public var adjustDelegate: (any AdjustDelegate)? { delegates[.adjust] }

  /// A process of the app begins.
  public func startProcess(_ environment: AppEnvironment) {
    self.environment = environment
    delegates = [.appsFlyer: Delegates(app: self), .adjust: Delegates(app: self)]
    isDeferredLinkHandled = false
  }

  /// The process is gone, with all it had in memory.
  public func endProcess() {
    environment = nil
    delegates = [:]
  }

  /// A gate of the scenario has been opened or closed by the user.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    guard isOpen, let environment, environment.allGatesAreOpen, let link = environment.takeStoredLink() else { return }
    show(destination: link, rule: .routesStoredLink)
  }

  /// The app goes where a link leads.
  public func open(_ link: String) {
    switch reaction(to: ScenarioVocabularyNames.openURL) {
    case .route, .routeAlways: follow(destination: link)
    case .ignore, .missing: break
    }
  }

  /// The object that an SDK's delegate points to is released.
  public func releaseDelegate(of sdk: SDKName) {
    delegates[sdk] = nil
    environment?.noteChange()
  }

  /// What puts the app back to the present moment; nil if it has to be run again instead.
  public func snapshot() -> (@MainActor () -> Void)? {
    let attached = Set(delegates.keys)
    let isSet = (
      appsFlyer: environment?.appsFlyer.delegate != nil, deepLink: environment?.appsFlyer.deepLinkDelegate != nil,
      adjust: environment?.adjust.delegate != nil
    )
    return { [environment, isDeferredLinkHandled] in
      self.environment = environment
      self.isDeferredLinkHandled = isDeferredLinkHandled
      // The objects that the SDKs call have no state of their own; weak references to them are set anew.
      self.delegates = [:]
      for sdk in attached { self.delegates[sdk] = Delegates(app: self) }
      environment?.appsFlyer.reattach(
        delegate: isSet.appsFlyer ? self.appsFlyerDelegate : nil,
        deepLinkDelegate: isSet.deepLink ? self.deepLinkDelegate : nil)
      environment?.adjust.reattach(delegate: isSet.adjust ? self.adjustDelegate : nil)
    }
  }

  /// Adds what the app remembers in a process.
  func hashState(into hasher: inout Hasher) {
    hasher.combine(isDeferredLinkHandled)
    hasher.combine(delegates[.appsFlyer] != nil)
    hasher.combine(delegates[.adjust] != nil)
  }

  // MARK: Routing

  /// What the app returns from `adjustDeferredDeeplinkReceived`.
  fileprivate var returnsFromDeferredDeeplink: Bool { description.adjust?.deferredDeeplinkReturns ?? false }

  /// What the described app does in a callback, if the scenario does not say otherwise it is the default.
  fileprivate func reaction(to callback: String) -> AppDescription.Reaction.Kind {
    reactions.isEmpty ? .route : reactions[callback] ?? .route
  }

  /// Goes where a payload leads, now or when the gates are open.
  ///
  /// - Returns: Whether the payload has a destination.
  @discardableResult
  fileprivate func follow(_ payload: [AnyHashable: Any]) -> Bool {
    for key in description.destinationKeys {
      if let destination = payload[key] as? String, !destination.isEmpty {
        follow(destination: destination)
        return true
      }
    }
    return false
  }

  /// Goes where a unified deep link leads, unless conversion data has led to the same deferred link before.
  fileprivate func follow(_ link: DeepLink, isChecked: Bool) {
    if isChecked, link.isDeferred, isDeferredLinkHandled { return }
    if follow(link.clickEvent), link.isDeferred { isDeferredLinkHandled = true }
  }

  /// Goes where conversion data leads, and remembers that it did.
  fileprivate func followConversionData(_ conversionInfo: [AnyHashable: Any]) {
    if follow(conversionInfo), usesUnifiedDeepLinking { isDeferredLinkHandled = true }
  }

  /// Whether conversion data is to be routed: on the first launch after a click, unless a deep link was.
  fileprivate func shouldFollow(_ conversionInfo: [AnyHashable: Any]) -> Bool {
    conversionInfo["af_status"] as? String == "Non-organic" && conversionInfo["is_first_launch"] as? Bool == true
      && !isDeferredLinkHandled
  }

  /// Goes where a link leads, now or when the gates are open.
  fileprivate func follow(destination: String) {
    guard let environment else { return }
    guard !environment.allGatesAreOpen else { return show(destination: destination, rule: .routes) }
    switch description.whenGated {
    case .store: environment.store(destination)
    case .drop: environment.drop(destination)
    }
  }

  private func show(destination: String, rule: SimulationRule) {
    guard let environment else { return }
    let key = destination.contains("://") ? LinkDestination(destination).text : destination
    if let screen = screens[key] {
      environment.show(screen, rule: rule)
    } else {
      environment.noRoute(to: key)
    }
  }
}

/// The object that the SDKs and the system call; it is of its own so that it can be released on its own.
@MainActor
private final class Delegates {
  private unowned let app: DescribedApp

  init(app: DescribedApp) {
    self.app = app
  }

  /// Runs a callback's reaction: reports a missing one, and calls the body for one that routes.
  private func react(to callback: String, _ body: (_ isChecked: Bool) -> Void) {
    switch app.reaction(to: callback) {
    case .route: body(true)
    case .routeAlways: body(false)
    case .ignore: break
    case .missing: CallbackResponder.doesNotRespond()
    }
  }
}

extension Delegates: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    react(to: "onConversionDataSuccess") { isChecked in
      if isChecked, !app.shouldFollow(conversionInfo) { return }
      app.followConversionData(conversionInfo)
    }
  }

  func onConversionDataFail(_ error: any Error) {
    react(to: "onConversionDataFail") { _ in }
  }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    react(to: "onAppOpenAttribution") { _ in app.follow(attributionData) }
  }

  func onAppOpenAttributionFailure(_ error: any Error) {
    react(to: "onAppOpenAttributionFailure") { _ in }
  }
}

extension Delegates: AdjustDelegate {
  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    react(to: "adjustAttributionChanged") { _ in }
  }

  func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
    react(to: "adjustSessionTrackingSucceeded") { _ in }
  }

  func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?) {
    react(to: "adjustSessionTrackingFailed") { _ in }
  }

  func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?) {
    react(to: "adjustEventTrackingSucceeded") { _ in }
  }

  func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?) {
    react(to: "adjustEventTrackingFailed") { _ in }
  }

  func adjustSkanUpdated(withConversionData data: [String: String]) {
    react(to: "adjustSkanUpdated") { _ in }
  }

  func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger) {
    react(to: "adjustRemoteTriggerReceived") { _ in }
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    received(deeplink, in: "adjustDeferredDeeplinkReceived")
  }

  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    received(deeplink, in: "adjustDeeplinkResponse")
  }

  private func received(_ deeplink: URL?, in callback: String) -> Bool {
    react(to: callback) { _ in
      // An app that lets the SDK open the link gets it again from the system, and routes it there.
      if !app.returnsFromDeferredDeeplink, let deeplink { app.follow(destination: deeplink.absoluteString) }
    }
    return app.returnsFromDeferredDeeplink
  }
}

extension Delegates: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    react(to: "didResolveDeepLink") { isChecked in
      if let link = result.deepLink { app.follow(link, isChecked: isChecked) }
    }
  }
}
