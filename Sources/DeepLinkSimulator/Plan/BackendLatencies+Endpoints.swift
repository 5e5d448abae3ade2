extension BackendLatencies {
  /// How long an AppsFlyer service takes.
  public subscript(endpoint: AppsFlyerEndpoint) -> Latency {
    switch endpoint {
    case .launch: launch
    case .conversionData: conversionData
    case .shortLink: shortLink
    case .deferredDeepLink: deferredDeepLink
    case .redirect: redirect
    }
  }

  /// How long an Adjust service takes.
  public subscript(endpoint: AdjustEndpoint) -> Latency {
    switch endpoint {
    case .session: session
    case .attribution: attribution
    case .event: event
    case .click: click
    case .forgetDevice: forgetDevice
    case .linkResolution: linkResolution
    }
  }
}
