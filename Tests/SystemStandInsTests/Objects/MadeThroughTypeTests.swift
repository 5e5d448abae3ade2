import UIKit
import XCTest

/// Objects whose class only a type says, which Swift creates with any initializer of a class in Objective-C.
final class MadeThroughTypeTests: XCTestCase {
  @MainActor
  func testAScreenIsMadeWithItsOwnInitializer() async {
    let (screen, named): (NamedScreen, NamedScreen) = (make(), makeFromNib())
    XCTAssertEqual(screen.names, ["nil"])
    XCTAssertEqual(named.names, ["NamedScreen"])
    XCTAssertEqual(named.nibName, "NamedScreen")
    XCTAssertEqual(named.field, "field")
    XCTAssertEqual(makeFromNib(PlainScreen.self).nibName, "PlainScreen")
    XCTAssertEqual(PlainScreen.fromNib().field, "field")
  }

  @MainActor
  func testAStackIsMadeWithItsRoot() async {
    let root = PlainScreen()
    for type in [UINavigationController.self, NamedStack.self] {
      let stack = type.init(rootViewController: root)
      XCTAssertTrue(stack.topViewController === root)
      XCTAssertTrue(Swift.type(of: stack) == type)
    }
    let named: NamedStack = wrap(root)
    XCTAssertEqual(named.field, "wrapped")
  }

  @MainActor
  func testViewsAndCellsAreMadeWithTheirOwnInitializers() async {
    let frame = CGRect(x: 0, y: 0, width: 3, height: 4)
    XCTAssertEqual(makeView(NamedView.self, frame).field, "with a frame")
    XCTAssertEqual(makeView(NamedView.self, frame).frame, frame)
    XCTAssertEqual(makeView(UILabel.self, frame).frame, frame)
    XCTAssertEqual((make() as NamedView).field, "with a frame")
    let cell: NamedCell = makeCell()
    XCTAssertEqual(cell.reuseIdentifier, "NamedCell")
    XCTAssertEqual(cell.field, "subtitle")
    let button: UIButton = makeButton()
    XCTAssertEqual(button.buttonType, .system)
  }

  @MainActor
  func testOtherObjectsAreMadeWithoutArguments() async {
    let type: NSObject.Type = Plain.self
    XCTAssertEqual((type.init() as? Plain)?.field, "plain")
    XCTAssertTrue((make() as UIResponder).next == nil)
  }

  @MainActor private func make<Object: NSObject>() -> Object { Object() }
  @MainActor private func makeFromNib<Screen: UIViewController>(_ type: Screen.Type = Screen.self) -> Screen {
    Screen(nibName: String(describing: Screen.self), bundle: nil)
  }
  @MainActor private func wrap<Stack: UINavigationController>(_ root: UIViewController) -> Stack {
    Stack.init(rootViewController: root)
  }
  @MainActor private func makeView<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View { type.init(frame: frame) }
  @MainActor private func makeCell<Cell: UITableViewCell>() -> Cell {
    Cell(style: .subtitle, reuseIdentifier: String(describing: Cell.self))
  }
  @MainActor private func makeButton<Button: UIButton>() -> Button { Button(type: .system) }
}

private final class Plain: NSObject {
  let field: String
  override init() {
    field = "plain"
    super.init()
  }
}

extension UIViewController {
  /// The usual helper that loads a screen from a nib of the name of its class.
  fileprivate class func fromNib() -> Self { self.init(nibName: String(describing: self), bundle: nil) }
}

private final class PlainScreen: UIViewController {
  let field = "field"
}

private final class NamedScreen: UIViewController {
  var names: [String] = []
  let field = "field"
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    names.append(nibNameOrNil ?? "nil")
  }
  required init?(coder: NSCoder) { nil }
}

private final class NamedStack: UINavigationController {
  var field = "not wrapped"
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    field = "wrapped"
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { nil }
}

private final class NamedView: UIView {
  var field = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    field = "with a frame"
  }
  required init?(coder: NSCoder) { nil }
}

private final class NamedCell: UITableViewCell {
  var field = ""
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field = "\(style)"
  }
  required init?(coder: NSCoder) { nil }
}
