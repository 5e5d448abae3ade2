// Settings that links have nothing to do with: they keep their values, and a trace shows what the app sets.
extension ADJConfig {
  /// How much the SDK writes to the log; a simulation shows everything in its trace.
  public var logLevel: ADJLogLevel {
    get { value("logLevel", default: .info) }
    set { record("logLevel", newValue) }
  }

  /// The name of the plug-in that the SDK is part of.
  public var sdkPrefix: String? {
    get { value("sdkPrefix", default: nil) }
    set { record("sdkPrefix", newValue) }
  }

  /// The tracker of installs that come from nowhere.
  public var defaultTracker: String? {
    get { value("defaultTracker", default: nil) }
    set { record("defaultTracker", newValue) }
  }

  /// The app's own id of the device.
  public var externalDeviceId: String? {
    get { value("externalDeviceId", default: nil) }
    set { record("externalDeviceId", newValue) }
  }

  /// The store that the app comes from.
  public var storeInfo: ADJStoreInfo? {
    get { value("storeInfo", default: nil) }
    set { record("storeInfo", newValue) }
  }

  /// Has the SDK not read the id for advertisers.
  public func disableIdfaReading() { record("isIdfaReadingEnabled", by: "disableIdfaReading", false) }

  /// Whether the SDK reads the id for advertisers.
  public var isIdfaReadingEnabled: Bool { value("isIdfaReadingEnabled", default: true) }

  /// Has the SDK not read the id of the vendor.
  public func disableIdfvReading() { record("isIdfvReadingEnabled", by: "disableIdfvReading", false) }

  /// Whether the SDK reads the id of the vendor.
  public var isIdfvReadingEnabled: Bool { value("isIdfvReadingEnabled", default: true) }

  /// Has the SDK read no id of the device, neither that for advertisers nor that of the vendor; since 5.8.0.
  public func disableDeviceIdsReading() {
    record("isIdfaReadingEnabled", by: "disableDeviceIdsReading", false)
    record("isIdfvReadingEnabled", by: "disableDeviceIdsReading", false)
  }

  /// Has the SDK not register with SKAdNetwork.
  public func disableSkanAttribution() { record("isSkanAttributionEnabled", by: "disableSkanAttribution", false) }

  /// Whether the SDK registers with SKAdNetwork.
  public var isSkanAttributionEnabled: Bool { value("isSkanAttributionEnabled", default: true) }

  /// Has the SDK read the ids of the device once.
  public func enableDeviceIdsReadingOnce() {
    record("isDeviceIdsReadingOnceEnabled", by: "enableDeviceIdsReadingOnce", true)
  }

  /// Whether the SDK reads the ids of the device once.
  public var isDeviceIdsReadingOnceEnabled: Bool { value("isDeviceIdsReadingOnceEnabled", default: false) }

  /// Asks the servers for the costs of the attribution.
  public func enableCostDataInAttribution() {
    record("isCostDataInAttributionEnabled", by: "enableCostDataInAttribution", true)
  }

  /// Whether the attribution has its costs.
  public var isCostDataInAttributionEnabled: Bool { value("isCostDataInAttributionEnabled", default: false) }

  /// Has the SDK not use App Tracking Transparency.
  public func disableAppTrackingTransparencyUsage() {
    record("isAppTrackingTransparencyUsageEnabled", by: "disableAppTrackingTransparencyUsage", false)
  }

  /// Whether the SDK uses App Tracking Transparency.
  public var isAppTrackingTransparencyUsageEnabled: Bool {
    value("isAppTrackingTransparencyUsageEnabled", default: true)
  }

  /// Has the SDK follow the law for the protection of children.
  public func enableCoppaCompliance() {
    set("isCoppaComplianceEnabled", by: "enableCoppaCompliance", true, \.compliesWithCOPPA, true) { "\($0)" }
  }

  /// Whether the SDK follows the law for the protection of children.
  public var isCoppaComplianceEnabled: Bool {
    get { value("isCoppaComplianceEnabled", default: false) }
    set { set("isCoppaComplianceEnabled", newValue, \.compliesWithCOPPA, newValue) { "\($0)" } }
  }
}
