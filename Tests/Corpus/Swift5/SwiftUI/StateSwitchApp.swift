import AppsFlyerLib
import Combine
import SwiftUI
import UserNotifications

// The root of the app is a choice: splash, login, home, or the screen of a link. The session decides; a link that comes
// while the splash is there waits for it.

final class SessionModel: NSObject, ObservableObject {
  enum Screen: Equatable {
    case splash
    case home
    case product(String)
  }

  @Published private(set) var screen = Screen.splash
  @Published var tab = 0
  private var waiting: String?
  private let keepsLinks: Bool
  private var cancellables = Set<AnyCancellable>()

  init(keepsLinks: Bool = true) {
    self.keepsLinks = keepsLinks
    super.init()
    NotificationCenter.default.publisher(for: .linkFound)
      .compactMap { $0.object as? String }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.open($0) }
      .store(in: &cancellables)
  }

  @MainActor
  func load() async {
    try? await Task.sleep(for: .seconds(4))
    screen = .home
    if let waiting { open(waiting) }
  }

  private func open(_ value: String) {
    guard screen != .splash else {
      if keepsLinks { waiting = value }
      return
    }
    waiting = nil
    screen = .product(value)
  }
}

extension Notification.Name {
  static let linkFound = Notification.Name("linkFound")
}

final class StateSwitchAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    UNUserNotificationCenter.current().delegate = self
    return true
  }
}

extension StateSwitchAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let value = result.deepLink?.deeplinkValue else { return }
    NotificationCenter.default.post(name: .linkFound, object: value)
  }
}

extension StateSwitchAppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    AppsFlyerLib.shared().handlePushNotification(response.notification.request.content.userInfo)
  }
}

struct StateSwitchApp: App {
  @UIApplicationDelegateAdaptor(StateSwitchAppDelegate.self) private var delegate
  @StateObject private var session = SessionModel()

  var body: some Scene {
    WindowGroup { StateSwitchRootView().environmentObject(session) }
  }
}

struct HastyStateSwitchApp: App {
  @UIApplicationDelegateAdaptor(StateSwitchAppDelegate.self) private var delegate
  @StateObject private var session = SessionModel(keepsLinks: false)

  var body: some Scene {
    WindowGroup { StateSwitchRootView().environmentObject(session) }
  }
}

struct StateSwitchRootView: View {
  @EnvironmentObject var session: SessionModel
  @Environment(\.scenePhase) var scenePhase

  var body: some View {
    Group {
      switch session.screen {
      case .splash: SplashView()
      case .home: MainTabView(tab: $session.tab)
      case .product(let name): LinkedProductView(name: name)
      }
    }
    .task { await session.load() }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
    .onOpenURL { AppsFlyerLib.shared().handleOpen($0, options: nil) }
    .animation(.easeInOut, value: session.screen)
  }
}

struct SplashView: View {
  var body: some View {
    ZStack {
      Color.accentColor.ignoresSafeArea()
      ProgressView()
    }
  }
}

struct MainTabView: View {
  @Binding var tab: Int

  var body: some View {
    TabView(selection: $tab) {
      Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("Profile").tabItem { Label("Profile", systemImage: "person") }.tag(1)
    }
  }
}

struct LinkedProductView: View {
  let name: String
  var body: some View { Text(name).bold() }
}
