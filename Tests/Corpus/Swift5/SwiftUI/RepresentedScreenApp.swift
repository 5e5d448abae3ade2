// A stack of UIKit's among the views of SwiftUI, which a link pushes a screen on, and a share sheet and a view of
// UIKit's.
import AppsFlyerLib
import SwiftUI
import UIKit

final class RepresentedScreenDelegate: NSObject, UIApplicationDelegate, DeepLinkDelegate, ObservableObject {
  @Published var fruit: String?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func didResolveDeepLink(_ result: DeepLinkResult) { fruit = result.deepLink?.deeplinkValue }
}

struct RepresentedScreenApp: App {
  @UIApplicationDelegateAdaptor(RepresentedScreenDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      FruitStack(fruit: delegate.fruit)
        .overlay(LoadingView())
        .onOpenURL { AppsFlyerLib.shared().handleOpen($0) }
    }
  }
}

struct LoadingView: View {
  @EnvironmentObject private var delegate: RepresentedScreenDelegate
  @State private var isAsked = false
  @State private var isFailed = false

  var body: some View {
    if delegate.fruit == nil {
      ActivityIndicator(isAnimating: true)
        .toolbar {
          ToolbarItemGroup(placement: .navigation) {
            Button("Stop") { isAsked = true }
            ProgressView().progressViewStyle(.circular)
          }
        }
        .confirmationDialog("Stop?", isPresented: $isAsked, titleVisibility: .visible) {
          Button("Stop", role: .destructive) { isFailed = true }
        }
        .alert("Stopped", isPresented: $isFailed, presenting: delegate.fruit) { fruit in
          Button("Without \(fruit)", role: .cancel) {}
        } message: { fruit in
          Text(fruit)
        }
    }
  }
}

struct FruitStack: UIViewControllerRepresentable {
  let fruit: String?

  final class Coordinator: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      if let title = viewController.title { shown.append(title) }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let stack = UINavigationController(rootViewController: FruitListScreen())
    stack.delegate = context.coordinator
    return stack
  }

  func updateUIViewController(_ stack: UINavigationController, context: Context) {
    guard let fruit, !context.coordinator.shown.contains(fruit) else { return }
    guard let list = stack.viewControllers.first as? FruitListScreen, list.isSeen else { return }
    let screen = UIViewController()
    screen.title = fruit
    stack.pushViewController(screen, animated: true)
  }
}

final class FruitListScreen: UIViewController {
  private(set) var isSeen = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSeen = true
  }
}

struct ActivityIndicator: UIViewRepresentable {
  let isAnimating: Bool

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { view.isHidden = !isAnimating }

  static func dismantleUIView(_ view: UIView, coordinator: ()) {
    let welcome = UIViewController()
    welcome.title = "welcome"
    UIApplication.shared.windows.first?.rootViewController?.present(welcome, animated: true)
  }
}
