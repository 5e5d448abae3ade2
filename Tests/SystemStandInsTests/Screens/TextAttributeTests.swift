import UIKit
import XCTest

/// Texts whose attributes are objects of UIKit, which Foundation on Linux has to compare.
final class TextAttributeTests: XCTestCase {
  private func text(_ key: NSAttributedString.Key, _ values: [Any]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (index, value) in values.enumerated() {
      text.append(NSAttributedString(string: "\(index)", attributes: [key: value]))
    }
    return text
  }

  private func ranges(of key: NSAttributedString.Key, in text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in ranges.append(range) }
    return ranges
  }

  func testAdjacentPartsMayHaveOtherAttributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let values: [(NSAttributedString.Key, [Any])] = [
      (.font, [UIFont(name: "Avenir", size: 18) as Any, UIFont.boldSystemFont(ofSize: 18)]),
      (.foregroundColor, [UIColor.red, UIColor(red: 0, green: 0, blue: 1, alpha: 1)]),
      (.paragraphStyle, [style, NSParagraphStyle.default]), (.shadow, [NSShadow(), NSShadow()]),
      (.attachment, [NSTextAttachment(image: UIImage()), NSTextAttachment()]),
    ]
    for (key, pair) in values {
      let text = text(key, pair)
      XCTAssertEqual(text.string, "01")
      XCTAssertEqual(ranges(of: key, in: text), [NSRange(location: 0, length: 1), NSRange(location: 1, length: 1)])
      XCTAssertEqual(ranges(of: key, in: self.text(key, [pair[0], pair[0]])), [NSRange(location: 0, length: 2)])
    }
  }

  func testAnAttachmentIsACharacterOfATextAndATextStyleHasAName() {
    XCTAssertEqual(NSAttributedString(attachment: NSTextAttachment()).string, "\u{fffc}")
    XCTAssertEqual(UIFont.TextStyle(rawValue: "UICTFontTextStyleBody"), .body)
    XCTAssertNotEqual(UIFont.TextStyle.title1, .title2)
  }
}
