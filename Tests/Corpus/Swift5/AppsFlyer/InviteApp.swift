// Version 7 of the SDK in a SwiftUI app whose users invite others: the short link is asked for with a continuation that
// a timer resumes, too, and each link comes through `.onOpenURL`. Resumed twice, a continuation would stop the app.
import AppsFlyerLib
import SwiftUI

/// Makes invitations, and hands links over.
final class InviteManager: NSObject {
  static let shared = InviteManager()
  /// Whether the long link is taken where the servers need more time.
  static var fallsBack = true

  func configure() {
    let sdk = AppsFlyerLib.shared()
    sdk.initialize(devKey: "dev-key", appId: "1512793879")
    sdk.deepLinkDelegate = self
    sdk.appInviteOneLinkID = "H5hv"
    sdk.setHost("prefix", hostName: "example.com")
    sdk.setUserEmail("a@example.com")
    sdk.registerSessionReadyListener { AppsFlyerLib.shared().start() }
  }

  /// The link that invites to a recipe; nil if the servers have not made it in time.
  func invitation(to recipe: String) async -> URL? {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation)
      AppsFlyerShareInviteHelper.generateInviteLink(
        linkGenerator: { generator in
          generator.setCampaign("share")
          generator.setBaseDeepLink("fruit://")
          generator.addUserParams(["deep_link_value": recipe])
          return generator
        },
        completionHandler: { url, error in answer.give(error == nil ? url : nil) })
      guard Self.fallsBack else { return }
      Task {
        try? await Task.sleep(for: .seconds(5))
        answer.give(nil)
      }
    }
  }
}

extension InviteManager: AppsFlyerDeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let recipe = result.deepLink?.deeplinkValue else { return }
    Task { @MainActor in InviteRouter.shared.recipe = recipe }
  }
}

/// Resumes a continuation with the first answer.
private final class FirstAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<URL?, Never>?

  init(_ continuation: CheckedContinuation<URL?, Never>) { self.continuation = continuation }

  func give(_ url: URL?) {
    lock.lock()
    let waiting = continuation
    continuation = nil
    lock.unlock()
    waiting?.resume(returning: url)
  }
}

@MainActor
final class InviteRouter: ObservableObject {
  static let shared = InviteRouter()
  @Published var recipe: String?
}

struct InviteApp: App {
  @StateObject private var router = InviteRouter.shared

  init() { InviteManager.shared.configure() }

  var body: some Scene {
    WindowGroup {
      InviteHomeView()
        .environmentObject(router)
        .onOpenURL { url in AppsFlyerLib.shared().handleUniversalLink(url) }
    }
  }
}

struct InviteHomeView: View {
  @EnvironmentObject private var router: InviteRouter
  @State private var link: URL?

  var body: some View {
    VStack {
      if let link { ShareLink(item: link) { Label("Invite", systemImage: "square.and.arrow.up") } }
      ShareLink("The app", item: "https://example.com")
    }
    .task {
      link = await InviteManager.shared.invitation(to: "apples")
      UserDefaults.standard.set(link?.absoluteString ?? "none", forKey: "invitation")
    }
    .sheet(isPresented: Binding(get: { router.recipe != nil }, set: { if !$0 { router.recipe = nil } })) {
      RecipeSheetView(name: router.recipe ?? "")
    }
  }
}

struct RecipeSheetView: View {
  let name: String
  var body: some View { Text(name) }
}

/// Has names that version 7 of the SDK has not.
final class OldNamesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let sdk = AppsFlyerLib.shared()
    _ = sdk.getSDKVersion()
    sdk.phoneNumber = "1"
    sdk.setHost("example.com", withHostPrefix: "prefix")
    AppsFlyerShareInviteHelper.generateInviteUrl(linkGenerator: { $0 }, completionHandler: { _ in })
    return true
  }
}
