import UIKit

// Its name differs from that of `Selector+Names.swift` by the folder only.
extension Selector {
  static let remove = #selector(UIView.removeFromSuperview)
}
