import QuartzCore
import SwiftUI
import UIKit
import XCTest

/// What the screens of an app set and read beside its links.
@MainActor
final class ScreenLooksTests: XCTestCase {
  func testABarThatTheAppMakesKeepsItsItems() async {
    let bar = UINavigationBar()
    bar.barStyle = .black
    bar.setItems([UINavigationItem(title: "Fruit"), UINavigationItem(title: "Apples")], animated: false)
    XCTAssertEqual(bar.topItem?.title, "Apples")
    XCTAssertEqual(bar.backItem?.title, "Fruit")
    XCTAssertEqual(bar.popItem(animated: false)?.title, "Apples")
    let toolbar = UIToolbar()
    (toolbar.barStyle, toolbar.standardAppearance) = (.blackTranslucent, UIToolbarAppearance())
    let tabs = UITabBarAppearance()
    tabs.stackedItemPositioning = .centered
    tabs.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    let button = UIBarButtonItem(title: "Share", image: nil, primaryAction: UIAction { _ in }, menu: nil)
    button.accessibilityIdentifier = "share"
    XCTAssertNotNil(button.primaryAction)
  }

  func testAColourKeepsTheComponentsFromWhichItWasCreated() async {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    XCTAssertEqual([red, green, blue, alpha], [0.25, 0.5, 0.75, 0.5])
    var (hue, saturation, brightness) = (CGFloat(), CGFloat(), CGFloat())
    UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    XCTAssertEqual(hue, 2 / 3, accuracy: 0.001)
    XCTAssertEqual([saturation, brightness], [1, 1])
    XCTAssertEqual(UIColor(cgColor: UIColor.white.cgColor).cgColor.components, [1, 1, 1, 1])
    XCTAssertEqual(UIColor.clear.cgColor.alpha, 0)
  }

  func testImagesAndColoursCanBeLiterals() async {
    let logo = UIImageView(image: #imageLiteral(resourceName: "Logo"))
    XCTAssertNotNil(logo.image)
    logo.image = UIImage(imageLiteralResourceName: "Logo")
    logo.backgroundColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    XCTAssertEqual(logo.backgroundColor?.cgColor.components, [0.25, 0.5, 0.75, 1])
    final class BrandColor: UIColor, @unchecked Sendable {
      init(brand: String) { super.init(red: brand == "fruit" ? 1 : 0, green: 0, blue: 0, alpha: 1) }
    }
    XCTAssertEqual(BrandColor(brand: "fruit").cgColor.components, [1, 0, 0, 1])
  }

  func testGeometryHasItsFunctionsAndMethods() async {
    let frame = CGRectMake(10, 20, 30, 40)
    XCTAssertTrue(CGRectEqualToRect(frame, CGRect(x: 10, y: 20, width: 30, height: 40)))
    XCTAssertTrue(CGSizeEqualToSize(frame.size, CGSizeMake(30, 40)))
    XCTAssertEqual(CGRectGetMaxY(frame), 60)
    XCTAssertEqual(CGRectInset(frame, 5, 5).width, 20)
    let turn = CGAffineTransformMakeRotation(.pi / 2)
    XCTAssertEqual(frame.applying(turn).width, 40, accuracy: 0.001)
    XCTAssertEqual(CGPoint(x: 3, y: 4).applying(turn.concatenating(turn.inverted())).x, 3, accuracy: 0.001)
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    XCTAssertFalse(CATransform3DIsIdentity(layer.transform))
    XCTAssertEqual(CATransform3DMakeRotation(.pi, 0, 0, 1).m11, -1, accuracy: 0.001)
  }

  func testAScreenBeginsAndEndsEditing() async {
    final class Basket: UIViewController {
      var changes: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        changes.append(editing)
      }
    }
    let basket = Basket()
    basket.navigationItem.rightBarButtonItem = basket.editButtonItem
    basket.isEditing = true
    basket.setEditing(false, animated: true)
    XCTAssertEqual(basket.changes, [true, false])
    let table = UITableView()
    table.setEditing(true, animated: false)
    XCTAssertTrue(table.isEditing)
  }

  func testControlsKeepHowTheyLook() async {
    let segments = UISegmentedControl(items: ["Apples", "Pears"])
    segments.setTitle("Plums", forSegmentAt: 1)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    segments.setEnabled(false, forSegmentAt: 0)
    XCTAssertEqual(segments.titleForSegment(at: 1), "Plums")
    XCTAssertFalse(segments.isEnabledForSegment(at: 0))
    segments.removeAllSegments()
    XCTAssertEqual(segments.numberOfSegments, 0)
    let button = UIButton(type: .system)
    (button.contentHorizontalAlignment, button.role) = (.leading, .destructive)
    button.accessibilityTraits.insert(.selected)
    XCTAssertTrue(button.accessibilityTraits.contains(.selected))
    let field = UITextField()
    (field.enablesReturnKeyAutomatically, field.smartQuotesType) = (true, .no)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    let scroll = UIScrollView()
    (scroll.decelerationRate, scroll.indicatorStyle) = (.fast, .white)
    let rounded = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
    XCTAssertNotNil(rounded.map { UIFont(descriptor: $0, size: 0) })
    let icon = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    XCTAssertNotNil(UIImage(systemName: "star", withConfiguration: icon)?.cgImage)
  }

  func testViewsChangePlacesAndKeepGuides() async {
    let (parent, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    for view in [first, second, third] { parent.addSubview(view) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    XCTAssertEqual(parent.subviews, [third, second, first])
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    XCTAssertTrue(parent.layoutGuides.first === guide)
    XCTAssertTrue(parent.keyboardLayoutGuide === parent.keyboardLayoutGuide)
    parent.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    parent.contentMode = .topLeft
  }

  func testACellShowsSwiftUIsViewsOrTexts() async {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.attributedText = NSAttributedString(string: "Apples")
    content.textProperties.color = .red
    content.secondaryTextProperties.numberOfLines = 1
    XCTAssertEqual(content.text, "Apples")
    cell.contentConfiguration = content
    cell.contentConfiguration = UIHostingConfiguration { Text("Apples") }.margins(.all, 0).background(.red)
    let view = cell.contentConfiguration?.makeContentView()
    XCTAssertEqual(view?.subviews.count, 1)
  }

  func testAViewReadsSizesAndRedactionFromItsEnvironment() async {
    struct Card: View {
      @Environment(\.sizeCategory) var size
      @Environment(\.redactionReasons) var reasons
      let read: (ContentSizeCategory, Bool) -> Void
      var body: some View {
        let _ = read(size, reasons.contains(.placeholder))
        Text("Apples").scrollBounceBehavior(.basedOnSize).listSectionSpacing(.compact)
      }
    }
    var found: [String] = []
    let read: (ContentSizeCategory, Bool) -> Void = { found.append("\($0 > .large) \($1)") }
    let screen = UIHostingController(
      rootView: VStack {
        Card(read: read)
        Card(read: read).environment(\.sizeCategory, .accessibilityLarge).redacted(reason: .placeholder)
        Card(read: read).unredacted()
      }.redacted(reason: .placeholder))
    screen.loadViewIfNeeded()
    XCTAssertEqual(found, ["false true", "true true", "false false"])
  }

  func testSubclassesOverrideHowTheyAreDrawn() async {
    let label = PaddedLabel()
    XCTAssertEqual(label.textRect(forBounds: CGRectMake(0, 0, 20, 20), limitedToNumberOfLines: 1).width, 12)
    let field = PaddedField()
    XCTAssertEqual(field.editingRect(forBounds: CGRectMake(0, 0, 20, 20)).minX, 4)
    XCTAssertNotNil(field.inputAccessoryView)
    let button = TallButton()
    button.isSelected = true
    XCTAssertEqual(button.state, .selected)
    XCTAssertEqual(button.titleRect(forContentRect: .zero).height, 10)
    XCTAssertTrue(button.accessibilityActivate())
    let tabs = CountingTabs()
    tabs.tabBar(tabs.tabBar, didSelect: UITabBarItem())
    XCTAssertEqual(tabs.taps, 1)
  }

  func testAValueKeepsGeometry() async {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(NSValue(cgRect: frame).cgRectValue, frame)
    XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue.y, 6)
    XCTAssertEqual(NSValue(cgSize: frame.size).cgSizeValue.height, 4)
    XCTAssertEqual(NSValue(cgPoint: .zero).cgRectValue, .zero)
    XCTAssertEqual(NSNumber(value: 7).cgRectValue, .zero)
  }

  func testASearchBarKeepsItsScopes() async {
    let bar = UISearchBar()
    (bar.barStyle, bar.scopeButtonTitles, bar.showsScopeBar) = (.black, ["Fruit"], true)
    bar.setImage(UIImage(), for: .search, state: .normal)
    XCTAssertEqual(bar.scopeButtonTitles, ["Fruit"])
  }
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
  }
}

private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView ?? UIToolbar() }
    set { super.inputAccessoryView = newValue }
  }
}

private final class TallButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { CGRectMake(0, 0, 0, 10) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  override func accessibilityActivate() -> Bool { true }
  override func tintColorDidChange() { setTitleColor(tintColor, for: .normal) }
}

private final class CountingTabs: UITabBarController {
  private(set) var taps = 0
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { taps += 1 }
}
