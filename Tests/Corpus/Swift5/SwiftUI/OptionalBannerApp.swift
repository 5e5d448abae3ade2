import AppsFlyerLib
import DeepLinkSimulator
import SwiftUI

// An app whose model makes views, or nil where there is nothing to show.

final class OptionalBannerModel: NSObject, ObservableObject, DeepLinkDelegate {
  static let shared = OptionalBannerModel()
  @Published var fruit: String?

  func didResolveDeepLink(_ result: DeepLinkResult) { fruit = result.deepLink?.deeplinkValue }

  @MainActor func banner() -> AnyView? {
    guard let fruit else { return nil }
    return AnyView(Text(fruit).onAppear { AppEnvironment.current.record("banner", fruit) })
  }

  func hint() -> Text? { fruit == nil ? Text("Tap a link") : nil }
}

final class OptionalBannerAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalBannerModel.shared.fruit = nil
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = OptionalBannerModel.shared
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }
}

struct OptionalBannerApp: App {
  @UIApplicationDelegateAdaptor(OptionalBannerAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      OptionalBannerView().onOpenURL { AppsFlyerLib.shared().handleOpen($0, options: nil) }
    }
  }
}

private struct OptionalBannerView: View {
  @ObservedObject private var model = OptionalBannerModel.shared

  var body: some View {
    VStack {
      model.hint()
      model.banner().padding()
    }
  }
}
