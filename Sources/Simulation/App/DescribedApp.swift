import Foundation

/// The app that a scenario describes: routes, gates, a stored link, and how it reacts to each callback.
///
/// By default it behaves as the vendors' samples do: conversion data is routed on the first launch only, links
/// that come while a gate is closed are stored, and a callback that asks is answered as the scenario says.
@MainActor
public final class DescribedApp: AppUnderTest {
  private let description: AppDescription
  private let screens: [String: String]
  private let destinationKeys: [String]
  private let reactions: [String: AppDescription.Reaction.Kind]
  /// Whether the deferred link of the install was followed in this process, by whichever callback came first.
  public var isDeferredLinkHandled = false {
    didSet { environment?.noteChange() }
  }
  private var environment: AppEnvironment?
  private let sdks: [PlannedSDK]
  private let links: LinkTable
  /// The objects that the SDKs call, one for each in the order of the plan, so that each can be released on its own.
  private var delegates: [AnyObject?]

  /// Creates the app of a plan's scenario.
  public init(_ plan: SimulationPlan) {
    description = plan.scenario.app
    screens = Dictionary(
      description.routes.map { ($0.destination, $0.screen) }, uniquingKeysWith: { first, _ in first })
    reactions = Dictionary(
      description.reactions.map { ($0.callback, $0.kind) }, uniquingKeysWith: { first, _ in first })
    sdks = plan.sdks
    links = plan.links
    destinationKeys = description.destinationKeys ?? plan.registry.destinationKeys
    delegates = Array(repeating: nil, count: plan.sdks.count)
  }

  /// The object that becomes the delegate of an SDK.
  public func delegate(of sdk: SDKName) -> AnyObject? {
    sdks.firstIndex { $0.name == sdk }.flatMap { delegates[$0] }
  }

  /// A process of the app begins.
  public func startProcess(_ environment: AppEnvironment) {
    self.environment = environment
    delegates = sdks.map { $0.describedDelegate(self) }
    isDeferredLinkHandled = false
  }

  /// The process is gone, with all it had in memory.
  public func endProcess() {
    environment = nil
    delegates = Array(repeating: nil, count: sdks.count)
  }

  /// A gate of the scenario has been opened or closed by the user.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    guard isOpen, let environment, environment.allGatesAreOpen, let link = environment.takeStoredLink() else { return }
    show(destination: link, rule: .routesStoredLink)
  }

  /// The app goes where a link leads.
  public func open(_ link: String) {
    switch reaction(to: ScenarioNames.openURL) {
    case .route, .routeAlways: follow(destination: link)
    case .ignore, .missing: break
    }
  }

  /// The object that an SDK's delegate points to is released.
  public func releaseDelegate(of sdk: SDKName) {
    if let index = sdks.firstIndex(where: { $0.name == sdk }) { delegates[index] = nil }
    environment?.noteChange()
  }

  /// What puts the app back to the present moment; nil if it has to be run again instead.
  public func snapshot() -> (@MainActor () -> Void)? {
    let attached = delegates.map { $0 != nil }
    let reattach = environment?.standIns.prefix(sdks.count).map { $0.reattachment() } ?? []
    return { [environment, isDeferredLinkHandled] in
      self.environment = environment
      self.isDeferredLinkHandled = isDeferredLinkHandled
      // The objects that the SDKs call have no state; weak references to them are set again.
      self.delegates = zip(self.sdks, attached).map { $1 ? $0.describedDelegate(self) : nil }
      for (reattach, delegate) in zip(reattach, self.delegates) { reattach(delegate) }
    }
  }

  /// Adds what the app remembers in a process.
  func hashState(into hasher: inout Hasher) {
    hasher.combine(isDeferredLinkHandled)
    for delegate in delegates { hasher.combine(delegate != nil) }
  }

  // MARK: Routing

  /// What the described app does in a callback: it routes if the scenario does not say otherwise.
  private func reaction(to callback: String) -> AppDescription.Reaction.Kind {
    reactions.isEmpty ? .route : reactions[callback] ?? .route
  }

  /// Goes where a payload leads, now or when the gates are open.
  ///
  /// - Returns: Whether the payload has a destination.
  @discardableResult
  public func follow(_ payload: [AnyHashable: Any]) -> Bool {
    for key in destinationKeys {
      if let destination = payload[key] as? String, !destination.isEmpty {
        follow(destination: destination)
        return true
      }
    }
    return false
  }

  /// Goes where a link leads, now or when the gates are open.
  public func follow(destination: String) {
    guard let environment else { return }
    guard !environment.allGatesAreOpen else { return show(destination: destination, rule: .routes) }
    switch description.whenGated {
    case .store: environment.store(destination)
    case .drop: environment.drop(destination)
    }
  }

  private func show(destination: String, rule: SimulationRule) {
    guard let environment else { return }
    // The search for a text is slow, and few destinations are links.
    let isLink = destination.utf8.contains(UInt8(ascii: ":")) && destination.contains("://")
    let key = isLink ? LinkDestination(links[destination]).text : destination
    if let screen = screens[key] {
      environment.show(screen, rule: rule)
    } else {
      environment.noRoute(to: key)
    }
  }
}

extension DescribedApp: DescribedReactions {
  /// Runs a callback's reaction: reports a missing one, and calls the body for one that routes.
  public func react(to callback: String, _ body: (_ isChecked: Bool) -> Void) {
    switch reaction(to: callback) {
    case .route: body(true)
    case .routeAlways: body(false)
    case .ignore: break
    case .missing: CallbackResponder.doesNotRespond()
    }
  }
}
