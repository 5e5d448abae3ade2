import DeepLinkSimulatorXCTest

/// An app that shows the fruit of a link, once for each callback that has one.
@MainActor
final class FruitShop: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard data["is_first_launch"] as? Bool == true else { return }
    if let fruit = data["deep_link_value"] as? String { environment.show(fruit) }
  }

  func onConversionDataFail(_ error: any Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let fruit = result.deepLink?.deeplinkValue { environment.show(fruit) }
  }
}

/// Lets conversion data look whether a deep link came before it, and not the other way round.
@MainActor
final class HalfFixedShop: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  private var hasOpened = false
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard !hasOpened, let fruit = data["deep_link_value"] as? String else { return }
    environment.show(fruit)
  }

  func onConversionDataFail(_ error: any Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) {
    hasOpened = result.deepLink != nil
    if let fruit = result.deepLink?.deeplinkValue { environment.show(fruit) }
  }
}

extension Simulator {
  static let link = "https://shop.onelink.me/Ab1C?pid=Email&deep_link_value=shoes"

  /// A device with the shop, which is not installed yet.
  static func shop(
    _ app: TestedApp = .delegate { FruitShop($0) }, gates: [String] = [], backend: [BackendAnswer] = [],
    isExhaustive: Bool = true
  ) throws -> Simulator {
    try Simulator(
      app: app, name: "A shop", domains: ["shop.onelink.me"], gates: gates,
      sdks: [.appsFlyer(unifiedDeepLinking: true)], backend: backend, isExhaustive: isExhaustive)
  }
}
