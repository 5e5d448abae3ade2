import AppsFlyerLib
import SwiftUI

// A SwiftUI app with an adaptor: the delegate publishes what the SDK finds, a view shows it as a sheet. Without
// `.onOpenURL` the SDK never hears of a link that the user taps, as SwiftUI does not call the delegate for it; without
// `.onContinueUserActivity` it never hears of one that the camera or an NFC tag has.

final class SheetAppDelegate: NSObject, UIApplicationDelegate, ObservableObject, DeepLinkDelegate {
  struct Product: Identifiable {
    let id: String
  }

  @Published var product: Product?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    DispatchQueue.main.async { self.product = Product(id: value) }
  }
}

struct SheetApp: App {
  @UIApplicationDelegateAdaptor(SheetAppDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      SheetHomeView()
        .environmentObject(delegate)
        .onOpenURL { url in
          AppsFlyerLib.shared().handleOpen(url, options: nil)
        }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
  }
}

struct DeafSheetApp: App {
  @UIApplicationDelegateAdaptor(SheetAppDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      SheetHomeView()
        .environmentObject(delegate)
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          AppsFlyerLib.shared().continue(activity, restorationHandler: nil)
        }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
  }
}

struct SheetHomeView: View {
  @EnvironmentObject private var delegate: SheetAppDelegate

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 12) {
        Image(systemName: "bag")
          .resizable()
          .frame(width: 24, height: 24)
        Text("Welcome")
          .font(.title)
          .foregroundColor(.secondary)
      }
      .padding()
      .navigationTitle("Shop")
    }
    .sheet(item: $delegate.product) { product in
      SheetProductView(name: product.id)
    }
  }
}

struct SheetProductView: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(name)
      Button("Close") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .onAppear { UserDefaults.standard.set(name, forKey: "lastProduct") }
  }
}
