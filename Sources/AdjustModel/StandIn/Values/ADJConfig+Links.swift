import Foundation
import SDKContract

// Settings that affect when links are delivered.
extension ADJConfig {
  /// How long the SDK waits for the user's answer to the tracking prompt, in seconds.
  public var attConsentWaitingInterval: UInt {
    get { value("attConsentWaitingInterval", default: 0) }
    set {
      set(
        "attConsentWaitingInterval", newValue, \.attConsentWaitingInterval, .seconds(Int64(clamping: newValue))
      ) { "\($0.microseconds / 1_000_000) s" }
    }
  }

  /// Disables the use of App Tracking Transparency.
  public func disableAppTrackingTransparencyUsage() {
    set(
      "isAppTrackingTransparencyUsageEnabled", by: "disableAppTrackingTransparencyUsage", false,
      \.usesTrackingTransparency, false, Self.text)
  }

  /// Whether the SDK uses App Tracking Transparency.
  public var isAppTrackingTransparencyUsageEnabled: Bool {
    value("isAppTrackingTransparencyUsageEnabled", default: true)
  }

  /// Delays the first session until `Adjust.endFirstSessionDelay()`; since 5.3.
  public func enableFirstSessionDelay() {
    set("isFirstSessionDelayEnabled", by: "enableFirstSessionDelay", true, \.delaysFirstSession, true, Self.text)
  }

  /// Whether the first session is delayed.
  public var isFirstSessionDelayEnabled: Bool { value("isFirstSessionDelayEnabled", default: false) }

  /// Enables LinkMe, which reads a link from the pasteboard on the first launch.
  public func enableLinkMe() {
    set("isLinkMeEnabled", by: "enableLinkMe", true, \.readsPasteboard, true, Self.text)
  }

  /// Whether the SDK reads a link from the pasteboard.
  public var isLinkMeEnabled: Bool { value("isLinkMeEnabled", default: false) }

  /// Whether the SDK reads a link from the pasteboard; the name in version 4.
  public var linkMeEnabled: Bool {
    get { value("linkMeEnabled", default: false) }
    set { set("linkMeEnabled", newValue, \.readsPasteboard, newValue, Self.text) }
  }

  /// Enables sending while the app is in the background.
  public func enableSendingInBackground() {
    set("isSendingInBackgroundEnabled", by: "enableSendingInBackground", true, \.sendsInBackground, true, Self.text)
  }

  /// Whether the SDK sends while the app is in the background.
  public var isSendingInBackgroundEnabled: Bool { value("isSendingInBackgroundEnabled", default: false) }

  /// Whether the SDK sends while the app is in the background; the name in version 4.
  public var sendInBackground: Bool {
    get { value("sendInBackground", default: false) }
    set { set("sendInBackground", newValue, \.sendsInBackground, newValue, Self.text) }
  }

  /// How long the first session of version 4 waits for `Adjust.sendFirstPackages()`, in seconds, at most 10.
  public var delayStart: Double {
    get { value("delayStart", default: 0) }
    set {
      let seconds = newValue.isNaN ? 0 : min(max(newValue, 0), 3600)
      set("delayStart", newValue, \.delayStart, .milliseconds(Int64(seconds * 1000))) {
        "\(Double($0.microseconds) / 1_000_000) s"
      }
    }
  }

  /// Disables AdServices, so that the SDK does not read the token of Apple Ads or send its click.
  public func disableAdServices() {
    set("isAdServicesEnabled", by: "disableAdServices", false, \.appleAds, .never) { $0.rawValue }
  }

  /// Whether the SDK reads the token of Apple Ads.
  public var isAdServicesEnabled: Bool { value("isAdServicesEnabled", default: true) }

  /// Whether the SDK reads the token of Apple Ads; the name in version 4.
  public var allowAdServicesInfoReading: Bool {
    get { value("allowAdServicesInfoReading", default: true) }
    set {
      set("allowAdServicesInfoReading", newValue, \.appleAds, newValue ? .whereTheyMatter : .never) { $0.rawValue }
    }
  }

  /// The number of event ids that the SDK remembers, to skip repeated events.
  public var eventDeduplicationIdsMaxSize: Int {
    get { value("eventDeduplicationIdsMaxSize", default: 10) }
    set { set("eventDeduplicationIdsMaxSize", newValue, \.rememberedEventIDs, newValue) { "\($0)" } }
  }

  /// Sets the domains that the SDK tries, one after another.
  ///
  /// - Parameters:
  ///   - urlStrategyDomains: The domains, such as `adjust.world`.
  ///   - useSubdomains: Whether the SDK prepends its subdomains.
  ///   - isDataResidency: Whether data stays in a region.
  public func setUrlStrategy(_ urlStrategyDomains: [Any]?, useSubdomains: Bool, isDataResidency: Bool) {
    let domains = urlStrategyDomains?.compactMap { $0 as? String } ?? []
    guard !domains.isEmpty else { return record("setUrlStrategy", "no domains") }
    set("useSubdomains", by: "setUrlStrategy", useSubdomains, \.usesSubdomains, useSubdomains, Self.text)
    record("isDataResidency", by: "setUrlStrategy", isDataResidency)
    set("urlStrategyDomains", by: "setUrlStrategy", urlStrategyDomains, \.domains, domains) {
      $0.joined(separator: ", ")
    }
  }

  /// The domains that the SDK tries.
  public var urlStrategyDomains: [Any]? { value("urlStrategyDomains", default: nil) }
  /// Whether the SDK prepends its subdomains to the domains.
  public var useSubdomains: Bool { value("useSubdomains", default: false) }
  /// Whether data stays in a region.
  public var isDataResidency: Bool { value("isDataResidency", default: false) }

  /// The name of a set of domains; the name in version 4.
  public var urlStrategy: String? {
    get { value("urlStrategy", default: nil) }
    set {
      if let newValue, let domains = Self.domains[newValue] {
        set("urlStrategy", newValue, \.domains, domains) { $0.joined(separator: ", ") }
      } else {
        record("urlStrategy", newValue ?? "nil")
      }
    }
  }

  /// The domains for the constants of version 4, in the order in which the SDK tries them.
  private static let domains = [
    ADJUrlStrategyIndia: ["adjust.net.in", "adjust.com"], ADJUrlStrategyChina: ["adjust.world", "adjust.com"],
    ADJUrlStrategyCn: ["adjust.cn", "adjust.com"], ADJUrlStrategyCnOnly: ["adjust.cn"],
    ADJDataResidencyEU: ["eu.adjust.com"], ADJDataResidencyTR: ["tr.adjust.com"],
    ADJDataResidencyUS: ["us.adjust.com"],
  ]

  private static func text(_ flag: Bool) -> String { flag ? "true" : "false" }
}
