import Foundation
import SDKContract

/// The stand-in as the simulation knows it, which hides the link between class and machine from apps.
///
/// It is `@unchecked Sendable` as its superclass is, and keeps nothing.
package final class AppsFlyerStandIn: AppsFlyerLib, SDKStandIn, NamedClasses, @unchecked Sendable {}

@MainActor
extension AppsFlyerLib {
  /// The class, and the one that it has replaced in version 6.
  package var namedClasses: [String: AnyClass] {
    let version = link.read { VersionNumber($0.machine.configuration.profile.version) }
    let isTracker = version??.major ?? 6 < 6
    return isTracker ? ["AppsFlyerTracker": AppsFlyerTracker.self] : ["AppsFlyerLib": AppsFlyerLib.self]
  }

  /// Whether an object conforms to a delegate protocol of the SDK.
  package func canCall(_ object: AnyObject) -> Bool {
    object is any AppsFlyerLibDelegate || object is any DeepLinkDelegate
  }

  /// Calls a delegate, a completion handler or the listener.
  package func deliver(_ callback: AppsFlyerCallback, by call: (() -> Bool) -> Void) {
    switch callback {
    case .didResolveDeepLink(let result):
      guard let delegate = heldDeepLinkDelegate else { return }
      call {
        delegate.didResolveDeepLink(result)
        return true
      }
    case .startWithCompletionHandler(let payload, let error):
      guard !state.startCompletions.isEmpty else { return }
      let completion = state.startCompletions.removeFirst()
      let answer = payload.map { PayloadValue.object($0.entries).bridged as? [String: Any] ?? [:] }
      call {
        completion(answer, error?.nsError)
        return true
      }
    case .logEventWithCompletionHandler(let name, let payload, let error):
      guard let index = state.eventCompletions.firstIndex(where: { $0.event == name }) else { return }
      let completion = state.eventCompletions.remove(at: index)
      let answer = payload.map { PayloadValue.object($0.entries).bridged as? [String: Any] ?? [:] }
      call {
        completion.call(answer, error?.nsError)
        return true
      }
    case .generateInviteUrlWithCompletionHandler(let number, let text):
      guard state.inviteCompletions.indices.contains(number - 1),
        let completion = state.inviteCompletions[number - 1].take()
      else { return }
      call {
        completion(URL(string: text))
        return true
      }
    case .allHTTPHeaderFields(let link):
      guard let delegate = heldDelegate, let url = link.url else { return }
      call {
        _ = delegate.allHTTPHeaderFields(forResolveDeepLinkURL: url)
        return true
      }
    case .sessionReadyListener:
      guard let listener = state.sessionReadyListener else { return }
      call {
        listener()
        return true
      }
    case .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure:
      guard let delegate = heldDelegate else { return }
      call {
        callback.deliver(to: delegate)
        return true
      }
    }
  }

  /// Returns the integration that calls the SDK for an app that implements only delegates.
  package func integration(
    _ setup: AppsFlyerSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> any SDKIntegration {
    AppsFlyerIntegration(self, setup, sites, app)
  }

  /// Returns the delegate of the app that a scenario describes.
  package static func describedDelegate(_ app: any DescribedReactions, _ setup: AppsFlyerSetup) -> AnyObject {
    setup.unifiedDeepLinking ? AppsFlyerDescribedDeepLinkDelegate(app) : AppsFlyerDescribedDelegate(app)
  }

  /// Makes the call of a step.
  package func make(_ call: SDKMethodCall, in environment: AppEnvironment) {
    guard let method = AppsFlyerMethod(rawValue: call.method) else { return }
    switch method {
    case .start: start()
    case .startWithCompletionHandler: start { _, _ in }
    case .stop: isStopped = true
    case .resume: isStopped = false
    case .performOnAppAttribution: performOnAppAttribution(with: call.url)
    case .waitForATT:
      if case .integer(let seconds) = call.argument {
        waitForATTUserAuthorization(timeoutInterval: TimeInterval(seconds))
      }
    case .minTimeBetweenSessions:
      if case .integer(let seconds) = call.argument { minTimeBetweenSessions = UInt(clamping: seconds) }
    case .logEvent:
      if case .string(let name) = call.argument { logEvent(name, withValues: nil) }
    case .logEventWithCompletionHandler:
      if case .string(let name) = call.argument { logEvent(name: name, values: nil) { _, _ in } }
    case .handlePushNotification:
      if case .object(let entries) = call.argument { handlePushNotification(Payload(entries)) }
    case .addPushNotificationDeepLinkPath:
      if case .string(let path) = call.argument {
        addPushNotificationDeepLinkPath(path.split(separator: ".").map(String.init))
      }
    case .generateInviteURL:
      if case .object(let members) = call.argument { generateInviteURL(members) }
    case .isSessionReady: _ = isSessionReady()
    case .unregisterSessionReadyListener: unregisterSessionReadyListener()
    }
  }

  /// Adds the state of the object that the SDK does not know.
  package func hashState(into hasher: inout Hasher) {
    hasher.combine(heldDelegate != nil)
    hasher.combine(heldDeepLinkDelegate != nil)
    hasher.combine(state.startCompletions.count)
    hasher.combine(state.eventCompletions.map(\.event))
    hasher.combine(state.inviteCompletions.map { $0 != nil })
    hasher.combine(state.sessionReadyListener != nil)
  }

  /// Returns a closure that restores the present state of the object, except for its delegates.
  package func snapshot() -> @MainActor () -> Void {
    { [state] in self.state = state }
  }

  /// Returns a closure that restores the present delegates.
  package func reattachment() -> @MainActor (AnyObject?) -> Void {
    let (isSet, isDeepLinkSet) = (heldDelegate != nil, heldDeepLinkDelegate != nil)
    return { delegate in
      self.heldDelegate = isSet ? delegate as? any AppsFlyerLibDelegate : nil
      self.heldDeepLinkDelegate = isDeepLinkSet ? delegate as? any DeepLinkDelegate : nil
    }
  }
}

extension AppsFlyerCallback {
  /// Calls the delegate.
  @MainActor
  fileprivate func deliver(to delegate: any AppsFlyerLibDelegate) {
    switch self {
    case .onConversionDataSuccess(let payload): delegate.onConversionDataSuccess(payload.dictionary)
    case .onConversionDataFail(let error): delegate.onConversionDataFail(error.nsError)
    case .onAppOpenAttribution(let payload): delegate.onAppOpenAttribution(payload.dictionary)
    case .onAppOpenAttributionFailure(let error): delegate.onAppOpenAttributionFailure(error.nsError)
    case .didResolveDeepLink, .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler,
      .generateInviteUrlWithCompletionHandler, .allHTTPHeaderFields:
      break
    }
  }
}
