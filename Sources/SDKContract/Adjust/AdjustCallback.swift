/// One call of the Adjust SDK into the app, with what it carries.
public enum AdjustCallback: Sendable {
  case adjustAttributionChanged(ADJAttribution)
  case adjustSessionTrackingSucceeded(ADJSessionSuccess)
  case adjustSessionTrackingFailed(ADJSessionFailure)
  case adjustEventTrackingSucceeded(ADJEventSuccess)
  case adjustEventTrackingFailed(ADJEventFailure)
  case adjustDeferredDeeplinkReceived(String)
}
