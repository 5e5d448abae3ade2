import Foundation
import SDKContract

extension AppsFlyerLib {
  /// The SDK of the app that is simulated on this thread.
  public static func shared() -> AppsFlyerLib { AppEnvironment.current.appsFlyer }

  /// Hands over a link with the app's scheme, as before iOS 9.
  public func handleOpen(_ url: URL?, sourceApplication: String?, withAnnotation annotation: Any?) {
    handleOpen(url, options: nil)
  }
}
