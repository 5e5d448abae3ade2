import DeterministicExecution
import Foundation

/// What an app under test finds around it: the SDKs, what it keeps on the device, and what the user sees.
@MainActor
public final class AppEnvironment {
  /// AppsFlyer's SDK; calls to it have no effect if the scenario's app does not have it.
  public let appsFlyer: AppsFlyerLib
  /// Adjust's SDK; calls to it have no effect if the scenario's app does not have it.
  public let adjust: Adjust
  /// Posts the notifications of `Application` and `Scene`.
  public var notificationCenter: NotificationCenter {
    if let observedCenter { return observedCenter }
    let center = NotificationCenter()
    observedCenter = center
    return center
  }
  /// The notification center, if the app has asked for it: otherwise nobody observes anything.
  private(set) var observedCenter: NotificationCenter?
  /// The clock of the simulation, for app code that sleeps.
  public let clock: SimulationClock
  /// The link that opened the app last, for an integration that hands it over later.
  var heldLink: Link? {
    didSet { noteChange() }
  }
  let link: EngineLink
  /// The blocks that wait in queues, by the name of the queue.
  var blocks: [String: [@MainActor () -> Void]] = [:]

  #if !canImport(UIKit)
    /// Makes the screens of the app's storyboard, by their identifiers; for code that takes its screens from there.
    public var storyboard: [String: @MainActor () -> UIViewController] = [:]

    /// The window of the app, with a first screen.
    private(set) lazy var window: UIWindow = {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      return window
    }()
  #endif

  /// Creates what an app finds around it.
  ///
  /// - Parameter engine: The run that the app is part of; nil for an app that nobody simulates.
  init(engine: Engine?) {
    link = EngineLink(engine)
    appsFlyer = AppsFlyerLib(link)
    adjust = Adjust(link)
    clock = SimulationClock(link)
  }

  /// An object of the described app has changed.
  func noteChange() { link.here?.noteAppChange() }

  /// Returns what puts the environment back to the present moment, but for the delegates of the SDKs.
  func snapshot() -> () -> Void {
    let restoreAppsFlyer = appsFlyer.snapshot()
    let restoreAdjust = adjust.snapshot()
    return { [heldLink] in
      self.heldLink = heldLink
      restoreAppsFlyer()
      restoreAdjust()
    }
  }

  /// What the app keeps on the device from one process to the next, in place of `UserDefaults`.
  public var defaults: [String: String] {
    get { link.reach("defaults")?.world.defaults ?? [:] }
    set { link.reach("defaults")?.world.defaults = newValue }
  }

  /// The screen that the user sees; nil before the app has shown one.
  public var screen: String? { link.here?.world.screen }

  /// Whether the user has got past a gate of the scenario, such as onboarding; true if there is no such gate.
  public func isOpen(_ gate: String) -> Bool { link.here?.world.closedGates.contains(gate) != true }

  /// Whether no gate of the scenario is closed.
  public var allGatesAreOpen: Bool { link.here?.world.closedGates.isEmpty != false }

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - rule: The rule that explains it; nil for code of the app's own.
  public func show(_ screen: String, rule: SimulationRule? = nil) {
    guard let engine = link.reach("route \(screen)"), engine.holds(.simulation(rule ?? .routes)) else { return }
    engine.world.screen = screen
    engine.recordApp(.route(screen: screen), rule: rule ?? .appCode)
  }

  /// The link that the app keeps until it can navigate; it survives the process.
  public var storedLink: String? { link.here?.world.storedLink }

  /// Keeps a link until the app can navigate, in the place of one that may be there.
  public func store(_ link: String) {
    guard let engine = self.link.reach("store \(link)"), engine.holds(.simulation(.storesBehindGate)) else { return }
    engine.world.storedLink = link
    engine.recordApp(.store(link: link), rule: .storesBehindGate)
  }

  /// Takes the stored link out of its place.
  public func takeStoredLink() -> String? {
    guard let engine = link.reach("takeStoredLink") else { return nil }
    defer { engine.world.storedLink = nil }
    return engine.world.storedLink
  }

  /// Records that the app let a link go.
  public func drop(_ link: String) {
    guard let engine = self.link.reach("drop \(link)"), engine.holds(.simulation(.dropsBehindGate)) else { return }
    engine.recordApp(.drop(link: link), rule: .dropsBehindGate)
  }

  /// Records that the app found no screen for a destination.
  public func noRoute(to destination: String) {
    guard let engine = link.reach("no route \(destination)"), engine.holds(.simulation(.routeUnknown)) else { return }
    engine.recordApp(.noRoute(destination: destination), rule: .routeUnknown)
  }

  /// Records something else that the app did, under a name that expectations can use.
  public func record(_ name: String, _ argument: String? = nil) {
    guard let engine = link.reach(argument.map { "\(name) \($0)" } ?? name), engine.holds(.simulation(.appCode)) else {
      return
    }
    engine.recordApp(.app(name, argument), rule: .appCode)
  }

  /// Asks the system to open a URL, as `UIApplication.open` does.
  public func open(_ url: URL) {
    open(url.absoluteString)
  }

  /// Asks the system to open whatever a text is.
  func open(_ url: String) {
    link.reach("open \(url)")?.openURL(url, by: nil, rule: .simulation(.appCode))
  }
}
