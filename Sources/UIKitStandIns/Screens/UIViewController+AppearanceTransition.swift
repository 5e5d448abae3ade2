#if os(Linux) || os(macOS)
  import Foundation

  extension UIViewController {
    /// Accepts that a child is about to appear or disappear, of which the simulation tells it anyway.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// Accepts the end of a transition.
    public func endAppearanceTransition() {}
  }
#endif
