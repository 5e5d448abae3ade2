import DeepLinkSimulator

@MainActor
final class ShopDelegate: AppsFlyerLibDelegate {
  let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    if let product = conversionInfo["deep_link_value"] as? String {
      environment.show(product)
    }
  }

  func onConversionDataFail(_ error: any Error) {}
}
