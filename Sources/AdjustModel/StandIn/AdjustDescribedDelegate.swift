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
}

extension AdjustDescribedDelegate: AdjustDelegate {
  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    app.react(to: "adjustAttributionChanged") { _ in }
  }

  func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
    app.react(to: "adjustSessionTrackingSucceeded") { _ in }
  }

  func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?) {
    app.react(to: "adjustSessionTrackingFailed") { _ in }
  }

  func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?) {
    app.react(to: "adjustEventTrackingSucceeded") { _ in }
  }

  func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?) {
    app.react(to: "adjustEventTrackingFailed") { _ in }
  }

  func adjustSkanUpdated(withConversionData data: [String: String]) {
    app.react(to: "adjustSkanUpdated") { _ in }
  }

  func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger) {
    app.react(to: "adjustRemoteTriggerReceived") { _ in }
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    received(deeplink, in: "adjustDeferredDeeplinkReceived")
  }

  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    received(deeplink, in: "adjustDeeplinkResponse")
  }

  private func received(_ deeplink: URL?, in callback: String) -> Bool {
    app.react(to: callback) { _ in
      // An app that lets the SDK open the link gets it again from the system, and routes it there.
      if !returnsFromDeferredDeeplink, let deeplink { app.follow(destination: deeplink.absoluteString) }
    }
    return returnsFromDeferredDeeplink
  }
}
