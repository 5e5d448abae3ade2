import Foundation
import SDKContract

/// An app's configuration of the Adjust SDK, with the members of the SDK's class in versions 4 and 5.
///
/// Settings take effect with `initSdk`, which copies the configuration, and last until the process ends.
public final class ADJConfig: NSObject {
  /// The app token at Adjust.
  public let appToken: String
  /// `sandbox` or `production`.
  public let environment: String
  /// The object that receives the SDK's callbacks; held weakly.
  public weak var delegate: (any AdjustDelegate)?

  /// The settings of the app that affect links, in the order in which it made them.
  private(set) var changes: [(inout AdjustConfiguration) -> Void] = []
  /// Whether the SDK has copied the configuration.
  var isTaken = false
  private var values: [String: Any] = [:]

  /// Creates a configuration, which `initSdk` does not accept if the token is empty. The headers of early releases of
  /// version 4 have no nullability annotations, so code may use the result as it is.
  public init!(appToken: String, environment: String) {
    self.appToken = appToken
    self.environment = environment
  }

  /// Creates a configuration that allows the log to be suppressed.
  public convenience init!(appToken: String, environment: String, suppressLogLevel: Bool) {
    self.init(appToken: appToken, environment: environment)
    if suppressLogLevel { logLevel = .suppress }
  }

  /// Creates a configuration that allows the log to be suppressed, under its name in version 4.
  public convenience init!(appToken: String, environment: String, allowSuppressLogLevel: Bool) {
    self.init(appToken: appToken, environment: environment, suppressLogLevel: allowSuppressLogLevel)
  }

  /// Why `initSdk` does not accept the configuration; nil if it does.
  var problem: (text: String, line: AdjustLogLine, value: String)? {
    // Apps under test may have any token but none: only the servers know the real one.
    guard !appToken.isEmpty else { return ("not started: the app token is empty", .malformedToken, appToken) }
    guard environment == ADJEnvironmentSandbox || environment == ADJEnvironmentProduction else {
      return ("not started: \(environment) is no environment of Adjust", .unknownEnvironment, environment)
    }
    return nil
  }

  /// Returns whether `initSdk` accepts the configuration.
  public func isValid() -> Bool { problem == nil }

  // MARK: Setting

  /// Returns the value that the app has set for a member.
  func value<Value>(_ member: String, default defaultValue: Value) -> Value {
    values[member] as? Value ?? defaultValue
  }

  /// Keeps the value of a member, of which the trace does not tell.
  func keep<Value>(_ member: String, _ value: Value) { values[member] = value }

  /// Records the value of a member that does not affect links, and shows it in the trace.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - call: The method that sets the member, if it has another name.
  ///   - value: The value.
  func record<Value>(_ member: String, by call: String? = nil, _ value: Value) {
    keep(member, value)
    note(call ?? member, call == nil ? AppliedSetting.text(value) : nil, insteadOf: nil)
  }

  /// Records the value of a member that only the log tells of.
  func record<Value: Sendable>(
    _ member: String, by call: String? = nil, _ value: Value,
    changing property: WritableKeyPath<AdjustConfiguration, Value>
  ) {
    record(member, by: call, value)
    if !isTaken { changes.append { $0[keyPath: property] = value } }
  }

  /// Records the value of a member, and the change that `initSdk` will make.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - call: The method that sets the member, if it has another name.
  ///   - value: The value.
  ///   - property: The property of the SDK's configuration.
  ///   - setting: The value in the SDK's configuration.
  ///   - text: The text of a value of the configuration in a trace.
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

/// The effect of a setting of `ADJConfig` on the app that is being simulated on this thread, if there is one.
private enum AppliedSetting {
  /// The scenario's configuration of the SDK; nil outside a simulated app.
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
