/// What holds when a run has ended.
public struct FinalState: Hashable, Sendable {
  /// The screen that the app shows.
  public var screen: String?
  /// The link that the app keeps for later.
  public var storedLink: String?
  /// The state of the app's process.
  public var process: ProcessState
  /// The state of the app's scene; nil if the app has no scenes.
  public var scene: SceneState?
  /// Whether the app is on the device.
  public var isInstalled: Bool
  /// Gates that are closed, sorted by name.
  public var closedGates: [String]
  /// What was still to come, such as answers to a suspended app, sorted by name: what comes after the end has no order.
  public var pending: [String]
}
