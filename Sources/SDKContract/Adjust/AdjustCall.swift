/// A call of the app to the SDK that has another name in version 4.
public enum AdjustCall: String, CaseIterable, Hashable, Sendable {
  case initSdk
  case enable
  case disable
  case switchToOfflineMode
  case switchBackToOnlineMode
  case processDeeplink
  case processAndResolve
  case lastDeeplink
  case convertUniversalLink
  case endFirstSessionDelay
  case trackEvent
  case gdprForgetMe

  /// Returns the name of the call in Swift; nil if the version does not have it.
  public func name(in profile: AdjustProfile) -> String? {
    guard profile.isVersion4 else {
      return self == .endFirstSessionDelay && !profile.has(.firstSessionDelay) ? nil : rawValue
    }
    switch self {
    case .initSdk: return "appDidLaunch"
    case .enable, .disable: return "setEnabled"
    case .switchToOfflineMode, .switchBackToOnlineMode: return "setOfflineMode"
    case .processDeeplink: return "appWillOpen"
    case .processAndResolve: return "processDeeplink"
    case .endFirstSessionDelay: return nil
    case .lastDeeplink, .convertUniversalLink, .trackEvent, .gdprForgetMe: return rawValue
    }
  }
}
