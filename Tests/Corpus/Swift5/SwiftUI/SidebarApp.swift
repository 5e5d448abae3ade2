import AppsFlyerLib
import SwiftUI

// A link opens a popover beside a list with a selection; the screens have previews and an effect.

@MainActor
final class SidebarModel: NSObject, ObservableObject, UIApplicationDelegate, DeepLinkDelegate {
  struct Offer: Identifiable {
    let id: String
  }
  @Published var offer: Offer?
  @Published var folder: String? = "inbox"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  nonisolated func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let name = result.deepLink?.deeplinkValue else { return }
    Task { @MainActor in offer = Offer(id: name) }
  }
}

struct SidebarApp: App {
  @UIApplicationDelegateAdaptor(SidebarModel.self) private var model
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { SidebarRoot() }
      .onChange(of: phase) { phase in
        if phase == .active { AppsFlyerLib.shared().start() }
      }
  }
}

private struct SidebarRoot: View {
  @EnvironmentObject private var model: SidebarModel

  var body: some View {
    NavigationSplitView {
      List(["inbox", "sent"], id: \.self, selection: $model.folder) { Text($0) }
    } detail: {
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { Text(model.folder ?? "") }
      }
      .modifier(Shake(count: 2)).contentMargins(8)
      .popover(item: $model.offer, attachmentAnchor: .point(.center), arrowEdge: .top) { offer in
        OfferScreen(name: offer.id).presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
  }
}

private struct OfferScreen: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Shake: GeometryEffect {
  var count: CGFloat
  var animatableData: CGFloat {
    get { count }
    set { count = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(count * .pi), y: 0))
  }
}

private struct OfferPreviews: PreviewProvider {
  static var previews: some View {
    OfferScreen(name: "apples").previewDevice("iPhone 16").previewLayout(.sizeThatFits)
      .previewDisplayName("An offer").previewInterfaceOrientation(.landscapeLeft)
  }
}
