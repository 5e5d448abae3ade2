import Foundation
import SDKContract

// Links, and the settings that affect them.
extension AppsFlyerLib {
  /// The app's own OneLink domains.
  public nonisolated var oneLinkCustomDomains: [String]? {
    get { value("oneLinkCustomDomains", default: nil) }
    set { configure("oneLinkCustomDomains", newValue, \.customDomains, newValue ?? []) { Self.list($0) } }
  }

  /// The domains of email services that wrap links.
  public nonisolated var resolveDeepLinkURLs: [String]? {
    get { value("resolveDeepLinkURLs", default: nil) }
    set { configure("resolveDeepLinkURLs", newValue, \.resolveDeepLinkURLs, newValue ?? []) { Self.list($0) } }
  }

  /// The time limit of the deferred look-up, in milliseconds.
  public nonisolated var deepLinkTimeout: UInt {
    get { value("deepLinkTimeout", default: 3000) }
    set {
      configure("deepLinkTimeout", newValue, \.deepLinkTimeout, .milliseconds(Int64(clamping: newValue))) {
        "\($0.microseconds / 1000) ms"
      }
    }
  }

  private nonisolated static func list(_ domains: [String]) -> String {
    domains.isEmpty ? "none" : domains.joined(separator: ", ")
  }

  /// Adds parameters for the attribution to links that contain a text; the name in version 6.
  public nonisolated func appendParametersToDeeplinkURL(contains text: String, parameters: [String: String]) {
    append("appendParametersToDeeplinkURL", text, parameters)
  }

  /// Adds parameters for the attribution to links that contain a text; the name in version 7.
  public nonisolated func appendParametersToDeepLinkingURL(contains text: String, parameters: [String: String]) {
    append("appendParametersToDeepLinkingURL", text, parameters)
  }

  private nonisolated func append(_ member: String, _ text: String, _ parameters: [String: String]) {
    let query = parameters.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "&")
    act(member, AppendedParameters(contains: text, query: query)) { lib, appended in
      lib.link.call("AppsFlyerLib.\(member)", "\(appended.contains)?\(appended.query)") { sdk, _ in
        sdk.machine.configure { $0.appendedParameters.append(appended) }
        return []
      }
    }
  }

  /// Passes a universal link to the SDK; returns true for any link (`AppsFlyerSDK/AppsFlyerFramework#85`).
  @discardableResult
  public nonisolated func `continue`(
    _ userActivity: UserActivity, restorationHandler: (([Any]?) -> Void)? = nil
  ) -> Bool {
    handOver(userActivity.webpageURL?.absoluteString, by: "continue")
    return true
  }

  /// Passes a universal link to the SDK, as Foundation's activity.
  @discardableResult
  public nonisolated func `continue`(
    _ userActivity: NSUserActivity?, restorationHandler: (([Any]?) -> Void)? = nil
  ) -> Bool {
    handOver(userActivity?.webpageURL?.absoluteString, by: "continue")
    return true
  }

  /// Passes a link with the app's scheme, or any other URL, to the SDK.
  public nonisolated func handleOpen(_ url: URL?, options: [AnyHashable: Any]? = nil) {
    handOver(url?.absoluteString, by: "handleOpen")
  }

  /// Passes a link with the app's scheme to the SDK, as before iOS 9.
  public nonisolated func handleOpen(_ url: URL?, sourceApplication: String?) { handleOpen(url, options: nil) }

  /// Passes a link with the app's scheme to the SDK, as before iOS 9.
  public nonisolated func handleOpen(_ url: URL?, sourceApplication: String?, withAnnotation annotation: Any?) {
    handleOpen(url, options: nil)
  }

  /// Passes a universal link to the SDK that SwiftUI delivered as a plain URL; since 7.0.1.
  public nonisolated func handleUniversalLink(_ url: URL?) {
    handOver(url?.absoluteString, by: "handleUniversalLink")
  }

  /// Passes the launch options to the SDK, before the session-ready listener is registered; since version 7.
  ///
  /// - Parameter launchOptions: The dictionary of `application(_:didFinishLaunchingWithOptions:)`.
  public nonisolated func handleLaunchOptions(_ launchOptions: [AnyHashable: Any]?) {
    func option(_ name: String) -> Any? {
      launchOptions?.first { ($0.key.base as? any RawRepresentable)?.rawValue as? String == name }?.value
    }
    let activities = option("UIApplicationLaunchOptionsUserActivityDictionaryKey") as? [AnyHashable: Any]
    let activity = activities?.values.compactMap { $0 as? NSUserActivity }.first
    let url = activity?.webpageURL ?? option("UIApplicationLaunchOptionsURLKey") as? URL
    handleLaunchOptions(link: url.map { Link($0.absoluteString) })
  }

  /// Passes the launch options to the SDK for a link that is already known.
  nonisolated func handleLaunchOptions(link incoming: Link?) {
    act("handleLaunchOptions", incoming) { lib, incoming in
      lib.link.call("AppsFlyerLib.handleLaunchOptions", incoming?.text) {
        $0.machine.handleLaunchOptions(link: incoming, at: $1.now)
      }
    }
  }

  /// Resolves a link from another source; its result is delivered like that of a direct link.
  public nonisolated func performOnAppAttribution(with url: URL?) {
    act("performOnAppAttribution", url?.absoluteString) { lib, url in
      lib.link.call("AppsFlyerLib.performOnAppAttribution", url) { sdk, moment in
        guard let url else { return [] }
        return sdk.machine.performOnAppAttribution(moment.link(url), at: moment.now)
      }
    }
  }

  // MARK: Push notifications

  /// Passes the payload of a push notification that the user opened to the SDK.
  public nonisolated func handlePushNotification(_ payload: Payload) {
    act("handlePushNotification", payload) { lib, payload in
      lib.link.call("AppsFlyerLib.handlePushNotification") { $0.machine.handlePushNotification(payload, at: $1.now) }
    }
  }

  /// Passes the payload of a push notification to the SDK in the type that the system uses.
  public nonisolated func handlePushNotification(_ userInfo: [AnyHashable: Any]?) {
    let entries = userInfo?.map { PayloadEntry("\($0.key)", PayloadValue(bridging: $0.value)) } ?? []
    handlePushNotification(Payload(entries.sorted { $0.key < $1.key }))
  }

  /// Adds a key path at which push payloads have a OneLink.
  public nonisolated func addPushNotificationDeepLinkPath(_ path: [String]) {
    act("addPushNotificationDeepLinkPath", path) { lib, path in
      lib.link.call("AppsFlyerLib.addPushNotificationDeepLinkPath", path.joined(separator: ".")) { sdk, _ in
        sdk.machine.configure { $0.pushDeepLinkPaths.append(path) }
        return []
      }
    }
  }

  private nonisolated func handOver(_ url: String?, by method: String) {
    act(method, (url, method)) { lib, handed in
      lib.link.call("AppsFlyerLib.\(handed.1)", handed.0) { sdk, moment in
        guard let url = handed.0 else { return [] }
        return sdk.handle(moment.link(url), moment)
      }
    }
  }
}
