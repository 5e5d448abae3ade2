/// All that makes an SDK before a run: version, settings, what its servers know.
public protocol SDKSetup: Hashable, Sendable {
  /// Which rules hold.
  var rules: RuleSwitches { get set }
}
