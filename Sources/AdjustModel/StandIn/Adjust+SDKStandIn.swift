import Foundation
import SDKContract

/// The stand-in as the simulation knows it, which hides the link between class and machine from apps.
///
/// It is `@unchecked Sendable` as its superclass is, and keeps nothing.
package final class AdjustStandIn: Adjust, SDKStandIn, NamedClasses, @unchecked Sendable {}

@MainActor
extension Adjust {
  /// The class, which differs between versions 4 and 5.
  package var namedClasses: [String: AnyClass] {
    ["Adjust": isVersion4 ? AdjustVersion4.self : Adjust.self]
  }

  /// Whether an object conforms to a delegate protocol of the SDK.
  package func canCall(_ object: AnyObject) -> Bool {
    object is any AdjustDelegate
  }

  /// Calls the delegate, or a completion handler.
  package func deliver(_ callback: AdjustCallback, by call: (() -> Bool) -> Void) {
    if let id = callback.completion {
      completionOrigins[id.value] = nil
      guard let completion = completions.removeValue(forKey: id.value) else { return }
      call {
        completion(callback)
        return true
      }
    } else if case .adjustSkanUpdated(let update) = callback, let delegate, isVersion4 {
      call {
        update.deliver(to: delegate)
        return true
      }
    } else if let delegate {
      call { callback.deliver(to: delegate) }
    }
  }

  /// Whether the SDK is version 4, which reports conversion values through other methods.
  var isVersion4: Bool { link.read { $0.machine.configuration.profile.isVersion4 } ?? false }

  /// Returns the integration that calls the SDK for an app that implements only a delegate.
  package func integration(
    _ setup: AdjustSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> any SDKIntegration {
    AdjustIntegration(self, setup, sites, app)
  }

  /// Returns the delegate of the app that a scenario describes.
  package static func describedDelegate(_ app: any DescribedReactions, _ setup: AdjustSetup) -> AnyObject {
    AdjustDescribedDelegate(app, setup)
  }

  /// Adds the state of the object that the SDK does not know: the origins of its completions.
  package func hashState(into hasher: inout Hasher) {
    hasher.combine(delegate != nil)
    hasher.combine(lastCompletion)
    hasher.combine(completions.count)
    for id in completions.keys.sorted() { hasher.combine(id) }
    hasher.combine(completionOrigins)
  }

  /// Returns a closure that restores the present state of the object, except for its delegate.
  package func snapshot() -> @MainActor () -> Void {
    { [completions, completionOrigins, lastCompletion] in
      self.completions = completions
      self.completionOrigins = completionOrigins
      self.lastCompletion = lastCompletion
    }
  }

  /// Returns a closure that restores the present delegate, if there is one.
  package func reattachment() -> @MainActor (AnyObject?) -> Void {
    let isSet = delegate != nil
    return { self.delegate = isSet ? $0 as? any AdjustDelegate : nil }
  }
}

extension AdjustCallback {
  /// Calls the delegate.
  ///
  /// - Returns: The return value of `adjustDeferredDeeplinkReceived`; true for every other callback.
  @MainActor
  fileprivate func deliver(to delegate: any AdjustDelegate) -> Bool {
    switch self {
    case .adjustAttributionChanged(let attribution): delegate.adjustAttributionChanged(attribution)
    case .adjustSessionTrackingSucceeded(let success): delegate.adjustSessionTrackingSucceeded(success)
    case .adjustSessionTrackingFailed(let failure): delegate.adjustSessionTrackingFailed(failure)
    case .adjustEventTrackingSucceeded(let success): delegate.adjustEventTrackingSucceeded(success)
    case .adjustEventTrackingFailed(let failure): delegate.adjustEventTrackingFailed(failure)
    case .adjustDeferredDeeplinkReceived(let link):
      return delegate.adjustDeferredDeeplinkReceived(URL(string: link))
    case .adjustDeeplinkResponse(let link):
      return delegate.adjustDeeplinkResponse(URL(string: link))
    case .adjustSkanUpdated(let update): delegate.adjustSkanUpdated(withConversionData: update.data)
    case .adjustRemoteTriggerReceived(let trigger): delegate.adjustRemoteTriggerReceived(trigger)
    case .resolvedDeeplink, .lastDeeplink, .attribution, .adid, .isEnabled, .idfa, .idfv, .sdkVersion, .resolvedLink:
      break
    }
    return true
  }
}

extension AdjustSKANUpdate {
  /// Calls the methods of version 4, of which an app implements one: each counts as if it were the only one.
  @MainActor
  fileprivate func deliver(to delegate: any AdjustDelegate) {
    let value = data["conversion_value"].flatMap { Int($0) }.map { NSNumber(value: $0) }
    let locksWindow = data["lock_window"].map { NSNumber(value: $0 == "1") }
    let respondsToShort = CallbackResponder.responds { delegate.adjustConversionValueUpdated(value) }
    let respondsToLong = CallbackResponder.responds {
      delegate.adjustConversionValueUpdated(value, coarseValue: data["coarse_value"], lockWindow: locksWindow)
    }
    if !respondsToShort, !respondsToLong { CallbackResponder.doesNotRespond() }
  }
}
