extension BackendLatencies {
  /// How long an AppsFlyer service takes.
  public subscript(endpoint: AppsFlyerEndpoint) -> Latency {
    get {
      switch endpoint {
      case .launch: launch
      case .conversionData: conversionData
      case .shortLink: shortLink
      case .deferredDeepLink: deferredDeepLink
      case .redirect: redirect
      }
    }
    set {
      switch endpoint {
      case .launch: launch = newValue
      case .conversionData: conversionData = newValue
      case .shortLink: shortLink = newValue
      case .deferredDeepLink: deferredDeepLink = newValue
      case .redirect: redirect = newValue
      }
    }
  }

  /// How long an Adjust service takes.
  public subscript(endpoint: AdjustEndpoint) -> Latency {
    get {
      switch endpoint {
      case .session: session
      case .attribution: attribution
      case .event: event
      case .click: click
      case .forgetDevice: forgetDevice
      }
    }
    set {
      switch endpoint {
      case .session: session = newValue
      case .attribution: attribution = newValue
      case .event: event = newValue
      case .click: click = newValue
      case .forgetDevice: forgetDevice = newValue
      }
    }
  }
}
