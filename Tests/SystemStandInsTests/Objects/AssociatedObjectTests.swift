import UIKit
import XCTest

/// Values that an extension keeps with an object of another class.
final class AssociatedObjectTests: XCTestCase {
  private let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
  private var key: UnsafeRawPointer { UnsafeRawPointer(keys) }
  private var other: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }
  private class Link {}

  override func tearDown() { keys.deallocate() }

  func testAnObjectKeepsItsValues() {
    let (first, second) = (NSObject(), NSObject())
    objc_setAssociatedObject(first, key, "link", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(first, other, 3, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    XCTAssertEqual(objc_getAssociatedObject(first, key) as? String, "link")
    XCTAssertEqual(objc_getAssociatedObject(first, other) as? Int, 3)
    XCTAssertNil(objc_getAssociatedObject(second, key))
    objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertNil(objc_getAssociatedObject(first, key))
    objc_removeAssociatedObjects(first)
    XCTAssertNil(objc_getAssociatedObject(first, other))
  }

  func testAnAssignedValueIsNotKept() {
    let object = NSObject()
    var link: Link? = Link()
    objc_setAssociatedObject(object, key, link, .OBJC_ASSOCIATION_ASSIGN)
    XCTAssertTrue(objc_getAssociatedObject(object, key) as? Link === link)
    link = nil
    XCTAssertNil(objc_getAssociatedObject(object, key))
  }

  /// Of many objects, some get the address of one that is gone.
  func testANewObjectHasNoValuesOfOneThatIsGone() {
    for number in 0..<1000 {
      let object = NSObject()
      XCTAssertNil(objc_getAssociatedObject(object, key))
      objc_setAssociatedObject(object, key, number, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
