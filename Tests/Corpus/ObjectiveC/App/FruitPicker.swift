import UIKit

/// What hears of a picked fruit, as far as it wants to.
@objc protocol FruitPickerDelegate {
  func fruitPicker(_ picker: FruitPicker, picked fruit: String)
  @objc optional func fruitPicker(_ picker: FruitPicker, mayPick fruit: String) -> Bool
  @objc optional func fruitPickerWillOpen(_ picker: FruitPicker)
  @objc optional func fruitPicker(closed fruitPicker: FruitPicker)
}

/// Asks its delegate for what it may have.
final class FruitPicker: NSObject {
  weak var delegate: FruitPickerDelegate?

  func pick(_ fruits: [String]) {
    delegate?.fruitPickerWillOpen?(self)
    for fruit in fruits where delegate?.fruitPicker?(self, mayPick: fruit) ?? true {
      delegate?.fruitPicker(self, picked: fruit)
    }
    delegate?.fruitPicker?(closed: self)
  }

  /// Whether the delegate has the methods for the beginning and for the end.
  var delegateHasMethods: [Bool] {
    let delegate = self.delegate as? NSObjectProtocol
    return [
      delegate?.responds(to: #selector(FruitPickerDelegate.fruitPickerWillOpen(_:))) == true,
      delegate?.responds(to: #selector(FruitPickerDelegate.fruitPicker(closed:))) == true,
    ]
  }
}
