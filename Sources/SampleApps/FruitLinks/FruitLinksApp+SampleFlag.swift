import DeepLinkSimulator
import Foundation

/// The version of the official sample, with its gaps.
extension FruitLinksApp {
  func followAsInTheSample(_ link: DeepLink) {
    if link.isDeferred {
      // Conversion data arrived first and has opened the link.
      if takeFlag() { return }
      guard let fruit = Self.fruit(in: link.clickEvent) else { return }
      setFlag()
      return router.walk(to: fruit)
    }
    guard let fruit = link.deeplinkValue else { return crash("deeplinkValue is nil") }
    setFlag()
    router.walk(to: fruit)
  }

  func followAsInTheSample(_ conversionInfo: [AnyHashable: Any]) {
    // Unified deep linking arrived first and has opened the link, or so the flag says.
    if takeFlag() { return }
    setFlag()
    for key in ["deep_link_value", "fruit_name"] {
      guard let value = conversionInfo[key] else { continue }
      guard let fruit = value as? String else { return crash("\(key) is no String") }
      return router.walk(to: fruit)
    }
  }
}
