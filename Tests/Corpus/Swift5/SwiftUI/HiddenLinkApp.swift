// A link behind the view, which nobody sees and a binding opens, as before `NavigationStack`; another view before it
// hears of links, and a bar has a sheet.
import AppsFlyerLib
import Combine
import CoreData
import SwiftUI

final class HiddenLinkDelegate: NSObject, UIApplicationDelegate, DeepLinkDelegate {
  static let found = PassthroughSubject<String, Never>()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let name = result.deepLink?.deeplinkValue { Self.found.send(name) }
  }
}

struct HiddenLinkApp: App {
  @UIApplicationDelegateAdaptor(HiddenLinkDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      NavigationView { HiddenLinkHomeView() }
        .onOpenURL { AppsFlyerLib.shared().handleOpen($0) }
    }
  }
}

struct HiddenLinkHomeView: View {
  @State private var isOpen = false
  @State private var isShared = false

  var body: some View {
    Text("home")
      .background(NavigationLink(destination: HiddenFruitView(), isActive: $isOpen) { EmptyView() })
      .overlay(alignment: .top) {
        Text("links").onReceive(HiddenLinkDelegate.found) { _ in
          isOpen = true
          isShared = true
        }
      }
      .toolbar {
        ToolbarItem { Button("Share") { isShared = true }.sheet(isPresented: $isShared) { HiddenShareView() } }
      }
  }
}

struct HiddenFruitView: View { var body: some View { Text("fruit") } }

struct HiddenShareView: View { var body: some View { Text("share") } }

/// The links behind the view have titles, and a value chooses one.
struct ChosenLinkApp: App {
  @UIApplicationDelegateAdaptor(HiddenLinkDelegate.self) private var delegate
  private let container = NSPersistentContainer(name: "Fruit")

  var body: some Scene {
    WindowGroup {
      NavigationView { ChosenLinkHomeView(expected: container.viewContext) }
        .environment(\.managedObjectContext, container.viewContext)
        .onOpenURL { AppsFlyerLib.shared().handleOpen($0) }
    }
  }
}

struct ChosenLinkHomeView: View {
  let expected: NSManagedObjectContext
  @Environment(\.managedObjectContext) private var context
  @State private var chosen: String?
  @State private var isShared = false

  var body: some View {
    VStack {
      NavigationLink("Pears", tag: "pears", selection: $chosen) { HiddenShareView() }
      NavigationLink("Plums", destination: HiddenShareView(), tag: "plums", selection: $chosen)
      NavigationLink("Share", isActive: $isShared) { HiddenShareView() }
      NavigationLink(tag: "apples", selection: $chosen) {
        HiddenFruitView()
      } label: {
        EmptyView()
      }
    }
    .onReceive(HiddenLinkDelegate.found) { chosen = context === expected ? $0 : "pears" }
  }
}
