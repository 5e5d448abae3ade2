import DeepLinkSimulator
import Foundation

/// The fixed version: only a deferred link that has been opened counts as handled.
extension FruitLinksApp {
  private static let handledKey = "hasOpenedDeferredLink"

  private var hasOpenedDeferredLink: Bool {
    get { environment.defaults[Self.handledKey] == "true" }
    set { environment.defaults[Self.handledKey] = newValue ? "true" : nil }
  }

  func follow(_ link: DeepLink) {
    guard let fruit = Self.fruit(in: link.clickEvent) else { return }
    if link.isDeferred {
      openDeferredLink(to: fruit)
    } else {
      router.walk(to: fruit)
    }
  }

  func follow(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["af_status"] as? String == "Non-organic", let fruit = Self.fruit(in: conversionInfo) else {
      return
    }
    openDeferredLink(to: fruit)
  }

  /// Opens the install's deferred link, whichever callback brings it first.
  private func openDeferredLink(to fruit: String) {
    guard !hasOpenedDeferredLink else { return }
    hasOpenedDeferredLink = true
    // The user may have come through the same link directly.
    if !router.isShowing(fruit) { router.walk(to: fruit) }
  }

  /// Returns the fruit in some parameters; missing ones are empty strings in a deferred link, and nulls in conversion
  /// data.
  static func fruit(in parameters: [AnyHashable: Any]) -> String? {
    for key in ["deep_link_value", "fruit_name"] {
      if let fruit = parameters[key] as? String, !fruit.isEmpty { return fruit }
    }
    return nil
  }
}
