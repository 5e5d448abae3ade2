#if os(Linux) || os(macOS)
  import Foundation

  /// A time in seconds.
  public typealias CFTimeInterval = Double

  /// The name of a timing function.
  public struct CAMediaTimingFunctionName: Hashable, Sendable {
    /// The linear timing curve.
    public static let linear = CAMediaTimingFunctionName()
    /// The ease in timing curve.
    public static let easeIn = CAMediaTimingFunctionName()
    /// The ease out timing curve.
    public static let easeOut = CAMediaTimingFunctionName()
    /// The ease in ease out timing curve.
    public static let easeInEaseOut = CAMediaTimingFunctionName()
    /// The default timing curve.
    public static let `default` = CAMediaTimingFunctionName()
  }

  /// Stands in for a timing function.
  public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Creates a timing function from its name.
    public init(name: CAMediaTimingFunctionName) {}
  }

  /// What an animation shows before and after its duration.
  public struct CAMediaTimingFillMode: Hashable, Sendable {
    /// The forwards fill mode.
    public static let forwards = CAMediaTimingFillMode()
    /// The backwards fill mode.
    public static let backwards = CAMediaTimingFillMode()
    /// The both fill mode.
    public static let both = CAMediaTimingFillMode()
    /// The removed fill mode.
    public static let removed = CAMediaTimingFillMode()
  }
#endif
