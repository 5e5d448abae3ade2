import SDKContract

/// One action of the system on the app, as part of a sequence with a single cause.
package struct PlatformStep: Hashable, Sendable {
  /// The call into the app; nil for a transition that the app is not told about.
  package var call: SystemCall?
  /// The `applicationState` that the app sees during the call.
  package var seen: ProcessState
  /// The process state after the step.
  package var process: ProcessState
  /// The scene state after the step; nil if the app has no scenes.
  package var scene: SceneState?
  /// The rule behind the step.
  package var rule: PlatformRule
  /// The push notification that the call passes, also in launch options or connection options.
  package var notification: PushNotification?
  /// The other items in the set in which the call passes its link.
  package var setItems: SetItems

  /// Creates a step.
  package init(
    _ call: SystemCall?, seen: ProcessState, process: ProcessState, scene: SceneState?, rule: PlatformRule,
    notification: PushNotification? = nil, setItems: SetItems = .linkAlone
  ) {
    self.call = call
    self.seen = seen
    self.process = process
    self.scene = scene
    self.rule = rule
    self.notification = notification
    self.setItems = setItems
  }
}

extension PlatformStep {
  /// Returns whether another step comes in the same turn of the main thread, so nothing that waits for the main thread
  /// comes between.
  ///
  /// UIKit posts the notification of a change before it returns from the change. In published stacks of calls, one of
  /// its methods makes both calls of a launch (`_handleDelegateCallbacksWithOptions`), and another one both of a
  /// connection (`_connectUISceneFromFBSScene`). It ends the process when the app returns from the last call (Apple:
  /// applicationWillTerminate(_:)).
  package func isInOneTurn(with next: PlatformStep) -> Bool {
    switch (call?.kind, next.call?.kind) {
    case (.willFinishLaunching, .didFinishLaunching), (.configurationForConnecting, .sceneWillConnect),
      (.applicationWillTerminate, .willTerminateNotification):
      true
    case (.willTerminateNotification, nil): next.process == .notRunning
    case (let kind?, let nextKind?): Self.announceOneChange(kind, nextKind)
    default: false
    }
  }

  /// Returns whether a call is that of a delegate about a change, and the next one its notification.
  private static func announceOneChange(_ first: SystemCall.Kind, _ second: SystemCall.Kind) -> Bool {
    guard let role = first.role, role.part == .delegate, let next = second.role else { return false }
    return next.part == .notification && next.change == role.change
  }
}
