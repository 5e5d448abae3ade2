import Foundation
import SDKContract

/// Stands in for AppsFlyer's `AppsFlyerLib`, with its names.
///
/// The SDK's class is not isolated, so an app may call it from any actor, and extend it by members that it calls from
/// any actor. The same is true here; only what the class keeps is isolated. Outside a simulated app, calls have no
/// effect, and a message on standard error says so.
///
/// It is `@unchecked Sendable` because everything that it keeps belongs to the main actor.
public class AppsFlyerLib: NSObject, @unchecked Sendable {
  let link: SDKLink<AppsFlyerSDK>
  @MainActor var state = State() {
    didSet { link.noteChange() }
  }

  /// The app's delegate, read directly where the SDK calls it.
  @MainActor weak var heldDelegate: (any AppsFlyerLibDelegate)? {
    didSet { link.noteChange() }
  }
  @MainActor weak var heldDeepLinkDelegate: (any DeepLinkDelegate)? {
    didSet { link.noteChange() }
  }

  /// The rest of the object's state, which can be restored to an earlier moment.
  struct State {
    var appleAppID = ""
    var appsFlyerDevKey = ""
    var startCompletions: [([String: Any]?, (any Error)?) -> Void] = []
    var eventCompletions: [EventCompletion] = []
    /// The completion handlers of the invite links requested by this process; nil for those already called.
    var inviteCompletions: [((URL?) -> Void)?] = []
    var sessionReadyListener: (() -> Void)?
    /// The values that the app has set, by member.
    var values: [String: Any] = [:]
  }

  /// The completion handler of an in-app event.
  struct EventCompletion {
    var event: String
    var call: ([String: Any]?, (any Error)?) -> Void
  }

  /// Creates the SDK of a new process.
  package init(_ link: SDKLink<AppsFlyerSDK>) {
    self.link = link
    super.init()
  }

  #if !os(Linux)
    // Objective-C's key-value coding does not know properties that are declared in Swift only.

    /// Sets a property by its name.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      do { try KeyedProperty.set(value, key, of: self) } catch { fatalError("\(error)") }
    }

    /// Returns a property by its name.
    public nonisolated override func value(forKey key: String) -> Any? {
      do { return try KeyedProperty.value(key, of: self) } catch { fatalError("\(error)") }
    }
  #endif

  /// Returns the SDK, whose calls act on the app that is being simulated on the calling thread at the time.
  ///
  /// An app may keep the object indefinitely, for example in a static property that the tests of one process share.
  @discardableResult
  public nonisolated static func shared() -> AppsFlyerLib { sharedObject }

  private nonisolated static let sharedObject: AppsFlyerLib = AppsFlyerStandIn.unsimulated()

  // MARK: Access from any isolation

  /// Performs an action for code of any isolation.
  ///
  /// - Parameters:
  ///   - member: The member that the app uses; nil for one that only reads.
  ///   - argument: The argument that the app passed.
  ///   - otherwise: The result outside a simulated app.
  ///   - body: The action.
  nonisolated func act<Argument, Result>(
    _ member: String?, _ argument: Argument, otherwise: @autoclosure () -> Result,
    _ body: @escaping @MainActor (AppsFlyerLib, Argument) -> Result
  ) -> Result {
    if self === Self.sharedObject {
      return AppEnvironment.withCurrent(argument) { here, argument in body(here.appsFlyer, argument) }
    }
    return link.act(on: self, argument, otherwise: otherwise(), member.map { "AppsFlyerLib.\($0)" }, body)
  }

  /// Performs an action without a result for code of any isolation.
  nonisolated func act<Argument>(
    _ member: String, _ argument: Argument, _ body: @escaping @MainActor (AppsFlyerLib, Argument) -> Void
  ) {
    act(member, argument, otherwise: (), body)
  }

  /// Returns the value that the app has set for a member.
  nonisolated func value<Value>(_ member: String, default defaultValue: Value) -> Value {
    act(nil, (member, defaultValue), otherwise: defaultValue) { lib, read in
      lib.state.values[read.0] as? Value ?? read.1
    }
  }

  /// Records the value of a member that does not affect links, and shows it in the trace.
  nonisolated func record<Value>(_ member: String, _ value: Value, as text: String? = nil) {
    act(member, (member, value, text)) { lib, set in
      guard lib.link.reaches("AppsFlyerLib.\(set.0)") else { return }
      lib.state.values[set.0] = set.1
      lib.link.record("AppsFlyerLib.\(set.0)", set.2 ?? Self.text(set.1))
    }
  }

  /// Records the value of a member, and changes the SDK's configuration.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - value: The value that the app sets.
  ///   - property: The property of the configuration.
  ///   - setting: Converts the value to one of the configuration.
  ///   - text: The text of a value of the configuration in a trace.
  nonisolated func configure<Value, Setting: Equatable>(
    _ member: String, _ value: Value, _ property: WritableKeyPath<AppsFlyerConfiguration, Setting>, _ setting: Setting,
    _ text: @escaping (Setting) -> String
  ) {
    act(member, (member, value, property, setting, text)) { lib, change in
      let (member, value, property, setting, text) = change
      guard lib.link.reaches("AppsFlyerLib.\(member)") else { return }
      lib.state.values[member] = value
      var other: Setting?
      lib.link.set { sdk, _ in
        let scenario = (sdk.machine.scenarioConfiguration ?? sdk.machine.configuration)[keyPath: property]
        other = scenario == setting ? nil : scenario
        sdk.machine.configure { $0[keyPath: property] = setting }
        return []
      }
      lib.link.record("AppsFlyerLib.\(member)", text(setting), insteadOf: other.map(text))
    }
  }

  /// Returns the text of a value in a trace.
  nonisolated static func text(_ value: Any) -> String {
    switch value {
    case let value as String: value
    case let values as [String]: values.joined(separator: ", ")
    case let members as [AnyHashable: Any]: PayloadValue(bridging: members).json
    case let value as any OptionalValue: value.wrapped.map(text) ?? "nil"
    default: "\(value)"
    }
  }

  // MARK: Account and delegates

  /// The app's id in the App Store, without the prefix `id`.
  public nonisolated var appleAppID: String {
    get { act(nil, (), otherwise: "") { lib, _ in lib.state.appleAppID } }
    set {
      act("appleAppID", newValue) { lib, id in
        guard lib.link.reaches("AppsFlyerLib.appleAppID") else { return }
        lib.state.appleAppID = id
        lib.keysChanged()
      }
    }
  }

  /// The key of the app's AppsFlyer account.
  public nonisolated var appsFlyerDevKey: String {
    get { act(nil, (), otherwise: "") { lib, _ in lib.state.appsFlyerDevKey } }
    set {
      act("appsFlyerDevKey", newValue) { lib, key in
        guard lib.link.reaches("AppsFlyerLib.appsFlyerDevKey") else { return }
        lib.state.appsFlyerDevKey = key
        lib.keysChanged()
      }
    }
  }

  /// The object that receives conversion data and legacy deep links; held weakly.
  public nonisolated var delegate: (any AppsFlyerLibDelegate)? {
    get { act(nil, (), otherwise: nil) { lib, _ in lib.heldDelegate } }
    set {
      act("delegate", newValue) { lib, delegate in
        guard lib.link.reaches("AppsFlyerLib.delegate") else { return }
        lib.heldDelegate = delegate
        let type = DelegateClass(of: delegate)
        lib.link.set { sdk, _ in sdk.machine.setDelegate(isPresent: delegate != nil, of: type) }
      }
    }
  }

  /// The object that receives unified deep links; held weakly. Setting it starts the deferred look-up.
  public nonisolated var deepLinkDelegate: (any DeepLinkDelegate)? {
    get { act(nil, (), otherwise: nil) { lib, _ in lib.heldDeepLinkDelegate } }
    set {
      act("deepLinkDelegate", newValue) { lib, delegate in
        guard lib.link.reaches("AppsFlyerLib.deepLinkDelegate") else { return }
        lib.heldDeepLinkDelegate = delegate
        let type = DelegateClass(of: delegate)
        lib.link.set { $0.machine.setDeepLinkDelegate(isPresent: delegate != nil, of: type, at: $1.now) }
      }
    }
  }

  @MainActor
  private func keysChanged() {
    guard !state.appleAppID.isEmpty, !state.appsFlyerDevKey.isEmpty else { return }
    link.set { [id = state.appleAppID] sdk, _ in sdk.machine.setKeys(appID: id) }
  }

  /// Sets the dev key and the app id; since version 7.
  public nonisolated func initialize(devKey: String, appId: String) {
    appsFlyerDevKey = devKey
    appleAppID = appId
  }
}

extension AppEnvironment {
  /// AppsFlyer's SDK; calls to it have no effect if the scenario's app does not have it.
  public var appsFlyer: AppsFlyerLib { standIn(AppsFlyerStandIn.self) }
}
