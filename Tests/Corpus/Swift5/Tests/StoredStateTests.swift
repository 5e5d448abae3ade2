import SwiftUI
import UIKit
import XCTest

/// Objects that keep some of their state as views do.
final class StoredStateTests: XCTestCase {
  /// Its properties leave it to no actor, so that code of any isolation calls it.
  private final class Settings: ObservableObject {
    @AppStorage("seen") var isSeen = false
    @SceneStorage("tab") var tab = 1
    @State var count = 2
    @Environment(\.locale) var locale
    @FocusState var isFocused: Bool
    @GestureState var isPressed = false
    @Namespace var names

    func values() -> [String] {
      ["\(isSeen)", "\(tab)", "\(count)", locale.identifier, "\(isFocused)", "\(isPressed)"]
    }
  }

  /// As on a device, the object of a view is the main actor's.
  private final class Holder {
    @ObservedObject var settings: Settings
    init(_ settings: Settings) { self.settings = settings }
    func isMain() -> Bool {
      MainActor.assertIsolated()
      return true
    }
  }

  func testAStoredValueMovesItsObjectToNoActor() async {
    let values = await Task.detached { Settings().values() }.value
    XCTAssertEqual(values, ["false", "1", "2", "en_US", "false", "false"])
  }

  @MainActor
  func testAnObservedObjectMovesItsOwnerToTheMainActor() { XCTAssertTrue(Holder(Settings()).isMain()) }

  enum Place: Hashable, Codable {
    case product(id: String)
    case profile
  }

  /// Not every value of a path can be stored.
  private struct Secret: Hashable {}

  func testAPathIsStoredWithTheTypesOfItsValues() throws {
    var path = NavigationPath([Place.product(id: "apples"), .profile])
    path.append(7)
    path.append(URL(string: "https://example.com")!)
    let stored = try JSONEncoder().encode(XCTUnwrap(path.codable))
    let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    XCTAssertEqual(NavigationPath(restored), path)
    path.append(Secret())
    XCTAssertNil(path.codable)
    let wrong = Data(#"["nothing", 1]"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: wrong)) { error in
      XCTAssertTrue("\(error)".contains("nothing is not a type."), "\(error)")
    }
  }

  @MainActor
  func testATextHasAttributesOfUIKit() {
    let font = UIFont.systemFont(ofSize: 12)
    var container = AttributeContainer([.font: font, .foregroundColor: UIColor.red])
    XCTAssertEqual(container.font, font)
    container.kern = 2
    var title = AttributedString("Open", attributes: container)
    title.backgroundColor = .blue
    XCTAssertEqual(title.kern, 2)
    var button = UIButton.Configuration.filled()
    button.attributedTitle = title
    button.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0.merging(container) }
    XCTAssertEqual(button.title, "Open")
  }

  @MainActor
  func testAButtonIsToldOfItsState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.showsActivityIndicator = !$0.isEnabled }
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    XCTAssertEqual(button.configuration?.showsActivityIndicator, true)
  }

  /// Asks what only a drawn or focused view has.
  private struct Drawing: View {
    @FocusedValue(\.name) private var name

    var body: some View {
      Canvas { context, size in
        XCTFail("nothing is drawn")
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        context.draw(Text(name ?? ""), at: .zero)
      }
      .visualEffect { $0.opacity(0.5).offset(y: $1.size.height) }
      .scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.9) }
      .focusedSceneValue(\.name, "drawing")
    }
  }

  @MainActor
  func testNothingIsDrawnOrFocused() {
    let controller = UIHostingController(rootView: Drawing())
    controller.loadViewIfNeeded()
    XCTAssertNil(FocusedValue(\.name).wrappedValue)
  }

  @MainActor
  func testATableShowsNoRows() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }
    let rows = Rows(style: .grouped)
    rows.tableView.dataSource = rows
    rows.refreshControl = UIRefreshControl()
    XCTAssertEqual([rows.tableView.numberOfSections, rows.tableView.numberOfRows(inSection: 0)], [1, 3])
    XCTAssertNil(rows.tableView.indexPathForRow(at: .zero))
    let changes = rows.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (rows: Rows, _) in
      XCTFail("the traits of \(rows) do not change")
    }
    rows.unregisterForTraitChanges(changes)
    let constraint = rows.view.topAnchor.constraint(
      equalToSystemSpacingBelow: rows.view.safeAreaLayoutGuide.topAnchor, multiplier: 2)
    constraint.isActive = true
  }
}

private struct NameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
