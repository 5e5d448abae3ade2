// Settings of version 4, most of which do not affect links.
extension ADJConfig {
  /// Whether events are buffered until a timer of the SDK fires.
  public var eventBufferingEnabled: Bool {
    get { value("eventBufferingEnabled", default: false) }
    set { set("eventBufferingEnabled", newValue, \.buffersEvents, newValue) { "\($0)" } }
  }

  /// Whether the SDK reads iAd, which no longer exists.
  public var allowiAdInfoReading: Bool {
    get { value("allowiAdInfoReading", default: true) }
    set { record("allowiAdInfoReading", newValue) }
  }

  /// Whether the SDK reads the advertising identifier.
  public var allowIdfaReading: Bool {
    get { value("allowIdfaReading", default: true) }
    set { record("allowIdfaReading", newValue) }
  }

  /// The user agent of requests.
  public var userAgent: String? {
    get { value("userAgent", default: nil) }
    set { record("userAgent", newValue) }
  }

  /// Whether the device is known to the app.
  public var isDeviceKnown: Bool {
    get { value("isDeviceKnown", default: false) }
    set { record("isDeviceKnown", newValue) }
  }

  /// Whether the attribution includes cost data.
  public var needsCost: Bool {
    get { value("needsCost", default: false) }
    set { record("needsCost", newValue) }
  }

  /// Whether the SDK complies with COPPA.
  public var coppaCompliantEnabled: Bool {
    get { value("coppaCompliantEnabled", default: false) }
    set { set("coppaCompliantEnabled", newValue, \.compliesWithCOPPA, newValue) { "\($0)" } }
  }

  /// Whether the SDK reads the device information only once.
  public var readDeviceInfoOnceEnabled: Bool {
    get { value("readDeviceInfoOnceEnabled", default: false) }
    set { record("readDeviceInfoOnceEnabled", newValue) }
  }

  /// Sets the secret for signing requests.
  public func setAppSecret(_ secretId: UInt, info1: UInt, info2: UInt, info3: UInt, info4: UInt) {
    keep("secretId", "\(secretId)")
    record("appSecret", by: "setAppSecret", [info1, info2, info3, info4].map { "\($0)" }.joined())
  }

  /// The id of the secret.
  public var secretId: String? { value("secretId", default: nil) }
  /// The secret.
  public var appSecret: String? { value("appSecret", default: nil) }

  /// Disables SKAdNetwork.
  public func deactivateSKAdNetworkHandling() {
    record("isSKAdNetworkHandlingActive", by: "deactivateSKAdNetworkHandling", false)
  }

  /// Whether the SDK registers with SKAdNetwork.
  public var isSKAdNetworkHandlingActive: Bool { value("isSKAdNetworkHandlingActive", default: true) }
}
