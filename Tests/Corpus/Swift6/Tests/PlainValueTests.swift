import SwiftUI
import XCTest

/// What models of any isolation say of their looks.
final class PlainValueTests: XCTestCase {
  private enum Offer: CaseIterable {
    case new, old

    var color: Color { self == .new ? .red : Color(red: 0, green: 1, blue: 0).opacity(0.5) }
    var icon: Image { Image(systemName: "tag").renderingMode(.template) }
    var title: Text { Text(verbatim: "\(self)") + Text("!") }
    var font: Font { .title }
  }

  private actor Catalogue {
    func title(of offer: Offer) -> Text { offer.title }
  }

  func testColoursTextsAndImagesBelongToNoActor() async {
    let title = await Catalogue().title(of: .new)
    XCTAssertEqual(title, Text("new!"))
    XCTAssertEqual(Set(Offer.allCases.map(\.color)).count, 1, "colours are not told apart")
    XCTAssertEqual(Offer.old.icon, Offer.new.icon)
    _ = Offer.old.font
  }
}
