import AppsFlyerLib
import Observation
import SwiftUI

// The Observation framework: a router that views find in their surroundings, and a link that waits until the user has
// logged in. Dropping it instead is the mistake.

@Observable
@MainActor
final class LinkRouter {
  var path = NavigationPath()
  var isLoggedIn = false {
    didSet { if isLoggedIn, let waiting { open(waiting) } }
  }
  private var waiting: String?
  private let keepsLinks: Bool

  init(keepsLinks: Bool) { self.keepsLinks = keepsLinks }

  func open(_ destination: String) {
    guard isLoggedIn else {
      if keepsLinks { waiting = destination }
      return
    }
    waiting = nil
    path.append(destination)
  }
}

@MainActor
final class RouterDelegate: NSObject, UIApplicationDelegate, DeepLinkDelegate {
  var router: LinkRouter?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let value = result.deepLink?.deeplinkValue else { return }
    router?.open(value)
  }
}

struct RouterApp: App {
  @UIApplicationDelegateAdaptor(RouterDelegate.self) private var delegate
  @State private var router: LinkRouter

  init() { self.init(keepsLinks: true) }

  init(keepsLinks: Bool) { _router = State(initialValue: LinkRouter(keepsLinks: keepsLinks)) }

  var body: some Scene {
    WindowGroup {
      RouterHomeView()
        .environment(router)
        .onAppear { delegate.router = router }
    }
  }
}

struct ForgetfulRouterApp: App {
  private let app = RouterApp(keepsLinks: false)
  var body: some Scene { app.body }
}

struct RouterHomeView: View {
  @Environment(LinkRouter.self) private var router
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      Text("Home")
        .navigationDestination(for: String.self) { RouterProductView(name: $0) }
    }
    .onOpenURL { url in AppsFlyerLib.shared().handleOpen(url, options: nil) }
    .onChange(of: scenePhase, initial: true) { _, phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
    .task {
      try? await Task.sleep(for: .seconds(6))
      router.isLoggedIn = true
    }
  }
}

struct RouterProductView: View {
  let name: String
  var body: some View { Text(name) }
}

struct RouterHomeView_Previews: PreviewProvider {
  static var previews: some View { RouterProductView(name: "apples") }
}
