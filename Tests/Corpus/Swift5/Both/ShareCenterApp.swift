import AdjustSdk
import AppsFlyerLib
import Combine
import CryptoKit
import LinkPresentation
import PhotosUI
import UIKit

/// A link as a publisher of the app's own, for each subscriber at its pace.
struct StoredLinkPublisher: Publisher {
  typealias Output = String
  typealias Failure = Never
  let store: SealedLinkStore

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == String, S.Failure == Never {
    subscriber.receive(subscription: StoredLinkSubscription(store, AnySubscriber(subscriber)))
  }
}

/// Passes on what is stored, as often as it is asked for.
final class StoredLinkSubscription: Subscription {
  private let store: SealedLinkStore
  private var subscriber: AnySubscriber<String, Never>?
  private var demand = Subscribers.Demand.none
  private var observer: AnyCancellable?

  init(_ store: SealedLinkStore, _ subscriber: AnySubscriber<String, Never>) {
    (self.store, self.subscriber) = (store, subscriber)
    observer = store.changes.sink { [weak self] in self?.deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  func cancel() {
    subscriber = nil
    observer = nil
  }

  private func deliver() {
    while demand > 0, let subscriber, let link = store.take() {
      demand -= 1
      demand += subscriber.receive(link)
    }
  }
}

/// Keeps links in iCloud, encrypted.
final class SealedLinkStore {
  let changes = PassthroughSubject<Void, Never>()
  private let key = SymmetricKey(data: Data(repeating: 7, count: 32))

  func put(_ link: String) {
    let box = try? AES.GCM.seal(Data(link.utf8), using: key)
    NSUbiquitousKeyValueStore.default.set(box?.combined, forKey: "link")
    NSUbiquitousKeyValueStore.default.synchronize()
    changes.send()
  }

  func take() -> String? {
    guard let data = NSUbiquitousKeyValueStore.default.data(forKey: "link"),
      let box = try? AES.GCM.SealedBox(combined: data), let text = try? AES.GCM.open(box, using: key)
    else { return nil }
    NSUbiquitousKeyValueStore.default.removeObject(forKey: "link")
    return String(decoding: text, as: UTF8.self)
  }
}

/// A screen that invites friends with a link.
final class InviteViewController: UIViewController, UIActivityItemSource, PHPickerViewControllerDelegate,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
  private let link: URL
  init(_ link: URL) {
    self.link = link
    super.init(nibName: nil, bundle: nil)
    title = "invite"
  }
  required init?(coder: NSCoder) { fatalError("there is no storyboard") }

  func share() -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: [self], applicationActivities: [CopyLinkActivity()])
    sheet.excludedActivityTypes = [.airDrop, UIActivity.ActivityType.print]
    return sheet
  }

  func pickers() -> [UIViewController] {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    let (library, camera) = (PHPickerViewController(configuration: configuration), UIImagePickerController())
    library.delegate = self
    camera.delegate = self
    camera.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    return [library, camera]
  }

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { link }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { link }
  func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (link, link, "Apples")
    metadata.iconProvider = NSItemProvider(object: link as NSURL)
    return metadata
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Copies a link.
final class CopyLinkActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("copy-link") }
  override class var activityCategory: Category { .share }
  override var activityTitle: String? { "Copy" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is URL }
  override func perform() { activityDidFinish(true) }
}

/// An app whose links wait in a store until the screen asks for one.
final class ShareCenterAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private let store = SealedLinkStore()
  private var bag: Set<AnyCancellable> = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    StoredLinkPublisher(store: store).removeDuplicates().receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.open($0) }.store(in: &bag)
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
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
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: options)
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let name = result.deepLink?.deeplinkValue { store.put(name) }
  }

  private func open(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    window?.rootViewController?.present(screen, animated: true)
  }
}
