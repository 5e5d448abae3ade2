import UIKit

extension Selector {
  static let endEditing = #selector(UIView.endEditing(_:))
}
