import Foundation
import SDKContract

/// Stands in for AppsFlyer's `AppsFlyerLib`, with its names.
///
/// The SDK's class is not isolated: an app may call it from any actor. So may it here; where no app is simulated, calls
/// have no effect, which standard error says.
@MainActor
public class AppsFlyerLib {
  let link: SDKLink<AppsFlyerSDK>
  var state = State() {
    didSet { link.noteChange() }
  }

  /// What the app has given as delegates; read directly where the SDK calls them.
  weak var heldDelegate: (any AppsFlyerLibDelegate)? {
    didSet { link.noteChange() }
  }
  weak var heldDeepLinkDelegate: (any DeepLinkDelegate)? {
    didSet { link.noteChange() }
  }

  /// All that the object remembers besides, so that it can be put back to an earlier moment.
  struct State {
    var appleAppID = ""
    var appsFlyerDevKey = ""
    var startCompletions: [([String: Any]?, (any Error)?) -> Void] = []
    var eventCompletions: [EventCompletion] = []
    /// What waits for each of the invite links of the process; nil if it has been called.
    var inviteCompletions: [((URL?) -> Void)?] = []
    var sessionReadyListener: (() -> Void)?
    /// What the app has set, by the name of the member.
    var values: [String: Any] = [:]
  }

  /// What is called when an in-app event is answered.
  struct EventCompletion {
    var event: String
    var call: ([String: Any]?, (any Error)?) -> Void
  }

  /// Creates the SDK of a new process.
  package init(_ link: SDKLink<AppsFlyerSDK>) {
    self.link = link
  }

  /// The SDK: what is called on it acts in the app that is simulated on the calling thread at that time.
  ///
  /// An app may keep the object as long as it likes, as in a property of a static object, which tests of one process share.
  public nonisolated static func shared() -> AppsFlyerLib { sharedObject }

  private nonisolated static let sharedObject: AppsFlyerLib = AppsFlyerStandIn.unsimulated()

  // MARK: Access from any isolation

  /// Does something for code of any isolation.
  ///
  /// - Parameters:
  ///   - member: The member that the app uses; nil for one that only reads.
  ///   - argument: What the app has passed.
  ///   - otherwise: The result where no app is simulated.
  ///   - body: What is done.
  nonisolated func act<Argument, Result>(
    _ member: String?, _ argument: Argument, otherwise: @autoclosure () -> Result,
    _ body: @escaping @MainActor (AppsFlyerLib, Argument) -> Result
  ) -> Result {
    if self === Self.sharedObject {
      return AppEnvironment.withCurrent(argument) { here, argument in body(here.appsFlyer, argument) }
    }
    return link.act(on: self, argument, otherwise: otherwise(), member.map { "AppsFlyerLib.\($0)" }, body)
  }

  /// The same for what has no result.
  nonisolated func act<Argument>(
    _ member: String, _ argument: Argument, _ body: @escaping @MainActor (AppsFlyerLib, Argument) -> Void
  ) {
    act(member, argument, otherwise: (), body)
  }

  /// What the app has set a member to.
  nonisolated func value<Value>(_ member: String, default defaultValue: Value) -> Value {
    act(nil, (member, defaultValue), otherwise: defaultValue) { lib, read in
      lib.state.values[read.0] as? Value ?? read.1
    }
  }

  /// Remembers what the app sets a member to that links have nothing to do with, and shows it in the trace.
  nonisolated func record<Value>(_ member: String, _ value: Value, as text: String? = nil) {
    act(member, (member, value, text)) { lib, set in
      guard lib.link.reaches("AppsFlyerLib.\(set.0)") else { return }
      lib.state.values[set.0] = set.1
      lib.link.record("AppsFlyerLib.\(set.0)", set.2 ?? Self.text(set.1))
    }
  }

  /// Remembers what the app sets a member to, and changes the SDK's configuration.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - value: What the app sets it to.
  ///   - property: The property of the configuration.
  ///   - setting: What the value means there.
  ///   - text: What a trace says of a value of the configuration.
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

  /// What a trace says of a value.
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

  /// The app's id in the App Store, digits only.
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
        lib.link.set { sdk, _ in sdk.machine.setDelegate(isPresent: delegate != nil) }
      }
    }
  }

  /// The object that receives unified deep links; held weakly. Setting it starts the one deferred look-up.
  public nonisolated var deepLinkDelegate: (any DeepLinkDelegate)? {
    get { act(nil, (), otherwise: nil) { lib, _ in lib.heldDeepLinkDelegate } }
    set {
      act("deepLinkDelegate", newValue) { lib, delegate in
        guard lib.link.reaches("AppsFlyerLib.deepLinkDelegate") else { return }
        lib.heldDeepLinkDelegate = delegate
        lib.link.set { $0.machine.setDeepLinkDelegate(isPresent: delegate != nil, at: $1.now) }
      }
    }
  }

  private func keysChanged() {
    guard !state.appleAppID.isEmpty, !state.appsFlyerDevKey.isEmpty else { return }
    link.set { [id = state.appleAppID] sdk, _ in sdk.machine.setKeys(appID: id) }
  }

  /// Sets key and id at once; since version 7.
  public nonisolated func initialize(devKey: String, appId: String) {
    appsFlyerDevKey = devKey
    appleAppID = appId
  }
}

extension AppEnvironment {
  /// AppsFlyer's SDK; calls to it have no effect if the scenario's app does not have it.
  public var appsFlyer: AppsFlyerLib { standIn(AppsFlyerStandIn.self) }
}

/// An optional of any type, for a text of what is in it.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
