import Foundation

/// The app that a scenario describes: routes, gates, a stored link, and how it reacts to each callback.
///
/// By default it behaves like the vendors' sample apps: it routes conversion data only on the first launch, stores
/// links that arrive while a gate is closed, and answers callbacks that return a value as the scenario says.
@MainActor
public final class DescribedApp: AppUnderTest {
  private let description: AppDescription
  private let screens: [String: String]
  private let destinationKeys: [String]
  private let reactions: [String: AppDescription.Reaction.Kind]
  /// The callbacks that SDKs declare, to which the scenario can name a reaction.
  private let callbacks: Set<String>
  /// Whether the app has followed the install's deferred link in this process, whichever callback delivered it first.
  public var isDeferredLinkHandled = false {
    didSet { environment?.noteChange() }
  }
  private var environment: AppEnvironment?
  private let sdks: [PlannedSDK]
  private let links: LinkTable
  /// The SDK delegates, one for each SDK in the plan's order, so that each can be released separately.
  private var delegates: [AnyObject?]

  /// Creates the app of a plan's scenario.
  ///
  /// - Parameter plan: The plan of a scenario, which describes the app.
  public init(_ plan: SimulationPlan) {
    description = plan.scenario.app
    screens = Dictionary(
      description.routes.map { ($0.destination, $0.screen) }, uniquingKeysWith: { first, _ in first })
    reactions = Dictionary(
      description.reactions.map { ($0.callback, $0.kind) }, uniquingKeysWith: { first, _ in first })
    callbacks = reactions.isEmpty ? [] : Set(plan.registry.vocabularies.flatMap(\.callbacks))
    sdks = plan.sdks
    links = plan.links
    destinationKeys = description.destinationKeys ?? plan.registry.destinationKeys
    delegates = Array(repeating: nil, count: plan.sdks.count)
  }

  /// Returns the delegate of an SDK.
  public func delegate(of sdk: SDKName) -> AnyObject? {
    sdks.firstIndex { $0.name == sdk }.flatMap { delegates[$0] }
  }

  /// Creates the delegates of a new process.
  public func startProcess(_ environment: AppEnvironment) {
    self.environment = environment
    delegates = sdks.map { $0.describedDelegate(self) }
    isDeferredLinkHandled = false
  }

  /// Releases everything that the process had in memory.
  public func endProcess() {
    environment = nil
    delegates = Array(repeating: nil, count: sdks.count)
  }

  /// Routes to the stored link when the last closed gate opens.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    guard isOpen, let environment, environment.allGatesAreOpen, let link = environment.takeStoredLink() else { return }
    show(destination: link, rule: .routesStoredLink)
  }

  /// Routes to the destination of a link.
  public func open(_ link: String) {
    switch reaction(to: ScenarioNames.openURL) {
    case .route, .routeAlways: follow(destination: link)
    case .ignore, .missing: break
    }
  }

  /// Releases the object to which an SDK's delegate reference points.
  public func releaseDelegate(of sdk: SDKName) {
    if let index = sdks.firstIndex(where: { $0.name == sdk }) { delegates[index] = nil }
    environment?.noteChange()
  }

  /// Returns a closure that restores the app's present state.
  public func snapshot() -> (@MainActor () -> Void)? {
    let attached = delegates.map { $0 != nil }
    let reattach = environment?.standIns.prefix(sdks.count).map { $0.reattachment() } ?? []
    return { [environment, isDeferredLinkHandled] in
      self.environment = environment
      self.isDeferredLinkHandled = isDeferredLinkHandled
      // The delegates have no state, so new ones are created; the SDKs' weak references to them are set again.
      self.delegates = zip(self.sdks, attached).map { $1 ? $0.describedDelegate(self) : nil }
      for (reattach, delegate) in zip(reattach, self.delegates) { reattach(delegate) }
    }
  }

  /// Hashes the app's state in memory.
  func hashState(into hasher: inout Hasher) {
    hasher.combine(isDeferredLinkHandled)
    for delegate in delegates { hasher.combine(delegate != nil) }
  }

  // MARK: Routing

  /// Returns the reaction to a callback: routing, unless the scenario says otherwise.
  private func reaction(to callback: String) -> AppDescription.Reaction.Kind {
    reactions.isEmpty ? .route : reactions[callback] ?? .route
  }

  /// Routes to a payload's destination, now or when the gates are open.
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
    leave(because: "its payload has \(missingKeys)")
    return false
  }

  /// The keys without a destination, as a part of a sentence.
  private var missingKeys: String {
    switch destinationKeys.count {
    case 0: "no destination: the app has no \"destinationKeys\""
    case 1: "no \(destinationKeys[0].quoted)"
    default: "none of \(destinationKeys.map(\.quoted).joined(separator: ", "))"
    }
  }

  /// Tells the reader of a failure why the app does nothing with what the present callback brought.
  ///
  /// - Parameter reason: The reason, as a clause.
  public func leave(because reason: String) { environment?.leave(because: reason) }

  /// Routes to a link's destination, now or when the gates are open.
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
    // Searching for a string is slow, and few destinations are links.
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
  /// Performs the reaction to a callback: reports one that the app does not implement, and calls the body for one that
  /// routes.
  public func react(to callback: String, _ body: (_ isChecked: Bool) -> Void) {
    if !reactions.isEmpty, !callbacks.contains(callback) {
      fatalError("a described delegate reacts to \(callback.quoted), which no SDK declares as a callback")
    }
    switch reaction(to: callback) {
    case .route: body(true)
    case .routeAlways: body(false)
    case .ignore: break
    case .missing: CallbackResponder.doesNotRespond()
    }
  }
}
