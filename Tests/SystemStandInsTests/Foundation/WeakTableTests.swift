import UIKit
import XCTest

/// Tables that hold their objects weakly, as apps use them to tell several listeners of a link.
final class WeakTableTests: XCTestCase {
  private class Listener {}

  private final class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
    override var hash: Int { name.hash }
  }

  func testATableForgetsWhatNothingElseKeeps() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let first = Listener()
    var second: Listener? = Listener()
    table.add(first)
    table.add(second)
    table.add(first)
    XCTAssertEqual(table.count, 2)
    XCTAssertTrue(table.allObjects.first === first)
    second = nil
    XCTAssertEqual(table.count, 1)
    table.remove(first)
    XCTAssertNil(table.anyObject)
  }

  func testEqualObjectsAreOneUnlessPointersCount() {
    let equal = NSHashTable<Named>(options: .strongMemory)
    let identical = NSHashTable<Named>(options: [.strongMemory, .objectPointerPersonality])
    for table in [equal, identical] {
      table.add(Named("a"))
      table.add(Named("a"))
    }
    XCTAssertEqual([equal.count, identical.count], [1, 2])
    XCTAssertEqual([equal, identical].map { $0.contains(Named("a")) }, [true, false])
  }

  func testAMapHoldsKeysOrObjectsWeakly() {
    let map = NSMapTable<NSString, Listener>.strongToWeakObjects()
    var listener: Listener? = Listener()
    map.setObject(listener, forKey: "a")
    XCTAssertTrue(map.object(forKey: "a") === listener)
    listener = nil
    XCTAssertNil(map.object(forKey: "a"))
    XCTAssertEqual(map.count, 0)
  }
}
