extension SystemCall {
  /// Returns the rule for what happens when the app answers the call with false; nil if it returns nothing.
  ///
  /// - Parameter style: The life cycle of the app, because a launch result counts only without scenes.
  public func ruleForFalse(in style: AppStyle) -> PlatformRule? {
    switch self {
    case .willFinishLaunching, .didFinishLaunching: style.hasScenes ? .launchResultInScenes : .launchReturnedFalse
    case .applicationContinue: .continueReturnedFalse
    case .applicationOpen: .openReturnedFalse
    default: nil
    }
  }
}
