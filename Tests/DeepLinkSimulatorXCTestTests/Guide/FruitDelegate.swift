#if canImport(AppsFlyerLib)
  import AppsFlyerLib
#else
  import DeepLinkSimulator
#endif

@MainActor
class FruitDelegate {
  let router: FruitRouter
  init(router: FruitRouter) { self.router = router }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard data["is_first_launch"] as? Bool == true else { return }
    if let fruit = data["deep_link_value"] as? String { router.open(fruit) }
  }

  func onConversionDataFail(_ error: Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let fruit = result.deepLink?.deeplinkValue { router.open(fruit) }
  }
}

extension FruitDelegate: AppsFlyerLibDelegate, DeepLinkDelegate {}

@MainActor
class FruitRouter {
  let show: (String) -> Void
  init(show: @escaping (String) -> Void) { self.show = show }

  func open(_ fruit: String) { show(fruit + "_vc") }
}

/// The fixed router.
final class CarefulRouter: FruitRouter {
  private var opened: Set<String> = []

  override func open(_ fruit: String) {
    if opened.insert(fruit).inserted { show(fruit + "_vc") }
  }
}

/// The delegate that was fixed in one direction only.
class HalfFixedDelegate: FruitDelegate {
  private var hasOpened = false

  override func didResolveDeepLink(_ result: DeepLinkResult) {
    hasOpened = result.deepLink != nil
    super.didResolveDeepLink(result)
  }

  override func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    if !hasOpened { super.onConversionDataSuccess(data) }
  }
}
