import AdServices
import AppsFlyerLib
import CoreData
import UIKit

/// An app whose own server says which screen a link opens, with the project's settings in Info.plist and the container
/// of Xcode's template.
final class ServerRouterAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?

  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Fruit")
    container.loadPersistentStores(completionHandler: { _, error in
      if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
    })
    return container
  }()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = Bundle.main.object(forInfoDictionaryKey: "AppsFlyerDevKey") as? String ?? ""
    AppsFlyerLib.shared().appleAppID = "123456789"
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().customData = ["token": (try? AAAttribution.attributionToken()) ?? ""]
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { saveContext() }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let value = result.deepLink?.deeplinkValue else { return }
    var components = URLComponents(string: "https://api.fruit.example/links")
    components?.queryItems = [URLQueryItem(name: "value", value: value)]
    guard let url = components?.url else { return }
    URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
      guard let data = data, error == nil, let screen = try? JSONDecoder().decode([String: String].self, from: data)
      else { return }
      DispatchQueue.main.async { [weak self] in self?.open(screen["screen"] ?? "home") }
    }.resume()
  }

  private func open(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    window?.rootViewController?.present(screen, animated: true)
  }

  func saveContext() {
    let context = persistentContainer.viewContext
    if context.hasChanges {
      do {
        try context.save()
      } catch {
        let error = error as NSError
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    }
  }
}
