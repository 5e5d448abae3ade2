import AppsFlyerLib
import UIKit

// A stack whose screens are lists of cells that are configured by registrations. A link opens the details of a fruit
// with a transition of the app's own, over a dimmed list.

final class FruitList: UIViewController, UICollectionViewDelegate {
  enum Section: Hashable { case fruits }

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
  private lazy var source: UICollectionViewDiffableDataSource<Section, String> = {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
      cell.accessories = [.disclosureIndicator(), .checkmark()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in header.backgroundColor = .systemBackground }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: list) { list, path, fruit in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: fruit)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }()

  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      guard section == 0, environment.container.effectiveContentSize.width > 600 else {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
      }
      return .list(using: .init(appearance: .sidebar), layoutEnvironment: environment)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "fruits"
    extendedLayoutIncludesOpaqueBars = true
    list.bouncesZoom = false
    list.delegate = self
    view.addSubview(list)
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[list]|", options: [], metrics: nil, views: ["list": list]))
    var fruits = NSDiffableDataSourceSnapshot<Section, String>()
    fruits.appendSections([.fruits])
    fruits.appendItems(["apples", "peaches"])
    source.applySnapshotUsingReloadData(fruits)
  }

  func firstCell() -> UICollectionViewCell {
    source.collectionView(list, cellForItemAt: IndexPath(item: 0, section: 0))
  }
}

final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { DimmedPresentation(presentedViewController: presented, presenting: presenting) }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.addSubview(view)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

final class DimmedPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
  }
  override func presentationTransitionWillBegin() { containerView?.backgroundColor = .black }
}

final class ListAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private let transition = FadeTransition()
  private(set) lazy var stack = UINavigationController(rootViewController: FruitList())

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    stack.hidesBarsOnSwipe = true
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity)
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    AppsFlyerLib.shared().handleOpen(url)
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let fruit = result.deepLink?.deeplinkValue else { return }
    let details = UIViewController()
    details.title = fruit
    details.modalPresentationStyle = .custom
    details.transitioningDelegate = transition
    stack.dismiss(animated: false)
    stack.present(details, animated: true)
  }
}
