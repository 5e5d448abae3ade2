import DeepLinkSimulator
import Foundation

/// Adjust's onboarding app from its page about deferred deep linking, in which a link waits until onboarding is over.
///
/// The app is its own app delegate and sets the SDK up itself, as on the page.
@MainActor
public final class OnboardingApp {
  private static let completedKey = "hasCompletedOnboarding"

  /// Whether the app stores a link that arrives during onboarding.
  ///
  /// Without that, the link is lost: the SDK delivers it once and does not repeat it.
  public let storesLinks: Bool
  /// Whether the app returns true for a link that it has taken; an app that forgets to do so still takes the link.
  public let claimsLinks: Bool
  /// Whether the app stores a link on the device; otherwise the link is lost with the process.
  public let storesOnDevice: Bool
  private var linkInMemory: String?
  private let environment: AppEnvironment

  /// Creates the app's delegate object for a new process.
  public init(
    _ environment: AppEnvironment, storesLinks: Bool = true, claimsLinks: Bool = true, storesOnDevice: Bool = true
  ) {
    self.environment = environment
    self.storesLinks = storesLinks
    self.claimsLinks = claimsLinks
    self.storesOnDevice = storesOnDevice
  }

  private var hasCompletedOnboarding: Bool {
    get { environment.defaults[Self.completedKey] == "true" }
    set { environment.defaults[Self.completedKey] = newValue ? "true" : nil }
  }

  /// Does what the page's view controller does once its onboarding screens are over.
  private func finishOnboarding() {
    hasCompletedOnboarding = true
    if let link = linkInMemory.take() ?? environment.takeStoredLink() { handle(link) }
  }

  private func handle(_ link: String) {
    switch LinkAddress(link)?.segments.first {
    case "summer-clothes": environment.show("SummerClothes")
    case "winter-clothes": environment.show("WinterClothes")
    case let other: environment.noRoute(to: other ?? "(no path)")
    }
  }

  private func received(_ url: URL) {
    guard !hasCompletedOnboarding else { return handle(url.absoluteString) }
    if storesLinks, !storesOnDevice {
      linkInMemory = url.absoluteString
    } else if storesLinks {
      environment.store(url.absoluteString)
    } else {
      environment.drop(url.absoluteString)
    }
  }
}

extension OnboardingApp: AdjustDelegate {
  /// Takes the deferred link, and tells the SDK not to open it.
  public func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { received(deeplink) }
    return false
  }
}

extension OnboardingApp: ApplicationDelegate {
  /// Sets the SDK up.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool {
    let adjustConfig = ADJConfig(appToken: "{YourAppToken}", environment: "sandbox")
    adjustConfig?.delegate = self
    environment.adjust.initSdk(adjustConfig)
    return true
  }

  /// Takes a link with the scheme of the app.
  public func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    received(url)
    return claimsLinks
  }

  /// Takes a universal link.
  public func application(
    _ application: Application, continue userActivity: UserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    if let url = userActivity.webpageURL { received(url) }
    return claimsLinks
  }

  /// Takes a link of either kind from SwiftUI.
  public func onOpenURL(_ url: URL) {
    received(url)
  }
}

extension OnboardingApp: SceneDelegate {
  /// Takes the link that launched the app.
  public func scene(
    _ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first { $0.activityType == UserActivity.browsingWeb }
    if let url = activity?.webpageURL ?? connectionOptions.urlContexts.first?.url { received(url) }
  }

  /// Takes a universal link.
  public func scene(_ scene: AppScene, continue userActivity: UserActivity) {
    if let url = userActivity.webpageURL { received(url) }
  }

  /// Takes a link with the scheme of the app.
  public func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>) {
    if let url = URLContexts.first?.url { received(url) }
  }
}

extension OnboardingApp: GateObserver {
  /// Opens the stored link when onboarding is over.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    if gate == "onboarding", isOpen { finishOnboarding() }
  }
}
