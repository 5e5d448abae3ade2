import DeepLinkSimulator
import Foundation

/// A shop with Adjust that greets users who come through a campaign with the campaign's offer.
///
/// The campaign is in the attribution, the product in the deferred link. The SDK posts the attribution first, but the
/// two reach the main thread through different mechanisms, so the link sometimes overtakes it.
@MainActor
public final class CampaignApp {
  /// Whether the app waits for the attribution if the link arrives first.
  public let waitsForAttribution: Bool
  private let environment: AppEnvironment
  private var campaign: String?
  private var hasAttribution = false
  private var waiting: URL?

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, waitsForAttribution: Bool = true) {
    self.environment = environment
    self.waitsForAttribution = waitsForAttribution
  }

  private func open(_ link: URL) {
    if hasAttribution || !waitsForAttribution {
      environment.show(campaign == nil ? "Product" : "Offer")
    } else {
      waiting = link
    }
  }
}

extension CampaignApp: AdjustDelegate {
  /// Stores the campaign.
  public func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    campaign = attribution?.campaign
    hasAttribution = true
    if let link = waiting.take() { open(link) }
  }

  /// Opens the product, and tells the SDK not to open the link.
  public func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { open(deeplink) }
    return false
  }
}
