import AppsFlyerLib
import SwiftUI
import UIKit

// An app for the iPhone and the iPad: a link opens a window of its fruit where there can be several, and a sheet
// elsewhere. Links of a partner open in the partner's app if it is there.

struct FruitName: Codable, Hashable, Identifiable {
  let id: String
}

@MainActor
enum PartnerLinks {
  static func open(_ url: URL) async -> String {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return "no scene" }
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    if await scene.open(url, options: options) { return "app" }
    return await scene.open(url, options: nil) ? "browser" : "nothing"
  }

  /// Brings the window of the app to the front, or asks for one.
  static func showWindow() {
    guard #available(iOS 17, *) else { return }
    let session = UIApplication.shared.connectedScenes.first?.session
    let request = session.map { UISceneSessionActivationRequest(session: $0) } ?? UISceneSessionActivationRequest()
    UIApplication.shared.activateSceneSession(for: request) { print($0) }
  }
}

final class WindowValueDelegate: NSObject, UIApplicationDelegate, DeepLinkDelegate, ObservableObject {
  @Published var fruit: FruitName?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let name = result.deepLink?.deeplinkValue else { return }
    fruit = FruitName(id: name)
    PartnerLinks.showWindow()
  }
}

struct FruitStart: View {
  @EnvironmentObject private var delegate: WindowValueDelegate
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.openWindow) private var openWindow
  @State private var shown: FruitName?
  @State private var partner: FruitName?

  var body: some View {
    Text("home")
      .onOpenURL { AppsFlyerLib.shared().handleOpen($0) }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
        AppsFlyerLib.shared().start()
      }
      .onChange(of: delegate.fruit) { _, fruit in
        guard let fruit else { return }
        if supportsMultipleWindows { openWindow(id: "fruit", value: fruit) } else { shown = fruit }
      }
      .sheet(item: $shown) { fruit in
        Text(fruit.id).navigationTitle(fruit.id).task {
          guard partner == nil, let url = URL(string: "https://partner.example/\(fruit.id)") else { return }
          partner = FruitName(id: await PartnerLinks.open(url))
        }
      }
      .onChange(of: partner) { _, partner in shown = partner.map { FruitName(id: "opened in \($0.id)") } }
  }
}

struct WindowValueApp: App {
  @UIApplicationDelegateAdaptor private var delegate: WindowValueDelegate

  var body: some Scene {
    WindowGroup { FruitStart() }
    WindowGroup(id: "fruit", for: FruitName.self) { $fruit in Text(fruit?.id ?? "no fruit") }
    WindowGroup("Basket", id: "basket", for: Int.self) { $count in
      Text("\(count)")
    } defaultValue: {
      0
    }
  }
}

struct FruitBasket: View {
  var body: some View { Text("Which fruit?") }
}

struct ChosenFruit: View {
  let fruit: FruitName
  var body: some View { Text(fruit.id) }
}

/// An app whose windows all show a value, which a link replaces.
struct ValueOnlyApp: App {
  var body: some Scene {
    WindowGroup(for: FruitName.self) { $fruit in
      Group {
        switch fruit.id {
        case "none": FruitBasket()
        default: ChosenFruit(fruit: fruit)
        }
      }
      .onOpenURL { fruit = FruitName(id: $0.host() ?? "none") }
    } defaultValue: {
      FruitName(id: "none")
    }
  }
}

/// The same without a default value.
struct OptionalValueApp: App {
  var body: some Scene {
    WindowGroup(for: FruitName.self) { $fruit in
      Group {
        if let fruit { ChosenFruit(fruit: fruit) } else { FruitBasket() }
      }
      .onOpenURL { fruit = $0.host().map { FruitName(id: $0) } }
    }
  }
}

/// A window that knows whether its value stays the same.
struct NewWindow: View {
  let first: UUID
  let second: UUID
  @State private var isOpen = false

  var body: some View {
    Group {
      if isOpen, first == second { ChosenFruit(fruit: FruitName(id: "any")) } else { FruitBasket() }
    }
    .onOpenURL { _ in isOpen = true }
  }
}

/// An app whose default value is another one each time that it is asked for.
struct NewValueApp: App {
  var body: some Scene {
    WindowGroup(for: UUID.self) { $window in
      NewWindow(first: window, second: window)
    } defaultValue: {
      UUID()
    }
  }
}
