import SDKContract

/// One thing the system does to the app, as part of a sequence that one cause sets off.
public struct PlatformStep: Hashable, Sendable {
  /// The call into the app, or nil for a transition that the app does not hear of.
  public var call: SystemCall?
  /// The `applicationState` that the app's code sees inside the call.
  public var seen: ProcessState
  /// The process state after the step.
  public var process: ProcessState
  /// The scene state after the step; nil if the app has no scenes.
  public var scene: SceneState?
  /// The rule that puts the step here.
  public var rule: PlatformRule
  /// Whether the launch options or the connection options carry a tapped notification.
  public var carriesNotification: Bool
  /// What else is in the set in which the call carries its link.
  public var setOrder: SetOrder

  /// Creates a step.
  public init(
    _ call: SystemCall?, seen: ProcessState, process: ProcessState, scene: SceneState?, rule: PlatformRule,
    carriesNotification: Bool = false, setOrder: SetOrder = .linkAlone
  ) {
    self.call = call
    self.seen = seen
    self.process = process
    self.scene = scene
    self.rule = rule
    self.carriesNotification = carriesNotification
    self.setOrder = setOrder
  }
}
