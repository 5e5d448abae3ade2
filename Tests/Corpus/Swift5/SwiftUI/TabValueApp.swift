import AdjustSdk
import SwiftUI

// Tabs of iOS 18, and pages that a loop makes: a link chooses one of them by its value.

enum ShopTab: String, CaseIterable {
  case home, summerClothes = "summer-clothes", account
}

@Observable
final class TabValueModel {
  var tab = ShopTab.home

  func open(_ url: URL) {
    guard let link = ADJDeeplink(deeplink: url) else { return }
    Adjust.processAndResolve(link) { resolved in
      guard let resolved, let url = URL(string: resolved) else { return }
      let name = url.scheme == "example" ? url.host ?? "" : String(url.path.dropFirst())
      withAnimation { self.tab = ShopTab(rawValue: name) ?? .home }
    }
  }
}

final class TabValueAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox))
    return true
  }
}

struct TabValueApp: App {
  @UIApplicationDelegateAdaptor(TabValueAppDelegate.self) var delegate
  @State private var model = TabValueModel()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $model.tab) {
        Tab("Home", systemImage: "house", value: ShopTab.home) { TabHomeView() }
        Tab("Summer", systemImage: "sun.max", value: .summerClothes) { TabSummerView() }
        Tab(value: ShopTab.account) {
          TabAccountView()
        } label: {
          Label("Account", systemImage: "person")
        }
      }
      .onOpenURL(perform: model.open)
    }
  }
}

struct LoopPagesApp: App {
  @UIApplicationDelegateAdaptor(TabValueAppDelegate.self) var delegate
  @State private var model = TabValueModel()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $model.tab) {
        ForEach(ShopTab.allCases, id: \.self) { tab in
          if tab == .summerClothes { TabSummerView() } else { TabHomeView() }
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onOpenURL(perform: model.open)
    }
  }
}

struct TabHomeView: View {
  var body: some View { Text("Home") }
}

struct TabSummerView: View {
  var body: some View { Text("Summer") }
}

struct TabAccountView: View {
  var body: some View { Text("Account") }
}
