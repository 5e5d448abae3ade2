import DeepLinkSimulator
import Foundation

/// The fruit app with a start that waits for the app's settings, as with remote configuration and consent tools.
///
/// AppsFlyer holds its delegate weakly and keeps nothing for one that is set later: conversion data that arrives before
/// the settings finds no delegate.
@MainActor
public final class FruitSetupApp {
  private static let settingsTakeTime = Duration.milliseconds(500)

  /// Whether the app sets the delegate for conversion data before it waits for its settings.
  public let listensAtOnce: Bool
  private let environment: AppEnvironment
  private let router: FruitRouter

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, listensAtOnce: Bool = true) {
    self.environment = environment
    self.listensAtOnce = listensAtOnce
    router = FruitRouter(environment)
  }

  private func loadSettings() async {
    try? await environment.clock.sleep(for: Self.settingsTakeTime)
  }
}

extension FruitSetupApp: ApplicationDelegate {
  /// Sets the SDK up, and loads the settings.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool {
    let lib = environment.appsFlyer
    lib.appsFlyerDevKey = "{YourDevKey}"
    lib.appleAppID = "1512793879"
    if listensAtOnce { lib.delegate = self }
    Task {
      await loadSettings()
      lib.delegate = self
    }
    return true
  }

  /// Reports the session.
  public func applicationDidBecomeActive(_ application: Application) {
    environment.appsFlyer.start()
  }
}

extension FruitSetupApp: AppsFlyerLibDelegate {
  /// Opens the fruit of the link that led to the install.
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true,
      let fruit = conversionInfo["deep_link_value"] as? String
    else { return }
    router.walk(to: fruit)
  }

  /// Does nothing: without conversion data there is nothing to open.
  public func onConversionDataFail(_ error: any Error) {}
}
