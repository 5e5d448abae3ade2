import DeepLinkSimulatorSwiftUI
import Foundation

// Adjust's pages for apps with SwiftUI, with the calls and types that they have there: the app with `.onOpenURL`, and
// the first view, which shows the onboarding. Only the import is another one, `UserDefaults` is that of the simulated
// device, and `@main` is left out because the tests have their own main. The onboarding is over at once here, so no
// link is stored meanwhile; `OnboardingPageApp` of the corpus has that part of the page.

private typealias UserDefaults = SimulatedDefaults

struct SwiftUIShop: App {
  @UIApplicationDelegateAdaptor(SwiftUIShopDelegate.self) var appDelegate

  var body: some Scene {
    WindowGroup {
      SwiftUIShopView()
        .onOpenURL { incomingLink in
          Adjust.processDeeplink(incomingLink) { resolvedLink in
            SwiftUIShopDelegate.show(resolvedLink)
          }
        }
    }
  }
}

struct SwiftUIShopView: View {
  var body: some View {
    VStack {
      Text("Welcome")
    }
    .onAppear {
      AppEnvironment.current.record("appears")
      if !UserDefaults.standard.bool(forKey: "hasCompletedOnboarding") {
        UserDefaults.standard.set(true, forKey: "hasCompletedOnboarding")
        AppEnvironment.current.show("Onboarding")
      }
    }
  }
}

final class SwiftUIShopDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let adjustConfig = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    adjustConfig?.delegate = self
    Adjust.initSdk(adjustConfig)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    Self.show(deeplink?.absoluteString)
    return false
  }

  static func show(_ link: String?) {
    if link?.contains("summer-clothes") == true { AppEnvironment.current.show("SummerClothes") }
  }
}

/// The scene delegate that the page adds for the link that starts the app.
final class SwiftUIShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard
      let incomingLink = connectionOptions.userActivities.first?.webpageURL ?? connectionOptions.urlContexts.first?.url
    else { return }
    Adjust.processDeeplink(incomingLink) { resolvedLink in SwiftUIShopDelegate.show(resolvedLink) }
  }
}
