#if os(Linux) || os(macOS)
  import Foundation

  extension UIView {
    /// How a view fits its content into its bounds.
    public enum ContentMode: Int, Sendable {
      /// Stretches the content to fill the bounds.
      case scaleToFill = 0
      /// Scales the content to fit, with its aspect ratio.
      case scaleAspectFit = 1
      /// Scales the content to fill the bounds, with its aspect ratio.
      case scaleAspectFill = 2
      /// Draws the content again.
      case redraw = 3
      /// Keeps the size of the content.
      case center = 4
      /// Keeps the size of the content.
      case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// The options of an animation. Views change at once in a simulation.
    public struct AnimationOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Starts and ends slowly.
      public static let curveEaseInOut = AnimationOptions([])
      /// Ends slowly.
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      /// Starts slowly.
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      /// A cross dissolve.
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
      /// Allows the user to interact during the animation.
      public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
      /// Starts from the current values.
      public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
      /// Lays out subviews along with their parent.
      public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
      /// Repeats indefinitely.
      public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
      /// Runs forwards and backwards.
      public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
      /// Constant speed.
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      /// Animates the content during a transition.
      public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 9)
      /// Hides and shows views during a transition instead of removing and adding them.
      public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
      /// Ignores the duration of an enclosing animation.
      public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
      /// Ignores the curve of an enclosing animation.
      public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
      /// Ignores the options of an enclosing animation.
      public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 10)
      /// A page curl upwards.
      public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
      /// A page curl downwards.
      public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
      /// A flip from the top.
      public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
      /// A flip from the bottom.
      public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
      /// A flip from the left.
      public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
      /// A flip from the right.
      public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// The options of a keyframe animation.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Interpolates linearly between keyframes.
      public static let calculationModeLinear = KeyframeAnimationOptions([])
      /// Interpolates along a curve between keyframes.
      public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
      /// Repeats indefinitely.
      public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    }

    /// How a view resizes when its superview does.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// A flexible margin.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
      /// A flexible margin.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
      /// A flexible margin.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
      /// A flexible margin.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
      /// A flexible width.
      public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
      /// A flexible height.
      public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }
  }
#endif
