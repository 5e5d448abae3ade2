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
  private let routesURLs: Bool
  private var environment: AppEnvironment?
  private var delegates: Delegates?

  /// Creates the app of a plan's scenario.
  public init(_ plan: SimulationPlan) {
    description = plan.scenario.app
    screens = Dictionary(
      description.routes.map { ($0.destination, $0.screen) }, uniquingKeysWith: { first, _ in first })
    reactions = Dictionary(
      description.reactions.map { ($0.value.callback, $0.value.kind) }, uniquingKeysWith: { first, _ in first })
    // With AppsFlyer alone the destination comes by callback; otherwise the app reads the link itself.
    routesURLs = plan.appsFlyer == nil || plan.adjust != nil
  }

  public var appsFlyerDelegate: (any AppsFlyerLibDelegate)? { delegates }
  public var adjustDelegate: (any AdjustDelegate)? { delegates }
  public var applicationDelegate: (any ApplicationDelegate)? { routesURLs ? delegates : nil }
  public var sceneDelegate: (any SceneDelegate)? { routesURLs ? delegates : nil }

  public func startProcess(_ environment: AppEnvironment) {
    self.environment = environment
    delegates = Delegates(app: self)
  }

  public func endProcess() {
    environment = nil
    delegates = nil
  }

  public func gateChanged(_ gate: String, isOpen: Bool) {
    guard isOpen, let environment, environment.allGatesAreOpen, let link = environment.takeStoredLink() else { return }
    show(destination: link, rule: .routesStoredLink)
  }

  public func releaseDelegate(of sdk: SDKName) {
    delegates = nil
  }

  // MARK: Routing

  /// What the app returns from `adjustDeferredDeeplinkReceived`.
  fileprivate var returnsFromDeferredDeeplink: Bool { description.adjust?.deferredDeeplinkReturns ?? false }

  /// What the described app does in a callback, if the scenario does not say otherwise it is the default.
  fileprivate func reaction(to callback: String) -> AppDescription.Reaction.Kind {
    reactions.isEmpty ? .route : reactions[callback] ?? .route
  }

  /// Goes where a payload leads, now or when the gates are open.
  fileprivate func follow(_ payload: [AnyHashable: Any]) {
    for key in description.destinationKeys {
      if let destination = payload[key] as? String, !destination.isEmpty { return follow(destination: destination) }
    }
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
      if isChecked {
        guard conversionInfo["af_status"] as? String == "Non-organic",
          conversionInfo["is_first_launch"] as? Bool == true
        else { return }
      }
      app.follow(conversionInfo)
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

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    react(to: "adjustDeferredDeeplinkReceived") { _ in
      // An app that lets the SDK open the link gets it again from the system, and routes it there.
      if !app.returnsFromDeferredDeeplink, let deeplink { app.follow(destination: deeplink.absoluteString) }
    }
    return app.returnsFromDeferredDeeplink
  }
}

extension Delegates: ApplicationDelegate {
  func application(
    _ application: Application, continue userActivity: UserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    open(userActivity.webpageURL)
    return true
  }

  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    open(url)
    return true
  }

  func onOpenURL(_ url: URL) {
    open(url)
  }

  private func open(_ url: URL?) {
    guard let url else { return }
    react(to: "openURL") { _ in app.follow(destination: url.absoluteString) }
  }
}

extension Delegates: SceneDelegate {
  func scene(_ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions) {
    if let activity = connectionOptions.userActivities.first(where: { $0.webpageURL != nil }) {
      open(activity.webpageURL)
    } else {
      open(connectionOptions.urlContexts.first?.url)
    }
  }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    open(userActivity.webpageURL)
  }

  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {
    open(URLContexts.first?.url)
  }
}
