import DeepLinkSimulator
import Foundation

/// Adjust's onboarding app, as on its page about deferred deep linking: a link waits until onboarding is over.
///
/// The app is its own app delegate and sets the SDK up itself, as the page shows.
@MainActor
public final class OnboardingApp {
  private static let completedKey = "hasCompletedOnboarding"

  /// Whether the app stores a link that arrives during onboarding.
  ///
  /// Without that, the link is lost: the SDK delivers it once and does not repeat it.
  public let storesLinks: Bool
  private let environment: AppEnvironment

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, storesLinks: Bool = true) {
    self.environment = environment
    self.storesLinks = storesLinks
  }

  private var hasCompletedOnboarding: Bool {
    get { environment.defaults[Self.completedKey] == "true" }
    set { environment.defaults[Self.completedKey] = newValue ? "true" : nil }
  }

  /// What the page's view controller does once its onboarding screens are over.
  private func finishOnboarding() {
    hasCompletedOnboarding = true
    if let link = environment.takeStoredLink() { handle(link) }
  }

  /// Goes where a link leads: the host of the scheme form and the path of a web link name the same screen.
  private func handle(_ link: String) {
    guard let components = URLComponents(string: link) else { return environment.noRoute(to: link) }
    let isWeb = components.scheme?.hasPrefix("http") == true
    let parts = ((isWeb ? "" : components.host ?? "") + components.path).split(separator: "/")
    switch parts.first {
    case "summer-clothes": environment.show("SummerClothes", rule: nil)
    case "winter-clothes": environment.show("WinterClothes", rule: nil)
    case let other: environment.noRoute(to: other.map(String.init) ?? "(no path)")
    }
  }

  private func received(_ url: URL) {
    guard !hasCompletedOnboarding else { return handle(url.absoluteString) }
    if storesLinks {
      environment.store(url.absoluteString)
    } else {
      environment.drop(url.absoluteString)
    }
  }
}

extension OnboardingApp: AdjustDelegate {
  public func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { received(deeplink) }
    return false
  }
}

extension OnboardingApp: ApplicationDelegate {
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool {
    let adjustConfig = ADJConfig(appToken: "{YourAppToken}", environment: "sandbox")
    adjustConfig?.delegate = self
    environment.adjust.initSdk(adjustConfig)
    return true
  }

  public func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    received(url)
    return true
  }

  public func application(
    _ application: Application, continue userActivity: UserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    if let url = userActivity.webpageURL { received(url) }
    return true
  }

  public func onOpenURL(_ url: URL) {
    received(url)
  }
}

extension OnboardingApp: SceneDelegate {
  public func scene(_ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions) {
    let activity = connectionOptions.userActivities.first { $0.activityType == UserActivity.browsingWeb }
    if let url = activity?.webpageURL ?? connectionOptions.urlContexts.first?.url { received(url) }
  }

  public func scene(_ scene: Scene, continue userActivity: UserActivity) {
    if let url = userActivity.webpageURL { received(url) }
  }

  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {
    if let url = URLContexts.first?.url { received(url) }
  }
}

extension OnboardingApp: GateObserver {
  public func gateChanged(_ gate: String, isOpen: Bool) {
    if gate == "onboarding", isOpen { finishOnboarding() }
  }
}
