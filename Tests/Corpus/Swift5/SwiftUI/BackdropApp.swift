import AppsFlyerLib
import SwiftUI

// The screens are layers above a backdrop of colours and pictures, and below what tells the user to wait.

@MainActor
final class BackdropModel: NSObject, ObservableObject, UIApplicationDelegate, DeepLinkDelegate {
  enum Stage: Equatable { case loading, menu, offer(String) }
  @Published var stage = Stage.loading

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  nonisolated func didResolveDeepLink(_ result: DeepLinkResult) {
    let name = result.deepLink?.deeplinkValue
    DispatchQueue.main.async { self.stage = name.map(Stage.offer) ?? .menu }
  }
}

struct BackdropApp: App {
  @UIApplicationDelegateAdaptor(BackdropModel.self) private var model

  var body: some Scene {
    WindowGroup { BackdropRoot() }
  }
}

private struct BackdropRoot: View {
  @EnvironmentObject private var model: BackdropModel

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Night()
      switch model.stage {
      case .loading: ProgressView()
      case .menu: MenuLayer()
      case .offer(let name): OfferLayer(name: name)
      }
      if model.stage == .loading { Text("One moment") }
      ZStack {
        Text("Help")
        if model.stage == .menu { HelpBadge() } else { EmptyView() }
      }
    }
  }
}

private struct Night: View {
  var body: some View {
    LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)
      .overlay { Image("stars").resizable().opacity(0.3) }
  }
}

private struct MenuLayer: View { var body: some View { Text("Menu") } }
private struct OfferLayer: View {
  let name: String
  var body: some View { Text(name) }
}
private struct HelpBadge: View { var body: some View { Image(systemName: "questionmark") } }
