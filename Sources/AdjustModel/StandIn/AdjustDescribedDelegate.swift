import Foundation
import SDKContract

/// The Adjust delegate of the app that a scenario describes.
@MainActor
final class AdjustDescribedDelegate {
  private unowned let app: any DescribedReactions
  private let returnsFromDeferredDeeplink: Bool

  init(_ app: any DescribedReactions, _ setup: AdjustSetup) {
    self.app = app
    returnsFromDeferredDeeplink = setup.deferredDeeplinkReturns
  }

  private func react(to callback: AdjustCallback.Name, _ body: (_ isChecked: Bool) -> Void = { _ in }) {
    app.react(to: callback.rawValue, body)
  }
}

extension AdjustDescribedDelegate: AdjustDelegate {
  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    react(to: .adjustAttributionChanged)
  }

  func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
    react(to: .adjustSessionTrackingSucceeded)
  }

  func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?) {
    react(to: .adjustSessionTrackingFailed)
  }

  func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?) {
    react(to: .adjustEventTrackingSucceeded)
  }

  func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?) {
    react(to: .adjustEventTrackingFailed)
  }

  func adjustSkanUpdated(withConversionData data: [String: String]) {
    react(to: .adjustSkanUpdated)
  }

  // The name of the method in version 4.
  func adjustConversionValueUpdated(_ fineValue: NSNumber?, coarseValue: String?, lockWindow: NSNumber?) {
    react(to: .adjustSkanUpdated)
  }

  func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger) {
    react(to: .adjustRemoteTriggerReceived)
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    received(deeplink, in: .adjustDeferredDeeplinkReceived)
  }

  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    received(deeplink, in: .adjustDeeplinkResponse)
  }

  private func received(_ deeplink: URL?, in callback: AdjustCallback.Name) -> Bool {
    react(to: callback) { _ in
      // An app that lets the SDK open the link receives it again from the system, and routes it there.
      if !returnsFromDeferredDeeplink, let deeplink { app.follow(destination: deeplink.absoluteString) }
    }
    return returnsFromDeferredDeeplink
  }
}
