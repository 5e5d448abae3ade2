extension DrivenRun {
  /// Throws if a step is not possible now.
  func checkPossible(_ step: Step, _ engine: Engine) throws(SimulatorError) {
    guard let obstacle = engine.obstacle(to: step.kind) ?? promptObstacle(to: step.kind, engine) else { return }
    throw .notPossible(step, obstacle)
  }

  /// Returns why `dismissAlert` cannot remove what covers the app; nil if it can.
  ///
  /// The steps of a file are checked without the app's code, which shows the prompt, so no file could contain such a
  /// step.
  private func promptObstacle(to step: Step.Kind, _ engine: Engine) -> String? {
    guard case .dismissAlert = step, engine.world.isTrackingPromptShown else { return nil }
    let isAlert = scenario.steps.last { $0.kind.startsOrEndsCover }?.kind == .alert
    return isAlert ? nil : "the tracking prompt covers the app; answer it with trackingAuthorization"
  }
}

extension Step.Kind {
  /// Whether an alert starts or stops covering the app with this step.
  fileprivate var startsOrEndsCover: Bool {
    switch self {
    case .alert, .dismissAlert, .background, .kill, .update, .uninstall, .tap: true
    default: false
    }
  }
}
