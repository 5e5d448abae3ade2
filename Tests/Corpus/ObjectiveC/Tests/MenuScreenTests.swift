import UIKit
import XCTest

/// Screens with lists and menus, as apps show them beside links.
final class MenuScreenTests: XCTestCase {
  @MainActor func testALongTouchHasAMenuThatNobodyOpens() async {
    let (screen, view) = (MenuViewController(style: .plain), UIView())
    let interaction = UIContextMenuInteraction(delegate: screen)
    view.addInteraction(interaction)
    XCTAssertTrue(interaction.view === view)
    XCTAssertEqual(view.interactions.count, 1)
    let other = UIView()
    other.addInteraction(interaction)
    XCTAssertEqual(view.interactions.count, 0)
    other.removeInteraction(interaction)
    XCTAssertNil(interaction.view)
    let menu = screen.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    XCTAssertEqual(menu?.actionProvider?([])?.children.count, 1)
  }

  @MainActor func testAListOverridesWhatItsRowsAllow() async {
    let screen = MenuViewController(style: .plain)
    let row = IndexPath(row: 0, section: 0)
    XCTAssertFalse(screen.tableView(screen.tableView, canEditRowAt: row))
    XCTAssertEqual(screen.tableView(screen.tableView, heightForFooterInSection: 0), 8)
    XCTAssertEqual(screen.tableView(screen.tableView, editingStyleForRowAt: row), .delete)
    let confetti = CAEmitterLayer()
    confetti.emitterCells = [CAEmitterCell()]
    confetti.emitterShape = .line
    screen.view.layer.addSublayer(confetti)
    XCTAssertEqual(confetti.emitterShape, .line)
  }
}

/// A list whose rows have menus.
private final class MenuViewController: UITableViewController, UIContextMenuInteractionDelegate {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 8 }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
    }
  }
}
