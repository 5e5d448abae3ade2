import DeterministicExecution
import Foundation

/// What an app under test finds around it: the SDKs, what it keeps on the device, and what the user sees.
///
/// What the engine looks at for each call of the app is checked for exclusive access in debug builds only, as the engine's
/// own state is.
@MainActor
public final class AppEnvironment {
  /// Posts the notifications of `Application` and `AppScene`.
  public var notificationCenter: NotificationCenter {
    if let observedCenter { return observedCenter }
    let center = NotificationCenter()
    observedCenter = center
    return center
  }
  /// The notification center, if the app has asked for it: otherwise nobody observes anything.
  package private(set) var observedCenter: NotificationCenter?
  /// The clock of the simulation, for app code that sleeps.
  public let clock: SimulationClock
  /// The link that opened the app last, for an integration that hands it over later.
  package var heldLink: Link? {
    get { lastLink }
    set {
      lastLink = newValue
      noteChange()
    }
  }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var lastLink: Link?
  package let link: SimulationLink
  /// The blocks that wait in queues, by the name of the queue.
  package var blocks: [String: [@MainActor () -> Void]] = [:]
  /// The stand-ins of the SDKs that the app has, in the order of the run's SDKs, and then of those that it has not.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var standIns: [any SDKStandIn] = []
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What stands in for the system's own classes, for an app that is to find them simulated.
  ///
  /// It is found from code of any isolation. That is sound because the app, the engine and whatever they call for this
  /// environment run on one thread; it is set once, before any code of the app's process runs.
  nonisolated(unsafe) package var system: AnyObject?

  /// Creates what an app finds around it.
  ///
  /// - Parameters:
  ///   - simulation: The run that the app is part of; nil for an app that nobody simulates.
  ///   - refusals: Takes what app code does from outside of the run.
  ///   - sdks: The SDKs of the run.
  package init(
    simulation: (any RunningSimulation)?, refusals: SimulationLink.Refusals = .init(), sdks: [AnySDK] = []
  ) {
    link = SimulationLink(simulation, refusals)
    clock = SimulationClock(link)
    // Loops here and where an app starts, as closures of the main actor ask for their executor at each call.
    for index in sdks.indices { standIns.append(sdks[index].makeStandIn(link, index: index)) }
  }

  /// The stand-in of an SDK; calls to it have no effect if the scenario's app does not have the SDK.
  public func standIn<StandIn: SDKStandIn>(_ type: StandIn.Type = StandIn.self) -> StandIn {
    for standIn in standIns {
      if let standIn = standIn as? StandIn { return standIn }
    }
    let standIn = StandIn(SDKLink(link, index: nil))
    standIns.append(standIn)
    return standIn
  }

  /// The stand-in of one of the run's SDKs; a function, as modules that read the property check the access in all builds.
  package func standIn(at index: Int) -> any SDKStandIn { standIns[index] }

  /// The stand-in of an SDK by its name; nil if nobody has asked for it, and the app does not have it.
  package func standIn(named name: SDKName) -> (any SDKStandIn)? {
    for standIn in standIns where standIn.name == name { return standIn }
    return nil
  }

  /// An object of the app's surroundings, such as its window, of which there is one for each process.
  package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = objects[ObjectIdentifier(Object.self)] as? Object { return object }
    let object = make()
    objects[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// An object of the app's surroundings, if it was asked for before.
  package func existing<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object? {
    objects[ObjectIdentifier(Object.self)] as? Object
  }

  /// An object of the described app has changed.
  package func noteChange() { link.here?.noteAppChange() }

  /// Returns what puts the environment back to the present moment, but for the delegates of the SDKs.
  package func snapshot() -> @MainActor () -> Void {
    let restore = standIns.map { $0.snapshot() }
    return { [heldLink] in
      self.heldLink = heldLink
      for restore in restore { restore() }
    }
  }

  /// Adds what the stand-ins of the SDKs remember; what the SDKs know already is left out.
  package func hashState(into hasher: inout Hasher) {
    hasher.combine(heldLink)
    for standIn in standIns { standIn.hashState(into: &hasher) }
  }

  /// What the app keeps on the device from one process to the next, in place of `UserDefaults`.
  public var defaults: [String: String] {
    get { link.reach("defaults")?.defaults ?? [:] }
    set { link.reach("defaults")?.defaults = newValue }
  }

  /// What the app keeps in the device's keychain, where it stays when the app is removed.
  package var keychain: [String: String] {
    get { link.reach("keychain")?.keychain ?? [:] }
    set { link.reach("keychain")?.keychain = newValue }
  }

  /// The screen that the user sees; nil before the app has shown one.
  public var screen: String? { link.here?.screen }

  /// Whether the user has got past a gate of the scenario, such as onboarding; true if there is no such gate.
  public func isOpen(_ gate: String) -> Bool { link.here?.closedGates.contains(gate) != true }

  /// Whether no gate of the scenario is closed.
  public var allGatesAreOpen: Bool { link.here?.closedGates.isEmpty != false }

  /// Shows a screen.
  ///
  /// - Parameter screen: The name of the screen.
  public func show(_ screen: String) { show(screen, rule: .appCode) }

  /// Shows a screen by a rule.
  package func show(_ screen: String, rule: SimulationRule) {
    link.reach("route \(screen)")?.perform(.show(screen: screen), rule: rule)
  }

  /// The link that the app keeps until it can navigate; it survives the process.
  public var storedLink: String? { link.here?.storedLink }

  /// Keeps a link until the app can navigate, in the place of one that may be there.
  public func store(_ link: String) {
    self.link.reach("store \(link)")?.perform(.store(link: link), rule: .storesBehindGate)
  }

  /// Takes the stored link out of its place.
  public func takeStoredLink() -> String? { link.reach("takeStoredLink")?.takeStoredLink() }

  /// Records that the app let a link go.
  public func drop(_ link: String) {
    self.link.reach("drop \(link)")?.perform(.drop(link: link), rule: .dropsBehindGate)
  }

  /// Records that the app found no screen for a destination.
  public func noRoute(to destination: String) {
    link.reach("no route \(destination)")?.perform(.noRoute(destination: destination), rule: .routeUnknown)
  }

  /// Records something else that the app did, under a name that expectations can use.
  public func record(_ name: String, _ argument: String? = nil) {
    link.reach(argument.map { "\(name) \($0)" } ?? name)?.perform(.other(name, argument), rule: .appCode)
  }

  /// Asks the system to open a URL, as `UIApplication.open` does.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - universalLinksOnly: Whether nothing but an app may open it.
  /// - Returns: Whether something opens it.
  @discardableResult
  public func open(_ url: URL, universalLinksOnly: Bool = false) -> Bool {
    open(url.absoluteString, universalLinksOnly: universalLinksOnly)
  }

  /// Asks the system to open whatever a text is.
  @discardableResult
  package func open(_ url: String, universalLinksOnly: Bool = false) -> Bool {
    link.reach("open \(url)")?.openURL(url, universalLinksOnly: universalLinksOnly) ?? false
  }
}
