import Foundation
import SDKContract

/// How an app sets up the Adjust SDK, with the members of the SDK's class in versions 4 and 5.
///
/// What is set takes effect with `initSdk`, which copies the configuration, and lasts as long as the process.
public final class ADJConfig: NSObject {
  /// The token of the app at Adjust.
  public let appToken: String
  /// `sandbox` or `production`.
  public let environment: String
  /// The object that receives the SDK's callbacks; held weakly.
  public weak var delegate: (any AdjustDelegate)?

  /// What the app has set that links have to do with, in its order.
  private(set) var changes: [(inout AdjustConfiguration) -> Void] = []
  /// Whether the SDK has copied the configuration.
  var isTaken = false
  private var values: [String: Any] = [:]

  /// Creates a configuration; nil if there is no token.
  public init?(appToken: String, environment: String) {
    guard !appToken.isEmpty else { return nil }
    self.appToken = appToken
    self.environment = environment
  }

  /// Creates a configuration that can silence the SDK; nil if there is no token.
  public convenience init?(appToken: String, environment: String, suppressLogLevel: Bool) {
    self.init(appToken: appToken, environment: environment)
    if suppressLogLevel { logLevel = .suppress }
  }

  /// Creates a configuration that can silence the SDK, by the name of version 4; nil if there is no token.
  public convenience init?(appToken: String, environment: String, allowSuppressLogLevel: Bool) {
    self.init(appToken: appToken, environment: environment, suppressLogLevel: allowSuppressLogLevel)
  }

  /// What keeps `initSdk` from taking the configuration; nil if nothing does.
  var problem: String? {
    guard environment == ADJEnvironmentSandbox || environment == ADJEnvironmentProduction else {
      return "not started: \(environment) is no environment of Adjust"
    }
    return nil
  }

  /// Whether `initSdk` takes the configuration.
  public func isValid() -> Bool { problem == nil }

  // MARK: Setting

  /// What the app has set a member to.
  func value<Value>(_ member: String, default defaultValue: Value) -> Value {
    values[member] as? Value ?? defaultValue
  }

  /// Remembers what the app sets a member to that links have nothing to do with, and shows it in the trace.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - call: The method that sets it, if that is not the member.
  ///   - value: What it is set to.
  func record<Value>(_ member: String, by call: String? = nil, _ value: Value) {
    values[member] = value
    note(call ?? member, call == nil ? AppliedSetting.text(value) : nil, insteadOf: nil)
  }

  /// Remembers what the app sets a member to, and what `initSdk` makes of it.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - call: The method that sets it, if that is not the member.
  ///   - value: What it is set to.
  ///   - property: The property of the SDK's configuration.
  ///   - setting: What the value means there.
  ///   - text: What a trace says of a value of the configuration.
  func set<Value, Setting: Equatable & Sendable>(
    _ member: String, by call: String? = nil, _ value: Value,
    _ property: WritableKeyPath<AdjustConfiguration, Setting>, _ setting: Setting, _ text: (Setting) -> String
  ) {
    values[member] = value
    if !isTaken { changes.append { $0[keyPath: property] = setting } }
    let scenario = AppliedSetting.scenario.map { $0[keyPath: property] }
    let other = scenario == setting ? nil : scenario.map(text)
    note(call ?? member, call == nil ? text(setting) : nil, insteadOf: other)
  }

  private func note(_ member: String, _ value: String?, insteadOf other: String?) {
    let late = isTaken ? "no effect after initSdk" : nil
    AppliedSetting.record("ADJConfig.\(member)", late ?? value, insteadOf: isTaken ? nil : other)
  }
}

/// What a setting of `ADJConfig` means to the app that is simulated on this thread, if there is one.
private enum AppliedSetting {
  /// How the scenario sets the SDK up.
  static var scenario: AdjustConfiguration? {
    guard AppEnvironment.simulated != nil else { return nil }
    return AppEnvironment.withCurrent(()) { here, _ in here.adjust.link.read { $0.machine.settingsOfScenario } }
  }

  static func record(_ member: String, _ value: String?, insteadOf other: String?) {
    guard AppEnvironment.simulated != nil else { return }
    AppEnvironment.withCurrent((member, value, other)) { here, set in
      here.adjust.link.record(set.0, set.1, insteadOf: set.2)
    }
  }

  static func text(_ value: Any) -> String {
    if let value = value as? ADJLogLevel { return "\(value)" }
    if case Optional<Any>.none = value { return "nil" }
    if let text = value as? String { return text }
    return "\(value)"
  }
}
