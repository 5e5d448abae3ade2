import AppsFlyerLib
import SwiftUI

// The root shows what the session is at: a spinner that is no view of the app's own, the introduction, or tabs with
// stacks. The introduction is over when its animation is. A link chooses a tab and puts a screen on top of its stack,
// and waits until there are tabs.

enum InlineSection: String, Hashable { case home, shop }

struct InlineProduct: Hashable { let name: String }

@Observable
@MainActor
final class InlineSession {
  enum Stage { case loading, introduction, tabs }
  var stage = Stage.loading
  var section = InlineSection.home
  var paths: [InlineSection: NavigationPath] = [:]
  private var waiting: InlineProduct?
  private let hasSeenIntroduction = UserDefaults.standard.bool(forKey: "introduction")

  func load() async {
    try? await Task.sleep(for: .milliseconds(400))
    if hasSeenIntroduction { showTabs() } else { stage = .introduction }
  }

  func endIntroduction() {
    UserDefaults.standard.set(true, forKey: "introduction")
    showTabs()
  }

  func open(_ name: String) {
    waiting = InlineProduct(name: name)
    if stage == .tabs { followLink() }
  }

  private func showTabs() {
    stage = .tabs
    followLink()
  }

  private func followLink() {
    guard let product = waiting else { return }
    waiting = nil
    section = .shop
    paths[.shop, default: NavigationPath()].append(product)
  }

  func path(_ section: InlineSection) -> Binding<NavigationPath> {
    Binding(get: { self.paths[section, default: NavigationPath()] }, set: { self.paths[section] = $0 })
  }
}

@MainActor
final class InlineDelegate: NSObject, UIApplicationDelegate {
  let session = InlineSession()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }
}

extension InlineDelegate: DeepLinkDelegate {
  nonisolated func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let value = result.deepLink?.deeplinkValue else { return }
    Task { @MainActor in session.open(value) }
  }
}

struct InlineSplashApp: App {
  @UIApplicationDelegateAdaptor(InlineDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      InlineRoot(session: delegate.session)
        .onOpenURL { AppsFlyerLib.shared().handleOpen($0, options: nil) }
    }
    .onChange(of: phase) { _, phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
  }
}

struct InlineRoot: View {
  @Bindable var session: InlineSession

  var body: some View {
    Group {
      if session.stage == .loading {
        ZStack {
          Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1).ignoresSafeArea()
          ProgressView().tint(.white)
        }
        .transition(.opacity)
      } else if session.stage == .introduction {
        InlineIntroduction(end: session.endIntroduction).transition(.move(edge: .trailing))
      } else {
        tabs
      }
    }
    .task { await session.load() }
  }

  private var tabs: some View {
    TabView(selection: $session.section) {
      Tab("Home", systemImage: "house", value: InlineSection.home) { NavigationStack { InlineHome() } }
      Tab("Shop", systemImage: "cart", value: InlineSection.shop) {
        NavigationStack(path: session.path(.shop)) {
          InlineShelf().navigationDestination(for: InlineProduct.self) { InlineProductView(product: $0) }
        }
      }
    }
  }
}

struct InlineIntroduction: View {
  let end: () -> Void
  @State private var page = 0

  var body: some View {
    Text("Page \(page)")
      .onAppear {
        withAnimation(.easeInOut(duration: 1.5).delay(0.5), completionCriteria: .logicallyComplete) {
          page = 1
        } completion: {
          end()
        }
      }
  }
}

struct InlineHome: View {
  var body: some View { Text("Home") }
}

struct InlineShelf: View {
  @State private var isLoading = true

  var body: some View {
    List {
      ForEach(["Apples", "Pears"], id: \.self) { name in
        if isLoading { ProgressView() } else { InlineRow(name: name) }
      }
    }
    .overlay {
      if isLoading { ProgressView() } else { InlineRow(name: "Nothing more") }
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isLoading = false
    }
  }
}

struct InlineRow: View {
  let name: String
  var body: some View { Text(name) }
}

struct InlineProductView: View {
  let product: InlineProduct
  var body: some View { Text(product.name) }
}

/// A coordinator that hides what it shows in a view of any type.
struct ErasedRootApp: App {
  @UIApplicationDelegateAdaptor(InlineDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ErasedRoot(session: delegate.session) }
  }
}

struct ErasedRoot: View {
  let session: InlineSession

  private var screen: AnyView {
    switch session.stage {
    case .loading: AnyView(ProgressView())
    case .introduction: AnyView(NavigationView { InlineIntroduction(end: session.endIntroduction) })
    case .tabs: AnyView(InlineHome())
    }
  }

  var body: some View { screen.task { await session.load() } }
}
