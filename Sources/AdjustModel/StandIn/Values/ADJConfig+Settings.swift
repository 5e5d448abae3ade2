// Settings that do not affect links: they keep their values, and the trace shows changes.
extension ADJConfig {
  /// The log level; a simulation shows everything in its trace.
  public var logLevel: ADJLogLevel {
    get { value("logLevel", default: .info) }
    set { record("logLevel", newValue) }
  }

  /// The name of the plug-in that embeds the SDK.
  public var sdkPrefix: String? {
    get { value("sdkPrefix", default: nil) }
    set { record("sdkPrefix", newValue) }
  }

  /// The tracker of organic installs.
  public var defaultTracker: String? {
    get { value("defaultTracker", default: nil) }
    set { record("defaultTracker", newValue, changing: \.defaultTracker) }
  }

  /// The app's own id of the device.
  public var externalDeviceId: String? {
    get { value("externalDeviceId", default: nil) }
    set { record("externalDeviceId", newValue) }
  }

  /// The store that distributes the app.
  public var storeInfo: ADJStoreInfo? {
    get { value("storeInfo", default: nil) }
    set { record("storeInfo", newValue) }
  }

  /// Disables reading of the advertising identifier.
  public func disableIdfaReading() {
    record("isIdfaReadingEnabled", by: "disableIdfaReading", false, changing: \.readsAdvertisingID)
  }

  /// Whether the SDK reads the advertising identifier.
  public var isIdfaReadingEnabled: Bool { value("isIdfaReadingEnabled", default: true) }

  /// Disables reading of the vendor identifier.
  public func disableIdfvReading() {
    record("isIdfvReadingEnabled", by: "disableIdfvReading", false, changing: \.readsVendorID)
  }

  /// Whether the SDK reads the vendor identifier.
  public var isIdfvReadingEnabled: Bool { value("isIdfvReadingEnabled", default: true) }

  /// Disables reading of all device identifiers, both advertising and vendor; since 5.8.0.
  public func disableDeviceIdsReading() {
    record("isIdfaReadingEnabled", by: "disableDeviceIdsReading", false, changing: \.readsAdvertisingID)
    record("isIdfvReadingEnabled", by: "disableDeviceIdsReading", false, changing: \.readsVendorID)
  }

  /// Disables SKAdNetwork attribution.
  public func disableSkanAttribution() { record("isSkanAttributionEnabled", by: "disableSkanAttribution", false) }

  /// Whether the SDK registers with SKAdNetwork.
  public var isSkanAttributionEnabled: Bool { value("isSkanAttributionEnabled", default: true) }

  /// Makes the SDK read the device identifiers only once.
  public func enableDeviceIdsReadingOnce() {
    record("isDeviceIdsReadingOnceEnabled", by: "enableDeviceIdsReadingOnce", true)
  }

  /// Whether the SDK reads the device identifiers only once.
  public var isDeviceIdsReadingOnceEnabled: Bool { value("isDeviceIdsReadingOnceEnabled", default: false) }

  /// Requests the cost data of the attribution from the servers.
  public func enableCostDataInAttribution() {
    record("isCostDataInAttributionEnabled", by: "enableCostDataInAttribution", true)
  }

  /// Whether the attribution includes cost data.
  public var isCostDataInAttributionEnabled: Bool { value("isCostDataInAttributionEnabled", default: false) }

  /// Enables compliance with COPPA, the US law for the protection of children's data.
  public func enableCoppaCompliance() {
    set("isCoppaComplianceEnabled", by: "enableCoppaCompliance", true, \.compliesWithCOPPA, true) { "\($0)" }
  }

  /// Whether the SDK complies with COPPA.
  public var isCoppaComplianceEnabled: Bool {
    get { value("isCoppaComplianceEnabled", default: false) }
    set { set("isCoppaComplianceEnabled", newValue, \.compliesWithCOPPA, newValue) { "\($0)" } }
  }
}
