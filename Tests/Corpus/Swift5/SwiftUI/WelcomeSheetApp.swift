import AppsFlyerLib
import SwiftUI
import os.log

// A welcome sheet covers the app. A link that comes meanwhile closes it by its binding, and the screen waits for the
// end of the sheet, since SwiftUI shows nothing over it: `onDismiss` opens what is pending.

final class WelcomeRouter: NSObject, ObservableObject, DeepLinkDelegate {
  @Published var showsWelcome = true
  @Published var path: [String] = []
  private var pending: String?
  private let log = OSLog(subsystem: "example", category: "links")

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    os_log("A link leads to %{public}@", log: log, type: .info, value)
    DispatchQueue.main.async { self.receive(value) }
  }

  private func receive(_ value: String) {
    guard showsWelcome else { return open(value) }
    pending = value
    withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { showsWelcome = false }
  }

  func openPending() {
    guard let value = pending else { return }
    pending = nil
    open(value)
  }

  private func open(_ value: String) { withAnimation(.easeOut(duration: 0.2)) { path = [value] } }
}

final class WelcomeAppDelegate: NSObject, UIApplicationDelegate {
  let router = WelcomeRouter()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = router
    return true
  }
}

struct WelcomeSheetApp: App {
  @UIApplicationDelegateAdaptor(WelcomeAppDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      WelcomeHomeView(router: delegate.router)
        .onOpenURL { AppsFlyerLib.shared().handleOpen($0, options: nil) }
    }
    .commands { CommandGroup(replacing: .newItem) {} }
    .defaultSize(width: 400, height: 800)
    .backgroundTask(.appRefresh("links")) {}
    .onChange(of: scenePhase) { phase in
      if phase == .active { AppsFlyerLib.shared().start() }
    }
  }
}

private struct WelcomeButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 12)
      .background(configuration.isPressed ? Color.blue.opacity(0.5) : Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == WelcomeButtonStyle {
  fileprivate static var welcome: WelcomeButtonStyle { WelcomeButtonStyle() }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: .zero)
      path.closeSubpath()
    }
  }
}

struct WelcomeHomeView: View {
  @ObservedObject var router: WelcomeRouter
  @State private var height: CGFloat = 0
  @State private var amount = 0.5
  private let title: LocalizedStringKey = "Fruits"

  var body: some View {
    NavigationStack(path: $router.path) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], spacing: 8) {
            ForEach(["apples", "pears"], id: \.self) { Text($0).bold() + Text(" fresh").foregroundColor(.green) }
          }
          Slider(value: $amount, in: 0...1)
          Button("To the top") { withAnimation { proxy.scrollTo("apples", anchor: .top) } }.buttonStyle(.welcome)
        }
      }
      .background(
        GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.frame(in: .global).height) }
      )
      .onPreferenceChange(HeightKey.self) { height = $0 }
      .navigationDestination(for: String.self) { WelcomeFruitView(name: $0, height: height) }
      .navigationTitle(title)
    }
    .background {
      LinearGradient(
        colors: [.white, Color(.sRGB, red: 1, green: 0.9, blue: 0.8)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .sheet(isPresented: $router.showsWelcome, onDismiss: router.openPending) { WelcomeView() }
  }
}

struct WelcomeView: View {
  @GestureState private var drag = CGSize.zero
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Wave().fill(.thinMaterial)
      Text("Welcome").font(.system(.title, design: .rounded, weight: .semibold)).kerning(1)
      Button("Go on") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .offset(y: drag.height)
    .gesture(
      DragGesture(minimumDistance: 10)
        .updating($drag) { value, state, transaction in
          transaction.animation = nil
          state = value.translation
        }
        .onEnded { if $0.predictedEndTranslation.height > 100 { dismiss() } }
    )
    .transaction { $0.disablesAnimations = true }
    .presentationDetents([.medium, .fraction(0.8)])
  }
}

struct WelcomeFruitView: View {
  let name: String
  let height: CGFloat
  var body: some View { Text(name).frame(minHeight: height) }
}
