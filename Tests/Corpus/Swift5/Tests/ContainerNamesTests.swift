import AuthenticationServices
import CoreLocation
import LocalAuthentication
import StoreKit
import SwiftUI
import UIKit
import WebKit
import XCTest
import os.lock

/// Names of UIKit, SwiftUI and WebKit that routers, containers and hosts of web pages use.
@MainActor
final class ContainerNamesTests: XCTestCase {
  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      clearsSelectionOnViewWillAppear = false
      setToolbarItems([UIBarButtonItem.flexibleSpace()], animated: false)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 1 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  func testListsAndGridsHaveTheMethodsOfTheirDelegates() async {
    let list = List(style: .plain)
    list.loadViewIfNeeded()
    XCTAssertFalse(list.clearsSelectionOnViewWillAppear)
    XCTAssertEqual(list.toolbarItems?.count, 1)
    XCTAssertEqual(list.sectionIndexTitles(for: list.tableView), ["A"])
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    grid.installsStandardGestureForInteractiveMovement = false
    XCTAssertTrue(grid.collectionViewLayout is UICollectionViewFlowLayout)
  }

  func testNoGestureDrivesATransition() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    var seen: [String] = []
    final class Watched: UIViewController {
      var note: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator.map(note)
      }
    }
    let next = Watched()
    next.note = { coordinator in
      coordinator.notifyWhenInteractionChanges { _ in seen.append("changes") }
      coordinator.notifyWhenInteractionEnds { _ in seen.append("ends") }
      coordinator.animateAlongsideTransition(in: nil, animation: { _ in seen.append("along") })
      XCTAssertFalse(coordinator.isInteractive || coordinator.initiallyInteractive)
      XCTAssertTrue(coordinator.targetTransform.isIdentity)
      XCTAssertTrue(coordinator.view(forKey: .to) === next.view)
    }
    navigation.pushViewController(next, animated: true)
    XCTAssertTrue(["along"] == seen || seen.isEmpty, "\(seen)")
  }

  func testASplitViewKeepsWhatTheAppSets() async {
    let split = UISplitViewController(style: .doubleColumn)
    split.displayModeButtonVisibility = .never
    split.primaryBackgroundStyle = .sidebar
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    XCTAssertEqual(split.displayModeButtonVisibility, .never)
    XCTAssertEqual(split.preferredPrimaryColumnWidth, -1)
  }

  func testTheKeysOfABundleAreStrings() async {
    XCTAssertEqual(kCFBundleVersionKey as String, "CFBundleVersion")
    XCTAssertEqual(kCFBundleNameKey as String, "CFBundleName")
    XCTAssertEqual(String(kCFBundleIdentifierKey), "CFBundleIdentifier")
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
  }

  func testAnErrorIsCaughtByItsCode() async {
    func code(of error: any Error) -> String {
      do {
        throw error
      } catch ASWebAuthenticationSessionError.canceledLogin {
        return "session"
      } catch ASAuthorizationError.canceled {
        return "authorization"
      } catch LAError.userCancel {
        return "context"
      } catch SKError.paymentCancelled {
        return "payment"
      } catch CLError.denied {
        return "location"
      } catch {
        return "other"
      }
    }
    XCTAssertEqual(code(of: ASWebAuthenticationSessionError(.canceledLogin)), "session")
    XCTAssertEqual(code(of: ASAuthorizationError(.canceled)), "authorization")
    XCTAssertEqual(code(of: LAError(.userCancel)), "context")
    XCTAssertEqual(code(of: SKError(.paymentCancelled)), "payment")
    XCTAssertEqual(code(of: CLError(.denied)), "location")
    XCTAssertEqual(code(of: LAError(.userFallback)), "other")
  }

  private final class PageHost: NSObject, WKURLSchemeHandler, WKScriptMessageHandlerWithReply {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) { urlSchemeTask.didFinish() }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
  }

  func testAPageHasAHostAndNoContent() async {
    let configuration = WKWebViewConfiguration()
    let host = PageHost()
    configuration.setURLSchemeHandler(host, forURLScheme: "shop")
    configuration.userContentController.addScriptMessageHandler(host, contentWorld: .page, name: "native")
    configuration.preferences.isElementFullscreenEnabled = true
    XCTAssertTrue(configuration.urlSchemeHandler(forURLScheme: "shop") === host)
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.pageZoom = 1.5
    web.underPageBackgroundColor = .black
    web.takeSnapshot(with: nil) { image, error in XCTAssertTrue(image == nil && error is WKError) }
    XCTAssertNil(web.themeColor)
    XCTAssertNil(web.serverTrust)
    do {
      _ = try await web.callAsyncJavaScript("return 1", arguments: [:], in: nil, contentWorld: .page)
      XCTFail("there is no page")
    } catch {
      XCTAssertEqual((error as? WKError)?.code, .javaScriptExceptionOccurred)
    }
  }

  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews { view.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
    }
  }

  private struct Tree: Identifiable {
    let id: String
    var branches: [Tree]?
  }

  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.detail
    @State private var position = ScrollPosition(edge: .top)
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Flow { Text("a") }
      } content: {
        ScrollView { OutlineGroup([Tree(id: "b")], children: \.branches) { Text($0.id).searchCompletion($0.id) } }
          .scrollPosition($position)
          .animation(.default) { $0.opacity(0.5) }
      } detail: {
        AnyLayout(HStackLayout(spacing: 4)) { Text("c") }
      }
    }
  }

  func testColumnsAndLayoutsCompile() async {
    let screen = UIHostingController(rootView: Columns())
    XCTAssertEqual(screen.sizeThatFits(in: CGSize(width: 3, height: 4)).height, 4)
    var position = ScrollPosition(edge: .top)
    position.scrollTo(id: 7)
    XCTAssertEqual(position.viewID(type: Int.self), 7)
    XCTAssertNil(position.edge)
  }

  func testAnAnimatorPausesAndTurnsRound() async {
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
    animator.isReversed = true
    animator.pausesOnCompletion = true
    animator.startAnimation()
    XCTAssertTrue(animator.isRunning)
    animator.pauseAnimation()
    XCTAssertFalse(animator.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    XCTAssertTrue(animator.isRunning)
  }
}
