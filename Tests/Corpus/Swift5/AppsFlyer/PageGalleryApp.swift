import AppsFlyerLib
import UIKit

// Pages with collections, laid out by code as storyboards are not there. A link turns to its page, once the first page
// is.

class FruitCell: UICollectionViewCell {
  static let identifier = "FruitCell"
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    label.attributedText = NSAttributedString(string: "", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class FruitPage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UISearchBarDelegate {
  private let scroll = UIScrollView()
  private lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(FruitCell.self, forCellWithReuseIdentifier: FruitCell.identifier)
    view.dataSource = self
    view.delegate = self
    view.isPagingEnabled = true
    return view
  }()

  init(fruit: String) {
    super.init(nibName: nil, bundle: nil)
    title = fruit
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collection)
    scroll.delegate = self
    scroll.refreshControl = UIRefreshControl()
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { print($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] ?? "") }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.contentView.addGestureRecognizer(UIPanGestureRecognizer())
    view.insertSubview(blur, aboveSubview: collection)
    let colours = CAGradientLayer()
    colours.colors = [UIColor.white.cgColor, UIColor.systemGray6.cgColor]
    view.layer.insertSublayer(colours, at: 0)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.delegate = self
    navigationItem.searchController = search
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseOut, .beginFromCurrentState]
    ) {
      self.collection.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    } completion: { _ in
      self.collection.transform = .identity
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: FruitCell.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.frame.width / 2, height: 80) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection.contentOffset.y = scrollView.contentOffset.y }
}

class FruitPages: UIPageViewController, UIPageViewControllerDataSource {
  private let fruits = ["bananas", "apples"]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
    dataSource = self
    setViewControllers([FruitPage(fruit: fruits[0])], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func turn(to fruit: String) {
    guard fruits.contains(fruit) else { return }
    setViewControllers([FruitPage(fruit: fruit)], direction: .forward, animated: true)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController.title == fruits[1] ? FruitPage(fruit: fruits[0]) : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController.title == fruits[0] ? FruitPage(fruit: fruits[1]) : nil }
}

class PageGalleryAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private let pages = FruitPages()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: pages)
    window?.makeKeyAndVisible()
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

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let fruit = result.deepLink?.deeplinkValue else { return }
    DispatchQueue.main.async { self.pages.turn(to: fruit) }
  }
}
