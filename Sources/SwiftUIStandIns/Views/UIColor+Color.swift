#if os(Linux) || os(macOS)
  import UIKitStandIns

  extension UIColor {
    /// Takes a colour of SwiftUI's.
    public convenience init(_ color: Color) { self.init() }
  }
#endif
