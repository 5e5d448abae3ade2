import Foundation

/// Stands in for version 4's class `Adjust`, under which name the module `Adjust` exports it.
///
/// It is a separate class because its getters return values, where those of version 5 take completion handlers.
public final class AdjustVersion4: NSObject {
  /// Creates an object, which acts like the one that `getInstance()` returns.
  public override init() {}

  private static func act<Argument, Result>(
    _ argument: Argument, _ body: @escaping @MainActor (Adjust, Argument) -> Result
  ) -> Result {
    Adjust.act(argument, body)
  }

  private static let instance = Instance()

  /// A shared instance; it is stateless, so all simulations can share it.
  private struct Instance: @unchecked Sendable {
    let adjust = AdjustVersion4()
  }

  /// Returns the SDK, for code that calls instance methods.
  public class func getInstance() -> AdjustVersion4? { instance.adjust }

  // MARK: Life cycle

  /// Starts the SDK with a configuration.
  public class func appDidLaunch(_ adjustConfig: ADJConfig?) { act(adjustConfig) { $0.appDidLaunch($1) } }

  /// Enables or disables the SDK; the setting is persistent.
  public class func setEnabled(_ enabled: Bool) { act(enabled) { $0.setEnabled($1) } }

  /// Whether the SDK is enabled; false before `appDidLaunch(_:)`.
  public class func isEnabled() -> Bool {
    act(()) { adjust, _ in adjust.present("Adjust.isEnabled", otherwise: false) { $0.presentlyEnabled } }
  }

  /// Stops or resumes sending.
  public class func setOfflineMode(_ enabled: Bool) { act(enabled) { $0.setOfflineMode($1) } }

  /// Ends the delayed start.
  public class func sendFirstPackages() { act(()) { adjust, _ in adjust.sendFirstPackages() } }

  /// Tells the SDK that the app has become active, of which the system notifies it too.
  public class func trackSubsessionStart() { Adjust.trackSubsessionStart() }

  /// Tells the SDK that the app is about to resign active, of which the system notifies it too.
  public class func trackSubsessionEnd() { Adjust.trackSubsessionEnd() }

  /// Asks the backend to forget the user permanently.
  public class func gdprForgetMe() { Adjust.gdprForgetMe() }

  // MARK: Links

  /// Reports the click on a link that opened the app.
  public class func appWillOpen(_ url: URL) { Adjust.appWillOpen(url) }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public class func processDeeplink(_ deeplink: URL, completionHandler: @escaping (String) -> Void) {
    act((deeplink.absoluteString, completionHandler)) { $0.processDeeplink($1.0, completion: $1.1) }
  }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public class func processDeeplink(_ deeplink: URL) async -> String {
    await withUnsafeContinuation { continuation in
      processDeeplink(deeplink) { continuation.resume(returning: $0) }
    }
  }

  /// Converts an Adjust universal link to its app scheme form on the device.
  public class func convertUniversalLink(_ url: URL, scheme: String) -> URL? {
    Adjust.convertUniversalLink(url, withScheme: scheme)
  }

  /// The last link that the SDK was given, in this process or an earlier one.
  public class func lastDeeplink() -> URL? {
    act(()) { adjust, _ in adjust.present("Adjust.lastDeeplink", otherwise: nil) { $0.presentLastDeeplink } }
  }

  // MARK: What the SDK knows

  /// The attribution; nil until there is one.
  public class func attribution() -> ADJAttribution? {
    act(()) { adjust, _ in adjust.present("Adjust.attribution", otherwise: nil) { $0.presentAttribution } }
  }

  /// The device's id at Adjust; nil until there is one.
  public class func adid() -> String? {
    act(()) { adjust, _ in adjust.present("Adjust.adid", otherwise: nil) { $0.presentAdid } }
  }

  /// The advertising identifier, which is all zeros unless the user has allowed tracking.
  public class func idfa() -> String? {
    act(()) { adjust, _ in adjust.present("Adjust.idfa", otherwise: nil) { $0.presentIdfa } }
  }

  /// The vendor identifier.
  public class func idfv() -> String? {
    act(()) { adjust, _ in adjust.present("Adjust.idfv", otherwise: nil) { $0.presentIdfv } }
  }

  /// The version of the SDK.
  public class func sdkVersion() -> String? {
    act(()) { adjust, _ in adjust.present("Adjust.sdkVersion", otherwise: nil) { $0.presentSdkVersion } }
  }
}
