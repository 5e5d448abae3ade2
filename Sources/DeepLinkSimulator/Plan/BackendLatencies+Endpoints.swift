extension BackendLatencies {
  /// How long an AppsFlyer service takes.
  public subscript(endpoint: AppsFlyerEndpoint) -> Latency {
    get { self[keyPath: Self.path(endpoint)] }
    set { self[keyPath: Self.path(endpoint)] = newValue }
  }

  /// How long an Adjust service takes.
  public subscript(endpoint: AdjustEndpoint) -> Latency {
    get { self[keyPath: Self.path(endpoint)] }
    set { self[keyPath: Self.path(endpoint)] = newValue }
  }

  private static func path(_ endpoint: AppsFlyerEndpoint) -> WritableKeyPath<BackendLatencies, Latency> {
    switch endpoint {
    case .launch: \.launch
    case .conversionData: \.conversionData
    case .shortLink: \.shortLink
    case .deferredDeepLink: \.deferredDeepLink
    case .redirect: \.redirect
    case .event: \.inAppEvent
    }
  }

  private static func path(_ endpoint: AdjustEndpoint) -> WritableKeyPath<BackendLatencies, Latency> {
    switch endpoint {
    case .session: \.session
    case .attribution: \.attribution
    case .event: \.event
    case .click: \.click
    case .forgetDevice: \.forgetDevice
    case .linkResolution: \.linkResolution
    case .other: \.other
    }
  }
}
