import DeterministicExecution
import Foundation

/// The environment of an app under test: the SDKs, what it stores on the device, and what the user sees.
///
/// Exclusive access to the properties that the engine reads for each call of the app is checked in debug builds only,
/// as for the engine's own state.
@MainActor
public final class AppEnvironment {
  /// The notification center that posts the notifications of `Application` and `AppScene`.
  public var notificationCenter: NotificationCenter {
    if let observedCenter { return observedCenter }
    let center = NotificationCenter()
    observedCenter = center
    return center
  }
  /// The notification center; nil if the app has not asked for it, so nothing can observe it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var observedCenter: NotificationCenter?
  /// The clock of the simulation, for app code that sleeps.
  public let clock: SimulationClock
  /// The call that brought the app its last link, for an integration that passes the link to an SDK later.
  package var linkCall: SystemCall? {
    get { lastLinkCall }
    set {
      lastLinkCall = newValue
      noteChange()
    }
  }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var lastLinkCall: SystemCall?
  package let link: SimulationLink
  /// The blocks that wait in queues, by queue name.
  package var blocks: [String: [@MainActor () -> Void]] = [:]
  /// The stand-ins of the app's SDKs, in the order of the run's SDKs, followed by those of SDKs that the app does not
  /// have.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var standIns: [any SDKStandIn] = []
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The stand-in for the system's own classes; nil unless the app uses the simulated system.
  ///
  /// Code of any isolation reads it. That is sound because the app, the engine and whatever they call for this
  /// environment run on one thread, and because it is set once, before any code of the app's process runs.
  nonisolated(unsafe) package var system: AnyObject?

  /// Creates the environment of an app's process.
  ///
  /// - Parameters:
  ///   - simulation: The run that the app is part of; nil for an app that is not simulated.
  ///   - refusals: Records what app code does from outside the run.
  ///   - sdks: The SDKs of the run.
  package init(
    simulation: (any RunningSimulation)?, refusals: SimulationLink.Refusals = .init(), sdks: [AnySDK] = []
  ) {
    link = SimulationLink(simulation, refusals)
    clock = SimulationClock(link)
    standIns.reserveCapacity(sdks.count)
    // A loop, because a closure of the main actor looks up its executor at each call.
    for index in sdks.indices { standIns.append(sdks[index].makeStandIn(link, index: index)) }
  }

  /// Returns the stand-in of an SDK; calls to it have no effect if the scenario's app does not have the SDK.
  ///
  /// - Parameter type: The type of the stand-in.
  public func standIn<StandIn: SDKStandIn>(_ type: StandIn.Type = StandIn.self) -> StandIn {
    for standIn in standIns {
      if let standIn = standIn as? StandIn { return standIn }
    }
    let standIn = StandIn(SDKLink(link, index: nil))
    standIns.append(standIn)
    return standIn
  }

  /// Returns the stand-in of one of the run's SDKs.
  ///
  /// It is a function because modules that read the property would check the access in all builds.
  package func standIn(at index: Int) -> any SDKStandIn { standIns[index] }

  /// Returns the stand-in of an SDK by name; nil if the app does not have the SDK and no code has asked for it.
  package func standIn(named name: SDKName) -> (any SDKStandIn)? {
    for standIn in standIns where standIn.name == name { return standIn }
    return nil
  }

  /// Returns the process's only object of a type, such as its window, and creates it at the first call.
  package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = objects[ObjectIdentifier(Object.self)] as? Object { return object }
    let object = make()
    objects[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Returns the process's only object of a type; nil if it has not been created yet.
  package func existing<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object? {
    objects[ObjectIdentifier(Object.self)] as? Object
  }

  /// Records that an object of the described app has changed.
  package func noteChange() { link.here?.noteAppChange() }

  /// Records why the described app does nothing with what the present callback brought.
  package func leave(because reason: String) { link.here?.noteUnfollowed(because: reason) }

  /// Returns a closure that restores the environment's present state, except for the delegates of the SDKs.
  package func snapshot() -> @MainActor () -> Void {
    let restore = standIns.map { $0.snapshot() }
    return { [linkCall] in
      self.linkCall = linkCall
      for restore in restore { restore() }
    }
  }

  /// Hashes the state of the SDKs' stand-ins, without what the SDKs' values already contain.
  package func hashState(into hasher: inout Hasher) {
    hasher.combine(linkCall)
    for standIn in standIns { standIn.hashState(into: &hasher) }
  }

  /// What the app stores on the device from one process to the next, instead of in `UserDefaults`.
  public var defaults: [String: String] {
    get { link.reach("defaults")?.defaults ?? [:] }
    set { link.reach("defaults")?.defaults = newValue }
  }

  /// What the app keeps in the device's keychain, where it stays when the app is removed.
  package var keychain: [String: String] {
    get { link.reach("keychain")?.keychain ?? [:] }
    set { link.reach("keychain")?.keychain = newValue }
  }

  /// The general pasteboard of the device, which every app on it reads and changes.
  package var pasteboard: Pasteboard {
    get { link.reach("pasteboard")?.pasteboard ?? Pasteboard() }
    set { link.reach("pasteboard")?.pasteboard = newValue }
  }

  /// Returns the only object of a type with data of the app on the device, such as its folders, and creates it at the
  /// first call; it is removed with the app.
  ///
  /// - Returns: Nil where no app is simulated.
  package func stored<Object: AnyObject>(_ make: () -> Object) -> Object? {
    guard let here = link.here else { return nil }
    if let object = here.storedObjects[ObjectIdentifier(Object.self)] as? Object { return object }
    let object = make()
    here.storedObjects[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// The screen that the user sees; nil before the app has shown one.
  public var screen: String? { link.here?.screen }

  /// Returns whether the user has got past a gate of the scenario, such as onboarding; true if there is no such gate.
  ///
  /// - Parameter gate: The gate.
  public func isOpen(_ gate: String) -> Bool { link.here?.closedGates.contains(gate) != true }

  /// Whether no gate of the scenario is closed.
  package var allGatesAreOpen: Bool { link.here?.closedGates.isEmpty != false }

  /// Shows a screen.
  ///
  /// - Parameter screen: The name of the screen.
  public func show(_ screen: String) { show(screen, rule: .appCode) }

  /// Shows a screen, citing a rule.
  package func show(_ screen: String, rule: SimulationRule) {
    link.reach("route \(screen)")?.perform(.show(screen: screen), rule: rule)
  }

  /// The link that the app keeps until it can navigate; it survives the process.
  public var storedLink: String? { link.here?.storedLink }

  /// Stores a link until the app can navigate; it replaces a link that is already stored.
  ///
  /// - Parameter link: The link.
  public func store(_ link: String) {
    self.link.reach("store \(link)")?.perform(.store(link: link), rule: .storesBehindGate)
  }

  /// Returns the stored link and removes it; nil if there is none.
  public func takeStoredLink() -> String? { link.reach("takeStoredLink")?.takeStoredLink() }

  /// Records that the app dropped a link.
  ///
  /// - Parameter link: The link.
  public func drop(_ link: String) {
    self.link.reach("drop \(link)")?.perform(.drop(link: link), rule: .dropsBehindGate)
  }

  /// Records that the app found no screen for a destination.
  ///
  /// - Parameter destination: The destination that the link names.
  public func noRoute(to destination: String) {
    link.reach("no route \(destination)")?.perform(.noRoute(destination: destination), rule: .routeUnknown)
  }

  /// Records anything else that the app did, under a name that expectations can use.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - argument: What it is about; nil for nothing.
  public func record(_ name: String, _ argument: String? = nil) {
    link.reach(argument.map { "\(name) \($0)" } ?? name)?.perform(.other(name, argument), rule: .appCode)
  }

  /// Asks the system to open a URL, as `UIApplication.open` does.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - universalLinksOnly: Whether only an app may open it, as a universal link.
  /// - Returns: Whether something opens it.
  @discardableResult
  public func open(_ url: URL, universalLinksOnly: Bool = false) -> Bool {
    open(url.absoluteString, universalLinksOnly: universalLinksOnly)
  }

  /// Asks the system to open a URL given as text.
  @discardableResult
  package func open(_ url: String, universalLinksOnly: Bool = false) -> Bool {
    link.reach("open \(url)")?.openURL(url, universalLinksOnly: universalLinksOnly) ?? false
  }
}
