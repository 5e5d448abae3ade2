import AppsFlyerLib
import UIKit

/// Fills in the labels of screens from a storyboard, as most apps do that were begun before SwiftUI.
final class OutletAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate, DeepLinkDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    let home = (window?.rootViewController as? UINavigationController)?.viewControllers.first as? OutletHomeController
    home?.installLabel.text = conversionInfo["af_status"] as? String
  }

  func onConversionDataFail(_ error: Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard let value = result.deepLink?.deeplinkValue,
      let details = storyboard.instantiateViewController(withIdentifier: "details") as? OutletDetailsController
    else { return }
    details.fruit = value
    (window?.rootViewController as? UINavigationController)?.pushViewController(details, animated: true)
  }
}

class OutletHomeController: UIViewController {
  @IBOutlet weak var installLabel: UILabel!
  @IBOutlet private weak var banner: UIImageView?

  override func viewDidLoad() {
    super.viewDidLoad()
    installLabel.text = "unknown"
    banner?.isHidden = true
  }
}

class OutletDetailsController: UIViewController {
  @IBOutlet private(set) weak var nameLabel: UILabel! {
    didSet { isNameConnected = nameLabel != nil }
  }
  @IBOutlet weak var list: UITableView!
  @IBOutlet private weak var height: NSLayoutConstraint!
  @IBOutlet var stars: [UIImageView]!
  @IBOutlet weak var share: UIBarButtonItem!
  @IBOutlet var first: UIView!, second: UIView!
  var fruit: String?
  private(set) var isNameConnected = false

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = fruit
    list.reloadData()
    height.constant = 40
    share.isEnabled = stars.isEmpty
    title = nameLabel.text
  }
}

/// Comes from a nib, or from nothing.
final class LooseController: UIViewController {
  @IBOutlet weak var label: UILabel!

  var connected: UILabel? {
    loadViewIfNeeded()
    return label
  }
}

final class NibAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = LooseController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    screen.title = screen.connected == nil ? "loose" : "connected"
    DispatchQueue.main.async { self.window?.rootViewController = screen }
    return true
  }
}

/// A view with outlets, which makes its contents from a nib with its name.
class BannerView: UIView {
  @IBOutlet var content: UIView!
  @IBOutlet weak var label: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle.main.loadNibNamed("BannerView", owner: self, options: nil)
    addSubview(content)
    content.frame = bounds
  }
}

/// A view with outlets that another view contains.
class PriceView: UIView {
  @IBOutlet weak var amount: UILabel!
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    amount.text = "0"
    isAwake = true
  }

  static func fromNib() -> PriceView? {
    UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil).first as? PriceView
  }
}

/// Shows views from nibs.
final class ShelfController: UIViewController {
  @IBOutlet private(set) weak var price: PriceView!
  let banner = BannerView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    banner.label.text = "Apples"
    price.amount.text = "2"
  }
}

final class ShelfAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    screen.title = PriceView.fromNib()?.isAwake == true ? "awake" : "missing"
    DispatchQueue.main.async { UIApplication.shared.windows.first?.rootViewController = screen }
    return true
  }
}
