import AdjustSdk
import SwiftUI

// An app's own program: `@main` on the app, as in Xcode's template.

@main
struct MainShopApp: App {
  @UIApplicationDelegateAdaptor(MainShopDelegate.self) var delegate
  @State private var product: String?

  var body: some Scene {
    WindowGroup {
      ContentView(product: $product)
        .onOpenURL { url in
          if let deeplink = ADJDeeplink(deeplink: url) { Adjust.processDeeplink(deeplink) }
          product = url.host
        }
    }
  }
}

struct ContentView: View {
  @Binding var product: String?

  var body: some View {
    NavigationStack {
      VStack {
        Image(systemName: "globe")
          .imageScale(.large)
          .foregroundStyle(.tint)
        Text("Hello, world!")
      }
      .padding()
      .navigationDestination(item: $product) { MainProductView(name: $0) }
    }
  }
}

struct MainProductView: View {
  let name: String
  var body: some View { Text(name) }
}

final class MainShopDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox))
    return true
  }
}
