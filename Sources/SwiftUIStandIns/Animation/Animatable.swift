#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A value that can be animated.
  public protocol Animatable {
    /// The type of the animated data.
    associatedtype AnimatableData = Double
  }

  /// A view modifier that can be animated.
  public protocol AnimatableModifier: ViewModifier, Animatable {}
#endif
