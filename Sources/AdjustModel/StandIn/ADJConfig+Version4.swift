// Settings of version 4, of which most have nothing to do with links.
extension ADJConfig {
  /// Whether events wait for the timer of the SDK.
  public var eventBufferingEnabled: Bool {
    get { value("eventBufferingEnabled", default: false) }
    set { set("eventBufferingEnabled", newValue, \.buffersEvents, newValue) { "\($0)" } }
  }

  /// Whether the SDK reads iAd, which does not exist any more.
  public var allowiAdInfoReading: Bool {
    get { value("allowiAdInfoReading", default: true) }
    set { record("allowiAdInfoReading", newValue) }
  }

  /// Whether the SDK reads the id for advertisers.
  public var allowIdfaReading: Bool {
    get { value("allowIdfaReading", default: true) }
    set { record("allowIdfaReading", newValue) }
  }

  /// What requests have as their user agent.
  public var userAgent: String? {
    get { value("userAgent", default: nil) }
    set { record("userAgent", newValue) }
  }

  /// Whether the app knows the device.
  public var isDeviceKnown: Bool {
    get { value("isDeviceKnown", default: false) }
    set { record("isDeviceKnown", newValue) }
  }

  /// Whether the attribution has its costs.
  public var needsCost: Bool {
    get { value("needsCost", default: false) }
    set { record("needsCost", newValue) }
  }

  /// Whether the SDK follows the law for the protection of children.
  public var coppaCompliantEnabled: Bool {
    get { value("coppaCompliantEnabled", default: false) }
    set { set("coppaCompliantEnabled", newValue, \.compliesWithCOPPA, newValue) { "\($0)" } }
  }

  /// Whether the SDK reads what it knows of the device once.
  public var readDeviceInfoOnceEnabled: Bool {
    get { value("readDeviceInfoOnceEnabled", default: false) }
    set { record("readDeviceInfoOnceEnabled", newValue) }
  }

  /// Sets the secret by which requests are signed.
  public func setAppSecret(_ secretId: UInt, info1: UInt, info2: UInt, info3: UInt, info4: UInt) {
    record("secretId", by: "setAppSecret", "\(secretId)")
    record("appSecret", by: "setAppSecret", [info1, info2, info3, info4].map { "\($0)" }.joined())
  }

  /// The number of the secret.
  public var secretId: String? { value("secretId", default: nil) }
  /// The secret.
  public var appSecret: String? { value("appSecret", default: nil) }

  /// Has the SDK not register with SKAdNetwork.
  public func deactivateSKAdNetworkHandling() {
    record("isSKAdNetworkHandlingActive", by: "deactivateSKAdNetworkHandling", false)
  }

  /// Whether the SDK registers with SKAdNetwork.
  public var isSKAdNetworkHandlingActive: Bool { value("isSKAdNetworkHandlingActive", default: true) }
}
