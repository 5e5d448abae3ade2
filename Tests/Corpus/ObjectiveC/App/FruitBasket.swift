import UIKit

/// Takes every fruit, as it has only the method that it must have.
class FruitBasket: NSObject, FruitPickerDelegate {
  var fruits: [String] = []
  func fruitPicker(_ picker: FruitPicker, picked fruit: String) { fruits.append(fruit) }
}

/// Chooses, and hears of the end.
class ChoosingFruitBasket: FruitBasket {
  func fruitPicker(_ picker: FruitPicker, mayPick fruit: String) -> Bool { fruit != "peaches" }
  func fruitPicker(closed fruitPicker: FruitPicker) { fruits.append("closed") }
}

/// Chooses otherwise.
final class OtherFruitBasket: ChoosingFruitBasket {
  override func fruitPicker(_ picker: FruitPicker, mayPick fruit: String) -> Bool { fruit != "apples" }
  @objc func empty() { fruits = [] }
  func empty(_ fruit: String) { fruits.removeAll { $0 == fruit } }
  @objc func empty(_ notification: Notification) { empty(notification.name.rawValue) }
  @objc func emptyLater(with fruits: Dictionary<String, Int>?, sender: AnyObject!) -> NSString! { nil }
}
