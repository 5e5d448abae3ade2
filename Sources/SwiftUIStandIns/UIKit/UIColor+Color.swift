#if os(Linux) || os(macOS)
  import UIKitStandIns

  extension UIColor {
    /// Creates a UIKit colour from a SwiftUI colour, which is ignored.
    public convenience init(_ color: Color) { self.init() }
  }
#endif
