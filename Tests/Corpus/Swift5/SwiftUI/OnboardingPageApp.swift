import AdjustSdk
import SwiftUI

// Adjust's page about deferred deep linking, with its pieces for SwiftUI: the delegate stores a link that comes before
// or during the onboarding, and the onboarding's view handles it when it appears. `leftOut` names a piece that a reader
// could forget.

enum OnboardingPagePiece: CaseIterable {
  case setsDelegate, handlesAtOnce, storesLink, looksForStoredLink, removesStoredLink, asksWhetherOnboarded, opensURL
}

final class OnboardingPageDelegate: NSObject, UIApplicationDelegate, AdjustDelegate {
  // Sound: tests set it, and run the app, on one thread.
  nonisolated(unsafe) static var leftOut: OnboardingPagePiece?

  static func has(_ piece: OnboardingPagePiece) -> Bool { leftOut != piece }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let adjustConfig = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    if Self.has(.setsDelegate) { adjustConfig?.delegate = self }
    Adjust.initSdk(adjustConfig)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    guard let deeplink else { return false }
    if UserDefaults.standard.bool(forKey: "hasCompletedOnboarding") {
      if Self.has(.handlesAtOnce) { Self.handle(deeplink.absoluteString) }
    } else if Self.has(.storesLink) {
      UserDefaults.standard.set(deeplink.absoluteString, forKey: "deferredLink")
    }
    return false
  }

  static func handle(_ link: String?) {
    guard let link, link.contains("summer-clothes") else { return }
    NotificationCenter.default.post(name: .pageOpensLink, object: link)
  }
}

extension Notification.Name {
  static let pageOpensLink = Notification.Name("pageOpensLink")
  static let pageIsOnboarded = Notification.Name("pageIsOnboarded")
}

struct OnboardingPageApp: App {
  @UIApplicationDelegateAdaptor(OnboardingPageDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup {
      OnboardingPageSplash()
        .onOpenURL { incomingLink in
          guard OnboardingPageDelegate.has(.opensURL), let deeplink = ADJDeeplink(deeplink: incomingLink) else {
            return
          }
          Adjust.processAndResolve(deeplink) { resolvedLink in
            OnboardingPageDelegate.handle(resolvedLink)
          }
        }
    }
  }
}

/// The splash is there for five seconds; then the onboarding's view takes its place, as the page has it.
struct OnboardingPageSplash: View {
  @State private var isLoading = true

  var body: some View {
    VStack {
      if isLoading {
        Text("Loading")
      } else {
        OnboardingPageView()
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(5))
      isLoading = false
    }
  }
}

struct OnboardingPageView: View {
  var body: some View {
    VStack {
      Text("Welcome")
    }
    .onAppear {
      let isOnboarded = UserDefaults.standard.bool(forKey: "hasCompletedOnboarding")
      if OnboardingPageDelegate.has(.asksWhetherOnboarded), isOnboarded { return }
      UserDefaults.standard.set(true, forKey: "hasCompletedOnboarding")
      NotificationCenter.default.post(name: .pageIsOnboarded, object: nil)
      if OnboardingPageDelegate.has(.looksForStoredLink),
        let deferredLink = UserDefaults.standard.string(forKey: "deferredLink")
      {
        if OnboardingPageDelegate.has(.removesStoredLink) {
          UserDefaults.standard.removeObject(forKey: "deferredLink")
        }
        OnboardingPageDelegate.handle(deferredLink)
      }
    }
  }
}
