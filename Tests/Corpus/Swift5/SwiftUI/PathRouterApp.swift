import AdjustSdk
import Combine
import SwiftUI

// A router with a path; the first view shows an onboarding until the app's storage says that it was seen. A router that
// the view makes anew in each evaluation forgets its path.

enum ShopRoute: Hashable {
  case product(String)
  case category(String)
}

final class PathRouter: ObservableObject {
  @Published var path: [ShopRoute] = []

  func open(_ link: String) {
    let components = URLComponents(string: link)
    guard components != nil, link.contains("summer-clothes") else { return }
    path = [.category("clothes"), .product("summer-clothes")]
  }
}

final class PathAppDelegate: NSObject, UIApplicationDelegate, AdjustDelegate {
  static var onDeferredLink: ((URL) -> Void)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { Self.onDeferredLink?(deeplink) }
    return false
  }
}

struct PathApp: App {
  @UIApplicationDelegateAdaptor private var appDelegate: PathAppDelegate
  @StateObject private var router = PathRouter()

  var body: some Scene {
    WindowGroup {
      PathRootView(router: router)
    }
  }
}

struct ForgetfulPathApp: App {
  @UIApplicationDelegateAdaptor private var appDelegate: PathAppDelegate

  var body: some Scene {
    WindowGroup {
      ForgetfulRootView()
    }
  }
}

struct ForgetfulRootView: View {
  @State private var isLoading = true

  var body: some View {
    PathRootView(router: PathRouter())
      .task {
        try? await Task.sleep(nanoseconds: 500_000_000)
        isLoading = false
      }
      .overlay(Text(isLoading ? "Loading" : ""))
  }
}

struct PathRootView: View {
  @ObservedObject var router: PathRouter
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Section("Shop") {
          ForEach(["shoes", "clothes"], id: \.self) { name in
            NavigationLink(value: ShopRoute.category(name)) { Label(name, systemImage: "tag") }
          }
        }
        Button("Help") {
          if let url = URL(string: "https://example.com/help") { openURL(url) }
        }
      }
      .listStyle(.insetGrouped)
      .navigationDestination(for: ShopRoute.self) { route in
        switch route {
        case .product(let name): PathProductView(name: name)
        case .category(let name): PathCategoryView(name: name)
        }
      }
    }
    .onOpenURL { url in
      guard let deeplink = ADJDeeplink(deeplink: url) else { return }
      Adjust.processAndResolve(deeplink) { resolved in
        DispatchQueue.main.async {
          if let resolved { router.open(resolved) }
        }
      }
    }
    .onAppear {
      PathAppDelegate.onDeferredLink = { router.open($0.absoluteString) }
    }
    .fullScreenCover(isPresented: Binding(get: { !hasSeenOnboarding }, set: { hasSeenOnboarding = !$0 })) {
      PathOnboardingView()
    }
  }
}

struct PathOnboardingView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
    .tabViewStyle(.page)
    .task { dismiss() }
  }
}

struct PathProductView: View {
  let name: String
  var body: some View { Text(name).navigationBarTitleDisplayMode(.inline) }
}

struct PathCategoryView: View {
  let name: String
  @State private var query = ""
  var body: some View { TextField("Search", text: $query).textFieldStyle(.roundedBorder) }
}
