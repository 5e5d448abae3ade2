import DeepLinkSimulator
import Foundation

/// AppsFlyer's fruit app from its page about the legacy APIs, in which each link leads to a fruit's screen.
///
/// The app implements only the delegate; the standard integration calls the SDK for it.
@MainActor
public final class FruitApp {
  /// The screens of the app's storyboard.
  public static let screens: Set<String> = ["apples_vc", "bananas_vc", "peaches_vc"]

  /// Whether the app checks `is_first_launch` before it routes on conversion data.
  ///
  /// Conversion data comes at every counted session. An app that does not check opens the fruit's screen again
  /// each time the user comes back to it.
  public let checksFirstLaunch: Bool
  private let environment: AppEnvironment
  private let router: FruitRouter

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, checksFirstLaunch: Bool = true) {
    self.environment = environment
    router = FruitRouter(environment)
    self.checksFirstLaunch = checksFirstLaunch
  }

  private func walkToSceneWithParams(_ params: [AnyHashable: Any]) {
    guard let fruit = fruit(in: params) else {
      environment.noRoute(to: "(no fruit)")
      return
    }
    router.walk(to: fruit)
  }

  /// Returns the fruit in a payload: under its own key, or otherwise in the query of the link itself.
  private func fruit(in params: [AnyHashable: Any]) -> String? {
    for key in ["deep_link_value", "fruit_name"] {
      if let fruit = params[key] as? String { return fruit }
    }
    guard let link = params["link"] as? String, let components = URLComponents(string: link) else { return nil }
    return components.queryItems?.first { $0.name == "deep_link_value" }?.value
  }
}

extension FruitApp: AppsFlyerLibDelegate {
  /// Opens the fruit of the link that led to the install.
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["af_status"] as? String == "Non-organic" else { return }
    let isFirstLaunch = conversionInfo["is_first_launch"] as? Bool ?? false
    guard isFirstLaunch || !checksFirstLaunch else { return }
    walkToSceneWithParams(conversionInfo)
  }

  /// Logs that there is no conversion data.
  public func onConversionDataFail(_ error: any Error) {
    environment.record("log", error.localizedDescription)
  }

  /// Opens the fruit of a link that opened the app.
  public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    walkToSceneWithParams(attributionData)
  }

  /// Logs that a link could not be resolved.
  public func onAppOpenAttributionFailure(_ error: any Error) {
    environment.record("log", error.localizedDescription)
  }
}
