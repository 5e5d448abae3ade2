import ActivityKit
import AppIntents
import AppsFlyerLib
import CoreSpotlight
import Intents
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WidgetKit

/// An app whose links come from the SDK, and from intents.
final class IntentLinkAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  let tabs = IntentLinkTabs()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppDependencyManager.shared.add(dependency: self.tabs)
    IntentLinkShortcuts.updateAppShortcutParameters()
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1"
    AppsFlyerLib.shared().deepLinkDelegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil) }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    if let name = url.host { tabs.select(name) }
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue, let fruit = IntentFruit(rawValue: value)
    else { return }
    Task {
      let intent = OpenFruitIntent()
      intent.target = fruit
      _ = try await intent.perform()
      _ = try await OpenURLIntent(IntentFruit.basket).perform()
    }
  }
}

/// The screens of the app, as tabs of iOS 18.
final class IntentLinkTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = ["home", "apples", "basket"].map { name in
      UITab(title: name, image: UIImage(systemName: "leaf"), identifier: name) { _ in
        let screen = UIViewController()
        screen.title = name
        return screen
      }
    }
  }

  func select(_ name: String) { selectedTab = tab(forIdentifier: name) }
}

enum IntentFruit: String, AppEnum {
  case apples, pears

  static let basket = URL(string: "fruit://basket") ?? URL(fileURLWithPath: "/")

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static var caseDisplayRepresentations: [IntentFruit: DisplayRepresentation] = [
    .apples: "Apples", .pears: DisplayRepresentation(title: "Pears", subtitle: "Green"),
  ]
}

struct OpenFruitIntent: OpenIntent {
  static var title: LocalizedStringResource = "Open a fruit"
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
  @Parameter(title: "Fruit", requestValueDialog: "Which fruit?") var target: IntentFruit
  @Parameter(title: "Note") var note: String?
  @Dependency var tabs: IntentLinkTabs

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    tabs.select(target.rawValue)
    return .result(dialog: "Here are \(target.rawValue)\(note ?? "")")
  }
}

struct OpenBasketIntent: AppIntent {
  static let title: LocalizedStringResource = "Open the basket"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(IntentFruit.basket))
  }
}

struct IntentLinkShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenFruitIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open a fruit",
      systemImageName: "leaf")
    AppShortcut(
      intent: OpenBasketIntent(), phrases: ["Show my basket in \(.applicationName)"], shortTitle: "Basket",
      systemImageName: "cart")
  }
}

struct BasketAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var count: Int }
  var name: String
}

/// The widgets of the app, whose extension shares its sources.
struct BasketWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BasketAttributes.self) { context in
      Text(context.attributes.name).widgetURL(URL(string: "fruit://basket"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("\(context.state.count)") }
      } compactLeading: {
        Text("Basket")
      } compactTrailing: {
        Text("\(context.state.count)")
      } minimal: {
        Image(systemName: "cart")
      }
      .widgetURL(URL(string: "fruit://basket"))
    }
  }
}
