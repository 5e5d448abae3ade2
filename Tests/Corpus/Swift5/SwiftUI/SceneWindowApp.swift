import AppsFlyerLib
import StoreKit
import SwiftUI
import UIKit

// A router outside the views: it looks for the window of the scene, and presents a link's screen over whatever is on
// top. A user without a campaign gets another root.

@MainActor
enum SceneWindowRouter {
  static var window: UIWindow? {
    UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.first { $0.activationState != .background }?
      .windows.first { $0.isKeyWindow }
  }

  static func open(_ name: String) {
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    let screen = UIHostingController(rootView: Text(name))
    screen.title = name
    top?.present(screen, animated: true)
  }

  static func replaceRoot() {
    let root = UIHostingController(rootView: Text("offers"))
    root.title = "offers"
    window?.windowScene?.windows.first?.rootViewController = root
  }
}

final class SceneWindowDelegate: NSObject, UIApplicationDelegate, AppsFlyerLibDelegate, DeepLinkDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true, conversionInfo["af_status"] as? String == "Organic" else {
      return
    }
    DispatchQueue.main.async { SceneWindowRouter.replaceRoot() }
  }

  func onConversionDataFail(_ error: Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let name = result.deepLink?.deeplinkValue else { return }
    DispatchQueue.main.async { SceneWindowRouter.open(name) }
  }
}

struct SceneWindowApp: App {
  @UIApplicationDelegateAdaptor private var delegate: SceneWindowDelegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("home").help("the first screen")
        .appStoreOverlay(isPresented: .constant(true)) {
          SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        }
        .onOpenURL { AppsFlyerLib.shared().handleOpen($0) }
    }
    .onChange(of: phase) { _, phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
  }
}
